// Finds misspelled names in the code of pages: inline code, samples and their fences.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {ApiExport, ApiField} from 'dts-api-model/model';
import {bareName, isSlipOf, namesIn} from 'mdx-docs-checker/names';

import {readText} from '../../../src/content/files';
import type {Page} from '../../../src/content/page';
import {loadCommandFlags} from '../../../src/toolkit-api/cli/loadFlags';
import {loadModel} from '../../../src/toolkit-api/loadApi';
import type {ComparedOutcome} from '../pageCheck';
import {findPages} from '../samples/pages';
import {publishedNames} from './publishedNames';

const WORDS = 'cspell-words.txt';

/** Names with fewer letters resemble others by chance. */
const SHORTEST_NAME = 5;

/** A type with more values than this lists data, such as all emoji. */
const LONGEST_TYPE = 2000;

/** Names of exports, options, values, commands, flags and packages of the toolkit. */
const toolkitNames = (root: string): string[] => {
  const model = loadModel(root);
  const flags = loadCommandFlags(root);
  const ofFields = (fields: readonly ApiField[]): string[] =>
    fields.flatMap(({name, type, fields: inner = []}) => [
      name,
      ...(type.length > LONGEST_TYPE ? [] : namesIn(type)),
      ...ofFields(inner),
    ]);
  const ofExport = ({name, params, props, fields, returns, members}: ApiExport): string[] => [
    name,
    ...ofFields([...params, ...props, ...fields, ...returns]),
    ...members.flatMap(ofExport),
  ];
  return [
    ...Object.values(model.entries).flat().flatMap(ofExport),
    ...[...Object.keys(model.entries), ...Object.keys(flags), ...Object.values(flags).flat()],
  ].flatMap(namesIn);
};

/** What names on pages are compared with. */
interface Vocabulary {
  /** How often the pages have a name, wherever it stands. */
  readonly uses: ReadonlyMap<string, number>;
  readonly isKnown: (name: string) => boolean;
  /** The name that was meant. */
  readonly meant: (name: string) => string | undefined;
}

const readVocabulary = (root: string): Vocabulary => {
  const uses = new Map<string, number>();
  for (const file of findPages(root)) {
    for (const name of namesIn(readText(root, file))) uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const list = path.join(root, WORDS);
  const words = existsSync(list) ? namesIn(readFileSync(list, 'utf8')).map(bareName) : [];
  const known = new Set([...publishedNames(root), ...words]);
  const repeated = [...uses].flatMap(([name, count]) =>
    count > 1 && /[a-z][A-Z]/u.test(name) ? [name] : [],
  );
  const byLength = new Map<number, Set<string>>();
  for (const name of [...toolkitNames(root), ...repeated]) {
    const {length} = bareName(name);
    byLength.set(length, (byLength.get(length) ?? new Set()).add(name));
  }
  return {
    uses,
    isKnown: (name) => known.has(bareName(name)),
    meant: (name) => {
      const bare = bareName(name);
      if (bare.length < SHORTEST_NAME) return undefined;
      for (const length of [bare.length, bare.length - 1, bare.length + 1]) {
        for (const candidate of byLength.get(length) ?? []) {
          if (isSlipOf(bare, bareName(candidate))) return candidate;
        }
      }
      return undefined;
    },
  };
};

const lineOf = (text: string, name: string): number =>
  text.slice(0, Math.max(0, text.indexOf(name))).split('\n').length;

/**
 * Finds names in code that stand once in all pages, that neither a package nor a platform has, and that one
 * letter turns into one that exists. Other names are the author's own.
 */
export const checkNames = (root: string, pages: readonly Page[]): ComparedOutcome[] => {
  const {uses, isKnown, meant} = readVocabulary(root);
  return pages.map(({file, text, code, fences}) => {
    const fenceLines = fences.map(({meta}) => JSON.stringify(meta)).join('\n');
    const names = [...new Set(namesIn(`${code}\n${fenceLines}`))];
    const findings = names.flatMap((name) => {
      if ((uses.get(name) ?? 0) > 1 || isKnown(name) || /^[\da-f]+$/iu.test(name)) return [];
      const right = meant(name);
      if (right === undefined) return [];
      const message = `nothing is named "${name}"`;
      const todo = `write ${right}, or add it to ${WORDS} if it is right`;
      return [{file, line: lineOf(text, name), code: 'name', message, todo}];
    });
    return {page: file, compared: names.length, findings};
  });
};
