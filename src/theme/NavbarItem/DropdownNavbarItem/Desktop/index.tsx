// Change: ejected, because upstream's menu ignores clicks, the space key and Escape, and tells
// assistive technology that it is closed while the mouse holds it open.
import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';

import {pressWithSpace} from '@site/src/components/navigation/pressWithSpace';
import {useOpenMenu} from '@site/src/components/navigation/useOpenMenu';

export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  ...props
}: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const {isOpen, press, hover} = useOpenMenu(container);
  // Until hydration, the style sheet alone opens the menu.
  const isBrowser = useIsBrowser();
  return (
    <div
      ref={container}
      className={clsx('navbar__item', 'dropdown', {
        'dropdown--hoverable': !isBrowser,
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
      {...hover}
    >
      <NavbarNavLink
        aria-haspopup="true"
        aria-expanded={isOpen}
        role="button"
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...props}
        onClick={
          props.to
            ? undefined
            : (event) => {
                event.preventDefault();
                press();
              }
        }
        onKeyDown={(event) => {
          if (!props.to) pressWithSpace(event);
          else if (event.key === 'Enter' || event.key === ' ') {
            event.preventDefault();
            press();
          }
        }}
      >
        {props.children ?? props.label}
      </NavbarNavLink>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
