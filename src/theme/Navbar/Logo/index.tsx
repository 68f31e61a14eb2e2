// Change: a right-click on the logo opens the brand page, where the logo can be downloaded.
import type {MouseEvent, ReactNode} from 'react';
import Logo from '@theme-original/Navbar/Logo';

import {site} from '@site/src/config/site';

const openBrandPage = (event: MouseEvent): void => {
  event.preventDefault();
  window.open(site.brandUrl, '_blank', 'noopener');
};

export default function NavbarLogo(): ReactNode {
  return (
    // The link inside stays the control; the menu key also opens the brand page for keyboard users.
    <div className="navbar-logo" onContextMenu={openBrandPage}>
      <Logo />
    </div>
  );
}
