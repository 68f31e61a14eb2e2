/** Hosts that a configured third party needs, by directive. */
export type PolicySources = Readonly<Partial<Record<Directive, readonly string[]>>>;

type Directive = 'script-src' | 'style-src' | 'img-src' | 'font-src' | 'connect-src' | 'frame-src';

/** What is configured; see "Third parties" in the README. */
export interface ThirdParties {
  readonly analyticsId?: string | undefined;
  /** Address of the Ask AI widget's script. */
  readonly askAiScriptUrl?: string | undefined;
  readonly algoliaAppId?: string | undefined;
}

/** The hosts of the configured third parties. */
export const thirdPartySources = ({
  analyticsId,
  askAiScriptUrl,
  algoliaAppId,
}: ThirdParties): PolicySources[] => {
  const sources: PolicySources[] = [];
  if (analyticsId !== undefined) {
    const collectors = [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ];
    sources.push({
      'script-src': ['https://www.googletagmanager.com'],
      'img-src': collectors,
      'connect-src': collectors,
    });
  }
  if (askAiScriptUrl !== undefined) {
    const vendor = [new URL(askAiScriptUrl).origin];
    sources.push({
      'script-src': vendor,
      'style-src': vendor,
      'img-src': vendor,
      'font-src': vendor,
      'connect-src': vendor,
      'frame-src': vendor,
    });
  }
  if (algoliaAppId !== undefined) {
    const id = algoliaAppId.toLowerCase();
    sources.push({'connect-src': [`https://${id}-dsn.algolia.net`, 'https://*.algolianet.com']});
  }
  return sources;
};

/**
 * The policy of all pages: scripts and connections of the site itself and of the given sources only.
 *
 * @param scriptHashes the inline scripts of the built pages, as `sha256-…`
 */
export const contentSecurityPolicy = (
  scriptHashes: readonly string[],
  sources: readonly PolicySources[],
): string => {
  const of = (directive: Directive): string[] => [
    ...new Set(sources.flatMap((source) => source[directive] ?? [])),
  ];
  const policy: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...of('script-src')],
    // Components and demos set styles on their elements.
    'style-src': ["'self'", "'unsafe-inline'", ...of('style-src')],
    'img-src': ["'self'", 'data:', 'blob:', ...of('img-src')],
    'font-src': ["'self'", 'data:', ...of('font-src')],
    'media-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'", 'data:', 'blob:', ...of('connect-src')],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", ...of('frame-src')],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(policy)
    .map(([directive, values]) => `${directive} ${values.join(' ')}`)
    .join('; ');
};
