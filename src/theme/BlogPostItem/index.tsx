// Change: in lists, a post is a card with its cover beside the text.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItem from '@theme-original/BlogPostItem';
import type {Props} from '@theme/BlogPostItem';

import styles from './custom.module.css';

export default function BlogPostItemCard({className, ...props}: Props): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  return <BlogPostItem {...props} className={clsx(!isBlogPostPage && styles.card, className)} />;
}
