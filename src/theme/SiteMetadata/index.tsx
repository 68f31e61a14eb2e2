// Change: each page has a social card of its own, unless its front matter names another picture.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SiteMetadata from '@theme-original/SiteMetadata';

import {cardAddress} from '@site/src/plugins/social-cards/address';

export default function SiteMetadataWithCard(): ReactNode {
  const {pathname} = useLocation();
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const {withBaseUrl} = useBaseUrlUtils();
  const card = withBaseUrl(cardAddress(pathname.slice(baseUrl.length)), {absolute: true});
  return (
    <>
      <SiteMetadata />
      <Head>
        <meta property="og:image" content={card} />
        <meta name="twitter:image" content={card} />
      </Head>
    </>
  );
}
