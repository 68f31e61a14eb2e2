/** Settings of the hosted engine. */
export interface HostedSettings {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Address of the site: results with other origins are external. */
  siteUrl: string;
  baseUrl: string;
  /** Filters by language and docs version. */
  facetFilters: readonly (string | readonly string[])[];
}
