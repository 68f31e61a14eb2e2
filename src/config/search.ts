import type {ThemeConfig} from '@docusaurus/theme-search-algolia';

import {site} from './site';

const variables = {
  appId: 'ALGOLIA_APP_ID',
  apiKey: 'ALGOLIA_SEARCH_KEY',
  indexName: 'ALGOLIA_INDEX_NAME',
} as const;

const forms: Record<keyof typeof variables, {pattern: RegExp; hint: string}> = {
  appId: {pattern: /^[A-Za-z0-9]{6,20}$/, hint: 'letters and digits, such as AB12CD34EF'},
  apiKey: {pattern: /^[A-Za-z0-9+/=]{20,}$/, hint: 'the public search key, 20 characters or more'},
  indexName: {pattern: /^[\w.-]{1,256}$/, hint: 'letters, digits, ".", "_" and "-"'},
};

type Credentials = Record<keyof typeof variables, string>;

const keys = Object.keys(variables) as (keyof typeof variables)[];

/**
 * Reads the hosted engine's credentials from the environment; undefined if none is set. Throws if some are
 * missing or malformed, and names them.
 */
export const readCredentials = (
  environment: Readonly<Record<string, string | undefined>>,
): Credentials | undefined => {
  const valueOf = (key: keyof typeof variables): string =>
    environment[variables[key]]?.trim() ?? '';
  const missing = keys.filter((key) => valueOf(key) === '');
  if (missing.length === keys.length) return undefined;
  const problems = [
    ...missing.map((key) => `${variables[key]} is missing`),
    ...keys
      .filter((key) => !missing.includes(key) && !forms[key].pattern.test(valueOf(key)))
      .map((key) => `${variables[key]} is malformed: it has to be ${forms[key].hint}`),
  ];
  if (problems.length > 0) {
    throw new Error(
      `The hosted search engine is not fully configured:\n${problems.map((problem) => `  - ${problem}`).join('\n')}\n` +
        'Set all three variables, or none of them to use the embedded index.',
    );
  }
  return {appId: valueOf('appId'), apiKey: valueOf('apiKey'), indexName: valueOf('indexName')};
};

/** Pattern of addresses on other sites; such results open with a full page load. */
export const externalUrls = `^https?://(?!${new URL(site.url).host.replaceAll('.', '\\.')}(?:/|$))`;

const credentials = readCredentials(process.env);

/** Settings of the hosted engine; undefined for the embedded index, which needs none. */
export const algolia: ThemeConfig['algolia'] | undefined = credentials && {
  ...credentials,
  contextualSearch: true,
  searchPagePath: 'search',
  externalUrlRegex: externalUrls,
};
