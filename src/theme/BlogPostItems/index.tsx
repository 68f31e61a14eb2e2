// Change: lists of posts get a heading, which the theme's list pages lack, and say what they hold and
// where to follow it. The first cover, the largest thing in view on phones, loads with the page.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useRouteContext from '@docusaurus/useRouteContext';
import BlogPostItems from '@theme-original/BlogPostItems';
import type {Props} from '@theme/BlogPostItems';

import {blogHeads} from '@site/src/config/blogs';

import styles from './custom.module.css';

export default function BlogPostItemsWithHead(props: Props): ReactNode {
  const head = blogHeads[useRouteContext().plugin.id];
  const path = useBaseUrl(head?.routeBasePath);
  const first = props.items[0]?.content;
  const cover = first?.assets.image ?? first?.frontMatter.image;
  const coverPath = useBaseUrl(cover);
  return (
    <>
      {cover !== undefined && (
        <Head>
          <link rel="preload" href={coverPath} as="image" />
        </Head>
      )}
      <header className={styles.head}>
        <h1>{head?.blogTitle}</h1>
        <p className={styles.description}>{head?.blogDescription}</p>
        <p className={styles.ways}>
          <Link to={`${path}/archive`} autoAddBaseUrl={false}>
            Archive
          </Link>
          <Link to={`pathname://${path}/rss.xml`}>RSS</Link>
        </p>
      </header>
      <BlogPostItems {...props} />
    </>
  );
}
