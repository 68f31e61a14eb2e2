import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

import {openCache} from '../../../src/content/diskCache';
import {textsOf} from './texts';

/** A text that a package can print, with a gap for each part that is computed. */
export interface Message {
  readonly parts: readonly string[];
  /** The package that it comes from. */
  readonly origin: string;
}

/** Texts with fewer letters than this are keys and names, not messages. */
const SHORTEST_MESSAGE = 8;

/** The fonts of `@remotion/google-fonts`: thousands of names, and one file with messages. */
const isDataOnly = (file: string): boolean =>
  /google-fonts[\\/]dist/u.test(file) && !/[\\/]base\.js$/u.test(file);

/**
 * Reads every text that the toolkit's packages may print: literals, templates, concatenations and
 * joined lists. The list is kept until the packages change.
 *
 * @param root the project's root
 */
export const readMessages = (root: string): Message[] => {
  const cache = openCache<Message[]>(root, 'message-texts', [
    __filename,
    path.join(__dirname, 'texts.ts'),
  ]);
  const known = cache.get([]);
  if (known) return known;
  // The last of the same texts is kept: `remotion` counts before those that copy its messages.
  const messages = packageFolders(root)
    .reverse()
    .flatMap(({name, folder}) => readPackage(name, folder));
  const unique = [
    ...new Map(messages.map((message) => [message.parts.join('\0'), message])).values(),
  ];
  cache.set([], unique);
  return unique;
};

const packageFolders = (root: string): {name: string; folder: string}[] => {
  const modules = path.join(root, 'node_modules');
  const scope = path.join(modules, '@remotion');
  const scoped = existsSync(scope) ? readdirSync(scope).map((name) => `@remotion/${name}`) : [];
  return ['remotion', 'create-video', ...scoped]
    .map((name) => ({name, folder: path.join(modules, name)}))
    .filter(({folder}) => existsSync(folder));
};

const readPackage = (name: string, folder: string): Message[] => {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.[cm]?js$/u.test(file) && !file.includes('node_modules'))
    .map((file) => path.join(folder, file))
    .filter((file) => !isDataOnly(file));
  // Both kinds of modules: in CommonJS, some functions only say that they need ES modules.
  return files.flatMap((file) =>
    readSource(readFileSync(file, 'utf8')).map((parts) => ({parts, origin: name})),
  );
};

/** The texts in a source; a computed part is a gap between two parts. */
export const readSource = (code: string): string[][] => {
  const source = ts.createSourceFile('a.js', code, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JSX);
  const texts: string[][] = [];
  const visit = (node: ts.Node): void => {
    for (const text of textsOf(node, () => [])) {
      const normal = text.map((part) => part.replace(/\s+/gu, ' '));
      const letters = normal.join('').trim();
      if (/\s/u.test(letters) && letters.replace(/[^a-z]/giu, '').length >= SHORTEST_MESSAGE) {
        texts.push(normal);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
};
