// Change: the drawer opens without rendering the sidebar again; the theme gives its items a new handler each time.
import {memo, useCallback, type ComponentProps, type ReactNode} from 'react';
import {NavbarSecondaryMenuFiller, ThemeClassNames} from '@docusaurus/theme-common';
import DocSidebarItems from '@theme/DocSidebarItems';
import type {Props} from '@theme/DocSidebar/Mobile';
import clsx from 'clsx';

import {useNavbarDrawer} from '@site/src/upstream/navbarDrawer';

type Item = Parameters<NonNullable<ComponentProps<typeof DocSidebarItems>['onItemClick']>>[0];

const Menu = ({sidebar, path}: Props): ReactNode => {
  const {toggle} = useNavbarDrawer();
  const closeDrawer = useCallback(
    (item: Item): void => {
      // A category without a page only opens.
      if (item.type === 'link' || (item.type === 'category' && item.href)) toggle();
    },
    [toggle],
  );
  return (
    <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
      <DocSidebarItems items={sidebar} activePath={path} onItemClick={closeDrawer} level={1} />
    </ul>
  );
};

function DocSidebarMobile(props: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={Menu} props={props} />;
}

export default memo(DocSidebarMobile);
