// Finds misspelled names in the code of pages: inline code, samples and their fences.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {ApiExport, ApiField} from 'dts-api-model/model';
import {
  bareName,
  createVocabulary,
  namesIn,
  slipProblem,
  type Vocabulary,
} from 'mdx-docs-checker/names';

import {readText} from '../../../src/content/files';
import type {Page} from '../../../src/content/page';
import {loadCommandFlags} from '../../../src/toolkit-api/cli/loadFlags';
import {loadModel} from '../../../src/toolkit-api/loadApi';
import type {ComparedOutcome} from '../pageCheck';
import {findPages} from '../samples/pages';
import {publishedNames} from './publishedNames';

const WORDS = 'cspell-words.txt';

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

/** What names on pages are compared with, and how often the pages have a name, wherever it stands. */
const readVocabulary = (
  root: string,
): {vocabulary: Vocabulary; uses: ReadonlyMap<string, number>} => {
  const uses = new Map<string, number>();
  for (const file of findPages(root)) {
    for (const name of namesIn(readText(root, file))) uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const list = path.join(root, WORDS);
  const words = existsSync(list) ? namesIn(readFileSync(list, 'utf8')).map(bareName) : [];
  const repeated = [...uses].flatMap(([name, count]) =>
    count > 1 && /[a-z][A-Z]/u.test(name) ? [name] : [],
  );
  const vocabulary = createVocabulary(
    [...toolkitNames(root), ...repeated],
    new Set([...publishedNames(root), ...words]),
  );
  return {vocabulary, uses};
};

const lineOf = (text: string, name: string): number =>
  text.slice(0, Math.max(0, text.indexOf(name))).split('\n').length;

/**
 * Finds names in code that stand once in all pages, that neither a package nor a platform has, and that one
 * letter turns into one that exists. Other names are the author's own.
 */
export const checkNames = (root: string, pages: readonly Page[]): ComparedOutcome[] => {
  const {uses, vocabulary} = readVocabulary(root);
  return pages.map(({file, text, code, fences}) => {
    const fenceLines = fences.map(({meta}) => JSON.stringify(meta)).join('\n');
    const names = [...new Set(namesIn(`${code}\n${fenceLines}`))];
    const findings = names.flatMap((name) => {
      if ((uses.get(name) ?? 0) > 1 || /^[\da-f]+$/iu.test(name)) return [];
      const problem = slipProblem(name, vocabulary, `${WORDS} if it is right`);
      return problem ? [{file, line: lineOf(text, name), ...problem}] : [];
    });
    return {page: file, compared: names.length, findings};
  });
};
