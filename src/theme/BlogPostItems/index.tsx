// Change: lists of posts get a heading; the theme's list pages have no h1.
import type {ReactNode} from 'react';
import useRouteContext from '@docusaurus/useRouteContext';
import BlogPostItems from '@theme-original/BlogPostItems';
import type {Props} from '@theme/BlogPostItems';

import {blog, learn, successStories} from '@site/src/config/blogs';

const titles: Record<string, string> = {
  default: blog.blogTitle,
  [learn.id]: learn.blogTitle,
  [successStories.id]: successStories.blogTitle,
};

export default function BlogPostItemsWithHeading(props: Props): ReactNode {
  const {plugin} = useRouteContext();
  return (
    <>
      <h1>{titles[plugin.id]}</h1>
      <BlogPostItems {...props} />
    </>
  );
}
