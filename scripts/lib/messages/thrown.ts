// Holds what documented functions throw against what the docs quote.
import {readdirSync} from 'node:fs';
import path from 'node:path';

import {hashOf, hashOfFiles, readCache, writeCache} from '../../../src/content/kept';
import {readWithParts} from '../../../src/content/parts';
import {collectTexts} from '../../../src/content/quotations';
import {cacheFolder, modelKey} from '../../../src/plugins/toolkit-api/cache';
import {readDocs} from '../../../src/plugins/toolkit-api/docs';
import {packageOf} from '../../../src/plugins/toolkit-api/model';
import type {Finding} from '../findings';
import {openCache, remembered} from '../resultCache';
import {normalize} from './corpus';
import {fits} from './match';
import type {ThrowSite} from './throwSites';
import {UNQUOTED, type Unquoted} from './unquoted';

/** A page with the exports that it documents. */
export interface ReferencePage {
  readonly file: string;
  readonly api: readonly string[];
}

/** An error that documented functions throw. */
export interface ThrownMessage extends ThrowSite {
  /** As it is shown and listed: with `…` for what is computed. */
  readonly text: string;
  /** The pages of the functions that throw it. */
  readonly pages: readonly string[];
}

/** Packages of programs, and of rules for editors. */
const WITHOUT_FUNCTIONS = /^(?:compositor-|eslint-)/u;

const toolkitPackages = (root: string): string[] => [
  'remotion',
  ...readdirSync(path.join(root, 'node_modules/@remotion'))
    .filter((name) => !WITHOUT_FUNCTIONS.test(name))
    .map((name) => `@remotion/${name}`),
];

/** Errors by export. It takes most of a minute to find them, so they are kept until the packages change. */
const sitesByExport = async (
  root: string,
  refs: readonly string[],
): Promise<Record<string, readonly ThrowSite[]>> => {
  const file = path.join(cacheFolder(root), 'throw-sites.json');
  const sources = ['throwSites.ts', 'corpus.ts'].map((source) => path.join(__dirname, source));
  const key = hashOf([modelKey(root), hashOfFiles(sources), ...refs]);
  const kept = readCache(file) as {key: string; sites: Record<string, ThrowSite[]>} | undefined;
  if (kept?.key === key) return kept.sites;
  const {ThrowReader} = await import('./throwSites');
  const reader = new ThrowReader(root, toolkitPackages(root));
  const sites = Object.fromEntries(
    refs.map((ref) => {
      const [entry = '', name = ''] = ref.split('#');
      return [ref, reader.sitesOf(packageOf(entry), name) ?? []];
    }),
  );
  writeCache(file, {key, sites});
  return sites;
};

/** What the functions that pages document throw, each message once. */
export const thrownMessages = async (
  root: string,
  pages: readonly ReferencePage[],
): Promise<ThrownMessage[]> => {
  const sites = await sitesByExport(root, [...new Set(pages.flatMap(({api}) => api))].sort());
  const found = new Map<string, ThrownMessage>();
  for (const {file, api} of pages) {
    for (const site of api.flatMap((ref) => sites[ref] ?? [])) {
      const text = normalize(site.parts.join('…'));
      const known = found.get(text);
      found.set(text, {...site, text, pages: [...new Set([...(known?.pages ?? []), file])]});
    }
  }
  return [...found.values()];
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]{3,}/gu) ?? [];

/** Whether one of some texts quotes a message; comparing letters takes long, words don't. */
export const isQuotedIn = (
  texts: readonly {text: string; words: readonly string[]}[],
  parts: readonly string[],
): boolean => {
  const known = new Set(parts.flatMap(wordsOf));
  return texts.some(
    ({text, words}) =>
      words.filter((word) => known.has(word)).length >= Math.min(2, words.length) &&
      fits(text, parts),
  );
};

/** Messages without a place that no list excuses, and entries of the list that no function throws. */
export const unquotedProblems = (
  messages: readonly ThrownMessage[],
  isQuoted: (message: ThrownMessage) => boolean,
  unquoted: readonly Unquoted[] = UNQUOTED,
): Finding[] => {
  const listed = new Set(unquoted.flatMap(({messages: texts}) => texts));
  const missing = messages.filter((message) => !listed.has(message.text) && !isQuoted(message));
  const stale = [...listed].filter((text) => !messages.some((message) => message.text === text));
  return [
    ...missing.map(({text, origin, within, pages}) => ({
      file: pages[0] ?? '',
      line: 1,
      code: 'message',
      message: `no page quotes "${text}", which ${within}() of ${origin} throws`,
      todo: 'quote it below Errors (when, cause, fix), or list it with its reason in scripts/lib/messages/unquoted.ts',
    })),
    ...stale.map((text) => ({
      file: 'scripts/lib/messages/unquoted.ts',
      line: 1,
      code: 'message',
      message: `"${text}" is thrown no more`,
      todo: 'remove it from the list',
    })),
  ];
};

/** What a run found. */
export interface ThrownOutcome {
  /** How many different messages the documented functions throw. */
  readonly compared: number;
  /** How many of them each page documents, by file. */
  readonly byPage: Readonly<Record<string, number>>;
  readonly findings: readonly Finding[];
}

/** Compares what documented functions throw with what the docs quote. */
export const checkThrown = async (root: string): Promise<ThrownOutcome> => {
  const docs = readDocs(root);
  const cache = openCache<string[]>(root, 'page-texts', [
    path.join(root, 'src/content'),
    __filename,
  ]);
  const texts = new Map(
    await Promise.all(
      docs.map(async ({file}) => {
        const {text} = await readWithParts(root, file);
        const read = async (): Promise<string[]> => {
          const {quotations, mentions} = await collectTexts(text);
          return [...quotations, ...mentions].map((quotation) => quotation.text);
        };
        const found = await remembered(cache, file, text, read);
        return [file, found.map((words) => ({text: words, words: wordsOf(words)}))] as const;
      }),
    ),
  );
  cache.save(docs.map(({file}) => file));
  const messages = await thrownMessages(
    root,
    docs.filter(({api}) => api.length > 0),
  );
  const byPage: Record<string, number> = {};
  const all = [...texts.values()].flat();
  const quoted = new Set(
    messages.filter(({parts, pages}) => {
      const own = pages.filter((page) => isQuotedIn(texts.get(page) ?? [], parts));
      for (const page of own) byPage[page] = (byPage[page] ?? 0) + 1;
      return own.length > 0 || isQuotedIn(all, parts);
    }),
  );
  return {
    compared: messages.length,
    byPage,
    findings: unquotedProblems(messages, (message) => quoted.has(message)),
  };
};
