// Change: the post's cover follows its header, in lists and at the head of the post, where a menu
// copies the post as Markdown.
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemHeader from '@theme-original/BlogPostItem/Header';

import {PostCover} from '@site/src/components/blog/PostCover';
import {CopyPage} from '@site/src/components/docs/CopyPage';

import styles from './custom.module.css';

export default function BlogPostItemHeaderWithCover(): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  return (
    <>
      <BlogPostItemHeader />
      {isBlogPostPage && (
        <div className={styles.menu}>
          <CopyPage />
        </div>
      )}
      <PostCover />
    </>
  );
}
