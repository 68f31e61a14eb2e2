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
  const findSheet = (sheet: string): string | undefined =>
    files.find((file) => file.startsWith(`${sheet}.`));
  const readClasses = async (file: string | undefined): Promise<Set<string>> =>
    file === undefined ? new Set() : classesOf(await fs.readFile(path.join(folder, file), 'utf8'));
  // A site may have no page that needs it.
  const file = findSheet(name);
  const first = await readClasses(findSheet('styles'));
  // Some classes of the theme look as if they ended in a hash.
  const classes = new Set([...(await readClasses(file))].filter((found) => !first.has(found)));
  const link = `<link rel="stylesheet" href="${baseUrl}assets/css/${file ?? ''}">`;
  return ({html}) =>
    usesOneOf(html, (className) => classes.has(className) || isGlobal(className)) ? link : '';
};
