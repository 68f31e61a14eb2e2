// Change: lists of posts get a heading; the theme's list pages have no h1.
import type {ReactNode} from 'react';
import {useBlogMetadata} from '@docusaurus/plugin-content-blog/client';
import BlogPostItems from '@theme-original/BlogPostItems';
import type {Props} from '@theme/BlogPostItems';

export default function BlogPostItemsWithHeading(props: Props): ReactNode {
  const {blogTitle} = useBlogMetadata();
  return (
    <>
      <h1>{blogTitle}</h1>
      <BlogPostItems {...props} />
    </>
  );
}
