// Change: lists of posts get a heading; the theme's list pages have no h1.
import type {ReactNode} from 'react';
import useRouteContext from '@docusaurus/useRouteContext';
import BlogPostItems from '@theme-original/BlogPostItems';
import type {Props} from '@theme/BlogPostItems';

import {blogTitles} from '@site/src/config/blogs';

export default function BlogPostItemsWithHeading(props: Props): ReactNode {
  const {plugin} = useRouteContext();
  return (
    <>
      <h1>{blogTitles[plugin.id]}</h1>
      <BlogPostItems {...props} />
    </>
  );
}
