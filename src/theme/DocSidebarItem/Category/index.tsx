// Change: a category without a page, which is a link that acts as a button, also responds to the
// space key.
import type {ComponentProps, ReactNode} from 'react';
import Category from '@theme-original/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';

import {pressWithSpace} from '@site/src/components/navigation/pressWithSpace';

/** The props that upstream passes to the category's link. */
type LinkProps = Pick<ComponentProps<'a'>, 'onKeyDown'>;

export default function DocSidebarItemCategory(props: Props): ReactNode {
  const linkProps: LinkProps = {onKeyDown: pressWithSpace};
  return <Category {...props} {...linkProps} />;
}
