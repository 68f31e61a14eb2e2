import {useMemo} from 'react';
import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import type {HostedSettings} from '@site/src/search/hosted/hostedSettings';
import {loadEngine} from '@site/src/search/loadEngine';
import type {SearchEngine} from '@site/src/search/searchEngine';

interface Credentials {
  appId: string;
  apiKey: string;
  indexName: string;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const readCredentials = (algolia: unknown): Credentials | undefined => {
  const {appId, apiKey, indexName} = (algolia ?? {}) as Partial<Record<keyof Credentials, unknown>>;
  return isText(appId) && isText(apiKey) && isText(indexName)
    ? {appId, apiKey, indexName}
    : undefined;
};

/** The engine that the site is configured for, and what the hosted one needs. */
export interface ConfiguredEngine extends SearchEngine {
  hosted: HostedSettings | undefined;
  /** Separates the searches of different indexes in the browser's storage. */
  indexName: string;
}

/** Returns the configured engine; its code is loaded on the first call. */
export const useSearchEngine = (): ConfiguredEngine => {
  const {siteConfig} = useDocusaurusContext();
  const filters = JSON.stringify(useAlgoliaContextualFacetFilters());
  return useMemo((): ConfiguredEngine => {
    const credentials = readCredentials(siteConfig.themeConfig.algolia);
    const hosted = credentials && {
      ...credentials,
      siteUrl: siteConfig.url,
      baseUrl: siteConfig.baseUrl,
      facetFilters: JSON.parse(filters) as HostedSettings['facetFilters'],
    };
    return {
      hosted,
      indexName: hosted?.indexName ?? 'docs',
      prepare: async () => {
        await loadEngine(hosted).then(
          (engine) => engine.prepare(),
          () => undefined,
        );
      },
      search: async (...asked) => (await loadEngine(hosted)).search(...asked),
    };
  }, [siteConfig, filters]);
};
