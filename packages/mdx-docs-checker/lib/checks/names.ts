import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

import {hashOfFiles} from '../cache';
import type {Check} from '../check';
import type {Finding} from '../findings';
import type {Page} from '../model';
import {bareName, createVocabulary, namesIn, slipProblem} from '../names';
import {nodesOf} from '../tree';

/** Where the library's names come from. */
export interface NamesOptions {
  /** Declarations of the library, from the root. */
  readonly declarations: readonly string[];
  /** Correct names that resemble one of the library's. */
  readonly allowed?: readonly string[];
}

/** The identifiers of declarations: exports, members, parameters, options. */
const declaredNames = (root: string, files: readonly string[]): string[] => {
  const names = new Set<string>();
  for (const file of files) {
    const full = path.join(root, file);
    if (!fs.existsSync(full)) {
      throw new Error(
        `names: \`declarations\` names "${file}", which doesn't exist. Build the library first.`,
      );
    }
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) || ts.isStringLiteral(node)) names.add(node.text);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(full, fs.readFileSync(full, 'utf8'), ts.ScriptTarget.ES2022));
  }
  return [...names];
};

interface Mention {
  readonly name: string;
  readonly line: number;
  readonly column: number;
}

/** Names in inline code. The compiler checks those in samples. */
const mentionsOf = ({tree}: Page): Mention[] =>
  (tree ? nodesOf(tree) : []).flatMap((node) => {
    if (node.type !== 'inlineCode') return [];
    const {line = 1, column = 1} = node.position?.start ?? {};
    return namesIn(node.value).map((name) => ({name, line, column}));
  });

/** Finds names in inline code that differ by one letter from one of the library's names. */
export const names = ({declarations, allowed = []}: NamesOptions): Check => ({
  name: 'names',
  check: (pages, {root}) => {
    const declared = declaredNames(root, declarations);
    const vocabulary = createVocabulary(declared, new Set([...declared, ...allowed].map(bareName)));
    return pages.flatMap((page) =>
      mentionsOf(page).flatMap(({name, line, column}): Finding[] => {
        const problem = slipProblem(name, vocabulary, '`allowed`');
        return problem ? [{file: page.file, line, column, ...problem}] : [];
      }),
    );
  },
  inputs: ({root}) => [hashOfFiles(declarations.map((file) => path.join(root, file)))],
});
