// Change: the label, which is a link that acts as a button, also responds to the space key.
import type {ReactNode} from 'react';
import DropdownNavbarItemMobile from '@theme-original/NavbarItem/DropdownNavbarItem/Mobile';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';

import {pressWithSpace} from '@site/src/components/navigation/pressWithSpace';

export default function DropdownNavbarItemMobileWithSpace(props: Props): ReactNode {
  return <DropdownNavbarItemMobile {...props} onKeyDown={pressWithSpace} />;
}
