// Change: in lists, a post is a card with its cover beside the text. On its page, a note at the head of
// the text, which feeds and Markdown twins take over, says of what time it is.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItem from '@theme-original/BlogPostItem';
import type {Props} from '@theme/BlogPostItem';

import {RewrittenNote} from '@site/src/components/blog/RewrittenNote';

import styles from './custom.module.css';

export default function BlogPostItemCard({className, children, ...props}: Props): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  return (
    <BlogPostItem {...props} className={clsx(!isBlogPostPage && styles.card, className)}>
      {isBlogPostPage && <RewrittenNote />}
      {children}
    </BlogPostItem>
  );
}
