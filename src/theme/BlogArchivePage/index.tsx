// Change: our own page. The theme's skips a heading level, is a second banner landmark, and describes
// every archive as "Archive".
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import useRouteContext from '@docusaurus/useRouteContext';
import type {Props} from '@theme/BlogArchivePage';
import Layout from '@theme/Layout';

import {blogHeads} from '@site/src/config/blogs';

import styles from './custom.module.css';

type Post = Props['archive']['blogPosts'][number];

/** Posts by year, newest first, as they come. */
const byYear = (posts: readonly Post[]): [year: string, posts: Post[]][] => {
  const years = new Map<string, Post[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
};

const day = new Intl.DateTimeFormat('en', {day: 'numeric', month: 'long', timeZone: 'UTC'});

export default function BlogArchivePage({archive}: Props): ReactNode {
  const title = blogHeads[useRouteContext().plugin.id]?.blogTitle ?? '';
  return (
    <>
      <PageMetadata
        title={`${title}: archive`}
        description={`${title}: all posts, listed by year with date and title.`}
      />
      <Layout>
        <main className={`container margin-vert--lg markdown ${styles.archive}`}>
          <h1>{title}: archive</h1>
          {byYear(archive.blogPosts).map(([year, posts]) => (
            <section key={year}>
              <h2>{year}</h2>
              <ul className={styles.posts}>
                {posts.map(({metadata}) => (
                  <li key={metadata.permalink}>
                    <time dateTime={metadata.date}>{day.format(new Date(metadata.date))}</time>
                    <Link to={metadata.permalink}>{metadata.title}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </main>
      </Layout>
    </>
  );
}
