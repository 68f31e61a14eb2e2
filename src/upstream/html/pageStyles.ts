import fs from 'node:fs/promises';
import path from 'node:path';

import type {Tags} from './completeHead';

/** The name of the style sheet with what docs pages never need. */
export const pageStylesName = 'pages';

/** The classes of CSS modules, which end in a hash. */
const classesOf = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.([a-zA-Z_][\w-]*_[\w-]{4})(?![\w-])/g)].map(([, name = '']) => name));

const usesOneOf = (html: string, isOne: (className: string) => boolean): boolean =>
  [...html.matchAll(/ class=(?:"([^"]*)"|([^\s>]+))/g)].some(([, quoted, bare]) =>
    (quoted ?? bare ?? '').split(' ').some(isOne),
  );

/**
 * Links a style sheet in the pages whose HTML has a class of it.
 *
 * @param isGlobal tells which classes it has that are none of a CSS module
 */
export const styleSheetLink = async (
  name: string,
  outDir: string,
  baseUrl: string,
  isGlobal: (className: string) => boolean = () => false,
): Promise<Tags> => {
  const folder = path.join(outDir, 'assets/css');
  const files = await fs.readdir(folder);
  const read = async (sheet: string): Promise<Set<string>> => {
    const found = files.find((candidate) => candidate.startsWith(`${sheet}.`));
    // A site may have no page that needs it.
    return classesOf(
      found === undefined ? '' : await fs.readFile(path.join(folder, found), 'utf8'),
    );
  };
  const first = await read('styles');
  // Some classes of the theme look as if they ended in a hash.
  const classes = new Set([...(await read(name))].filter((className) => !first.has(className)));
  const file = files.find((candidate) => candidate.startsWith(`${name}.`));
  const link = `<link rel="stylesheet" href="${baseUrl}assets/css/${file ?? ''}">`;
  return ({html}) =>
    usesOneOf(html, (className) => classes.has(className) || isGlobal(className)) ? link : '';
};
