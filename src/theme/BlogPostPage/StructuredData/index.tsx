// Change: the author is an organization.
import type {ReactNode} from 'react';
import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';

import {withOrganization} from '@site/src/components/blog/withOrganization';
import {StructuredData} from '@site/src/components/metadata/StructuredData';

export default function BlogPostStructuredData(): ReactNode {
  return <StructuredData data={withOrganization(useBlogPostStructuredData())} />;
}
