// Change: the open drawer keeps the focus, and Escape closes it.
import {useRef, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

import {useModalDrawer} from '@site/src/components/layout/useModalDrawer';

export default function NavbarMobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const drawer = useRef<HTMLDivElement>(null);
  useModalDrawer(drawer, {isOpen: shown, close: toggle, opener: '.navbar__toggle'});
  return (
    <div ref={drawer}>
      <MobileSidebar />
    </div>
  );
}
