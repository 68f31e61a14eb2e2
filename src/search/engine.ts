import type {SearchEngine} from './types';

/** What the hosted engine needs to know. */
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

let engine: Promise<SearchEngine> | undefined;

/**
 * Loads the engine that the site is configured for: the hosted one with settings, else the embedded
 * one. Rejects when its code cannot be loaded; the next call tries again.
 */
export const loadEngine = async (hosted: HostedSettings | undefined): Promise<SearchEngine> => {
  engine ??= hosted
    ? import('./hosted/engine').then(({hostedEngine}) => hostedEngine(hosted))
    : import('./embedded/engine').then(({embeddedEngine}) => embeddedEngine);
  try {
    return await engine;
  } catch (error) {
    engine = undefined;
    throw error;
  }
};
