// The plugin for a site where nothing else changes the built pages.
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {leanStart} from './leanStart.ts';
import {parseOptions, type PluginOptions} from './options.ts';
import {addressOf, editPage, type PageEdit} from './pageHtml.ts';
import {startApp} from './start/startApp.ts';

export {leanStart, type LeanStart} from './leanStart.ts';
export {startApp} from './start/startApp.ts';
export type {PluginOptions} from './options.ts';

interface Compiler {
  minifySync: (code: string, options: object) => {code: string};
}

/** The code of `startApp`, which is in each page, minified with the compiler that builds the site. */
const minifiedStart = (siteDir: string): string => {
  const site = createRequire(path.join(siteDir, 'package.json'));
  const faster = createRequire(site.resolve('@docusaurus/faster/package.json'));
  const {minifySync} = faster('@swc/core') as Compiler;
  // As an argument, or else it would be dropped as unused.
  const {code} = minifySync(`start(${startApp.toString()})`, {compress: true, mangle: true});
  const [, minified] = /^start\((.+)\);?\s*$/su.exec(code) ?? [];
  if (minified === undefined) {
    throw new Error(
      'docusaurus-lean-start: @swc/core wrote the start script in an unknown form: set the option "lateApp" to false, and report this.',
    );
  }
  return minified;
};

const editPages = (outDir: string, edit: PageEdit): void => {
  const files = fs
    .readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'));
  let count = 0;
  for (const file of files) {
    const full = path.join(outDir, file);
    const html = fs.readFileSync(full, 'utf8');
    const address = addressOf(edit.baseUrl, file.split(path.sep).join('/'));
    const edited = editPage(html, address, edit);
    if (edited === undefined) continue;
    fs.writeFileSync(full, edited);
    count++;
  }
  if (count === 0) {
    throw new Error(
      `docusaurus-lean-start: no page in ${outDir} has the app's scripts in its head. If "ssrTemplate" leaves them out, use leanStart() and add its pageTags() yourself.`,
    );
  }
};

/** Called by Docusaurus with the options from the site's configuration. */
export const validateOptions = ({options}: {options: unknown}): PluginOptions =>
  parseOptions(options);

/**
 * Makes a docs page load its own code first, and everything that grows with the number of docs when it's
 * needed.
 */
export default function leanStartPlugin(context: LoadContext, options: PluginOptions): Plugin {
  const {plugin, pageTags} = leanStart(context, options);
  const {lateApp = true} = options;
  return {
    ...plugin,
    // oxlint-disable-next-line typescript/require-await -- the hook is typed as async
    postBuild: async ({outDir}) => {
      editPages(outDir, {
        baseUrl: context.baseUrl,
        pageTags: pageTags(),
        startCode: lateApp ? minifiedStart(context.siteDir) : undefined,
      });
    },
  };
}
