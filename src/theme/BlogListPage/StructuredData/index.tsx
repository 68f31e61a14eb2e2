// Change: the author of each post is an organization; the pages after the first have titles of their own.
import type {ReactNode} from 'react';
import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogListPage/StructuredData';

import {withOrganization} from '@site/src/components/blog/withOrganization';
import {StructuredData} from '@site/src/components/metadata/StructuredData';

export default function BlogListPageStructuredData(props: Props): ReactNode {
  const data = useBlogListPageStructuredData(props);
  const posts = [data.blogPost].flat().filter((post) => typeof post === 'object');
  const {blogTitle, page} = props.metadata;
  return (
    <>
      {page > 1 && <PageMetadata title={`${blogTitle}, page ${String(page)}`} />}
      <StructuredData data={{...data, blogPost: posts.map(withOrganization)}} />
    </>
  );
}
