// Change: our own page for the embedded index; the theme's needs the hosted service.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';

import {SearchPage} from '@site/src/components/search/SearchPage';

export default function SearchRoute(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <PageMetadata
        title="Search the documentation"
        description="Search all guides, API pages, tutorials and articles about Remotion, with filters by kind of page."
      />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Layout>
        <SearchPage />
      </Layout>
    </HtmlClassNameProvider>
  );
}
