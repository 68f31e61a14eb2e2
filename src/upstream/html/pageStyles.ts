import fs from 'node:fs/promises';
import path from 'node:path';

import type {Tags} from './completeHead';

/** The name of the style sheet with what docs pages never need. */
export const pageStylesName = 'pages';

/** The classes of CSS modules, which end in a hash; others are in the style sheet that all pages link. */
const classesOf = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.([a-zA-Z_][\w-]*_[\w-]{4})(?![\w-])/g)].map(([, name = '']) => name));

const usesOneOf = (html: string, classes: ReadonlySet<string>): boolean =>
  [...html.matchAll(/ class=(?:"([^"]*)"|([^\s>]+))/g)].some(([, quoted, bare]) =>
    (quoted ?? bare ?? '').split(' ').some((name) => classes.has(name)),
  );

/** Links the second style sheet in the pages whose HTML has a class of it. */
export const pageStylesLink = async (outDir: string, baseUrl: string): Promise<Tags> => {
  const folder = path.join(outDir, 'assets/css');
  const file = (await fs.readdir(folder)).find((name) => name.startsWith(`${pageStylesName}.`));
  // A site may have no page that needs it.
  const css = file === undefined ? '' : await fs.readFile(path.join(folder, file), 'utf8');
  const classes = classesOf(css);
  const link = `<link rel="stylesheet" href="${baseUrl}assets/css/${file ?? ''}">`;
  return ({html}) => (usesOneOf(html, classes) ? link : '');
};
