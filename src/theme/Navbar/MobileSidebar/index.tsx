// Change: the open drawer keeps the focus, Escape closes it, and its menu shows the current page.
import {useEffect, useRef, type ReactNode} from 'react';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

import {currentPage, showCurrent} from '@site/src/components/navigation/showCurrent';
import {useModalDrawer} from '@site/src/components/navigation/useModalDrawer';
import {useNavbarDrawer} from '@site/src/upstream/navbarDrawer';

export default function NavbarMobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarDrawer();
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
