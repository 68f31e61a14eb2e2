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

/** The name of the policy with which the bundler's runtime loads the site's files. */
export const bundlerPolicy = 'bundler';

/**
 * The name of the policy with which the code editor sets its HTML; see
 * src/upstream/bundler/editorHtmlLoader.cjs.
 */
const editorPolicy = 'editor';

/**
 * Text only becomes HTML or scripts if src/client/trustedTypes.ts, the bundler's runtime or the editor allows
 * it.
 */
const trustedTypes = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', bundlerPolicy, editorPolicy],
};

const written = (policy: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(policy)
    .map(([directive, values]) => `${directive} ${values.join(' ')}`)
    .join('; ');

/**
 * The policy for all pages: only scripts and connections of the site itself and of the given sources. If a
 * third party's script runs, Trusted Types are only in `reportOnlyPolicy`.
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
  const vendors = of('script-src');
  return written({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...vendors],
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
    ...(vendors.length === 0 ? trustedTypes : {}),
  });
};

/**
 * The policy whose violations browsers only report: Trusted Types, in builds with third-party scripts, which
 * enforcement could break. Undefined if Trusted Types are enforced.
 */
export const reportOnlyPolicy = (sources: readonly PolicySources[]): string | undefined =>
  sources.some((source) => source['script-src'])
    ? written({'require-trusted-types-for': trustedTypes['require-trusted-types-for']})
    : undefined;
