// Change: each page has a social card of its own, unless its front matter names another picture, and
// names its Markdown twin.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SiteMetadata from '@theme-original/SiteMetadata';
import {twinAddress} from 'docusaurus-markdown-pages/address';

import {cardAddress} from '@site/src/content/cardAddress';

export default function SiteMetadataWithCard(): ReactNode {
  const {pathname} = useLocation();
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const {withBaseUrl} = useBaseUrlUtils();
  const place = pathname.slice(baseUrl.length);
  const card = withBaseUrl(cardAddress(place), {absolute: true});
  // The not-found page has no address of its own.
  const twin = place.endsWith('.html') ? undefined : withBaseUrl(twinAddress(place));
  return (
    <>
      <SiteMetadata />
      <Head>
        <meta property="og:image" content={card} />
        <meta name="twitter:image" content={card} />
        {twin !== undefined && <link rel="alternate" type="text/markdown" href={twin} />}
      </Head>
    </>
  );
}
