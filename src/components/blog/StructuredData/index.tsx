import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

import {site} from '@site/src/config/site';
import {authors} from '@site/src/data/authors';

interface Props {
  /** A schema.org object with its context. */
  data: object;
}

/** Adds structured data to the head of the page, as JSON-LD. */
export function StructuredData({data}: Props): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}

const author = {'@type': 'Organization', ...authors.remotion};
const publisher = {'@type': 'Organization', name: site.company, url: site.url};

/**
 * The framework's data of a post: it declares every author a person and lists keywords that posts
 * do not have.
 */
export const withOrganization = (post: object): object => ({
  ...post,
  author,
  publisher,
  keywords: undefined,
});
