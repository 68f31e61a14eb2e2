// Change: the open drawer keeps the focus, Escape closes it, and its menu shows the current page.
import {useEffect, useRef, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

import {currentPage, showCurrent} from '@site/src/components/layout/showCurrent';
import {useModalDrawer} from '@site/src/components/layout/useModalDrawer';

export default function NavbarMobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const drawer = useRef<HTMLDivElement>(null);
  useModalDrawer(drawer, {isOpen: shown, close: toggle, opener: '.navbar__toggle'});
  useEffect(() => {
    if (!shown) return;
    drawer.current?.querySelectorAll('.menu, .menu > .menu__list').forEach((menu) => {
      showCurrent(menu, currentPage);
    });
  }, [shown]);
  return (
    <div ref={drawer}>
      <MobileSidebar />
    </div>
  );
}
