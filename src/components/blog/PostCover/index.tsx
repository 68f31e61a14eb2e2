import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import useBaseUrl from '@docusaurus/useBaseUrl';

import styles from './styles.module.css';

/**
 * The drawn cover of the post around it, 1200 × 630 pixels; nothing for posts without one. It repeats
 * the title, which stands beside it, so it has no alternative text.
 */
export function PostCover(): ReactNode {
  const {assets, frontMatter, isBlogPostPage} = useBlogPost();
  const image = assets.image ?? frontMatter.image;
  const src = useBaseUrl(image);
  if (image === undefined) return null;
  return (
    <img
      className={clsx(styles.cover, isBlogPostPage ? styles.head : styles.thumbnail)}
      src={src}
      alt=""
      width={1200}
      height={630}
      loading={isBlogPostPage ? 'eager' : 'lazy'}
      fetchPriority={isBlogPostPage ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
