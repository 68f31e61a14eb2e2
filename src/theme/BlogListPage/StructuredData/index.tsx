// Change: the author of each post is an organization.
import type {ReactNode} from 'react';
import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogListPage/StructuredData';

import {StructuredData, withOrganization} from '@site/src/components/blog/StructuredData';

export default function BlogListPageStructuredData(props: Props): ReactNode {
  const data = useBlogListPageStructuredData(props);
  const posts = [data.blogPost].flat().filter((post) => typeof post === 'object');
  return <StructuredData data={{...data, blogPost: posts.map(withOrganization)}} />;
}
