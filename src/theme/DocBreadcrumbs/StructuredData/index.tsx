// Change: without `<`, which titles such as <Sequence> bring, so that browsers take the data for no markup.
import type {ReactNode} from 'react';
import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

import {StructuredData} from '@site/src/components/metadata/StructuredData';

export default function DocBreadcrumbsStructuredData(props: Props): ReactNode {
  return <StructuredData data={useBreadcrumbsStructuredData(props)} />;
}
