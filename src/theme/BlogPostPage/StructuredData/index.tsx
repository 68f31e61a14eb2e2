// Change: the author is an organization.
import type {ReactNode} from 'react';
import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';

import {StructuredData, withOrganization} from '@site/src/components/blog/StructuredData';

export default function BlogPostStructuredData(): ReactNode {
  return <StructuredData data={withOrganization(useBlogPostStructuredData())} />;
}
