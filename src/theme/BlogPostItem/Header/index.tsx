// Change: the post's cover follows its header, in lists and at the head of the post.
import type {ReactNode} from 'react';
import BlogPostItemHeader from '@theme-original/BlogPostItem/Header';

import {PostCover} from '@site/src/components/blog/PostCover';

export default function BlogPostItemHeaderWithCover(): ReactNode {
  return (
    <>
      <BlogPostItemHeader />
      <PostCover />
    </>
  );
}
