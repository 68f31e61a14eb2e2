// Change: years are labels, not headings: the theme's h3 elements come before the page's h1.
import {memo, useId, type ReactNode} from 'react';
import {groupBlogSidebarItemsByYear} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogSidebar/Content';

import styles from './custom.module.css';

type Item = Props['items'][number];

interface YearProps extends Pick<Props, 'ListComponent'> {
  year: string;
  items: Item[];
}

/** The posts of one year. */
function Year({year, items, ListComponent}: YearProps): ReactNode {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.year}>
        {year}
      </p>
      <ListComponent items={items} />
    </div>
  );
}

function BlogSidebarContent({items, ListComponent}: Props): ReactNode {
  return groupBlogSidebarItemsByYear(items).map(([year, itemsOfYear]) => (
    <Year key={year} year={year} items={itemsOfYear} ListComponent={ListComponent} />
  ));
}

export default memo(BlogSidebarContent);
