// Change: the open drawer keeps the focus, Escape closes it, and its menu shows the current page. It is
// rendered after the start: when the browser is idle, or at once when the drawer is about to be opened.
import {startTransition, useEffect, useRef, useState, type ReactNode} from 'react';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {whenIdle} from 'docusaurus-lean-start/when-idle';

import {currentPage, showCurrent} from '@site/src/components/navigation/showCurrent';
import {useModalDrawer} from '@site/src/components/navigation/useModalDrawer';
import {useNavbarDrawer} from '@site/src/upstream/navbarDrawer';

const opener = '.navbar__toggle';

/** Whether to render the drawer: it opens sooner, and slides in, if it is there before the click. */
const useIsWanted = (isOpen: boolean): boolean => {
  const [isWanted, setIsWanted] = useState(isOpen);
  if (isOpen && !isWanted) setIsWanted(true);
  useEffect(() => {
    if (isWanted) return undefined;
    const prepare = (): void => {
      startTransition(() => {
        setIsWanted(true);
      });
    };
    const expect = ({target}: Event): void => {
      if (target instanceof Element && target.closest(opener)) prepare();
    };
    whenIdle(prepare);
    const signs = ['pointerover', 'pointerdown', 'focusin'];
    for (const sign of signs) document.addEventListener(sign, expect, {passive: true});
    return () => {
      for (const sign of signs) document.removeEventListener(sign, expect);
    };
  }, [isWanted]);
  return isWanted;
};

export default function NavbarMobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarDrawer();
  const isWanted = useIsWanted(shown);
  const drawer = useRef<HTMLDivElement>(null);
  useModalDrawer(drawer, {isOpen: shown, close: toggle, opener});
  useEffect(() => {
    if (!shown) return;
    drawer.current?.querySelectorAll('.menu, .menu > .menu__list').forEach((menu) => {
      showCurrent(menu, currentPage);
    });
  }, [shown]);
  return <div ref={drawer}>{isWanted && <MobileSidebar />}</div>;
}
