import type {LoadContext} from '@docusaurus/types';

/**
 * The address of the theme's page for the hosted search, which is empty until its script runs; undefined for
 * a site without that search.
 */
export const emptyPageOf = ({baseUrl, siteConfig}: LoadContext): string | undefined =>
  siteConfig.themeConfig.algolia ? `${baseUrl}search` : undefined;
