// Holds what documented functions throw against what the docs quote.
import {readdirSync} from 'node:fs';
import path from 'node:path';

import {openCache} from '../../../src/content/diskCache';
import {readDocs} from '../../../src/content/inventory';
import {readPageWithParts} from '../../../src/content/page';
import {modelKey} from '../../../src/plugins/toolkit-api/cache';
import {packageOf} from '../../../src/plugins/toolkit-api/model';
import type {Finding} from '../findings';
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
  const sources = ['throwSites.ts', 'corpus.ts'].map((source) => path.join(__dirname, source));
  const cache = openCache<Record<string, ThrowSite[]>>(root, 'throw-sites', sources);
  const inputs = [modelKey(root), ...refs];
  const known = cache.get(inputs);
  if (known) return known;
  const {ThrowReader} = await import('./throwSites');
  const reader = new ThrowReader(root, toolkitPackages(root));
  const sites = Object.fromEntries(
    refs.map((ref) => {
      const [entry = '', name = ''] = ref.split('#');
      return [ref, reader.sitesOf(packageOf(entry), name) ?? []];
    }),
  );
  cache.set(inputs, sites);
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
  const texts = new Map(
    await Promise.all(
      docs.map(async ({file}) => {
        const {quotations, mentions} = await readPageWithParts(root, file);
        const found = [...quotations, ...mentions];
        return [file, found.map(({text}) => ({text, words: wordsOf(text)}))] as const;
      }),
    ),
  );
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

/** The outcome for the docs as they are; found out once for the same pages, packages and rules. */
export const thrownOutcome = async (root: string): Promise<ThrownOutcome> => {
  const pages = await Promise.all(readDocs(root).map(({file}) => readPageWithParts(root, file)));
  const tools = [__dirname, path.join(root, 'src/content')];
  const cache = openCache<ThrownOutcome>(root, 'thrown', tools);
  const inputs = [modelKey(root), ...pages.flatMap(({file, text}) => [file, text])];
  const known = cache.get(inputs);
  if (known) return known;
  const outcome = await checkThrown(root);
  cache.set(inputs, outcome);
  return outcome;
};
