import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {transformSync} from 'esbuild';
import {emitFolder, writeFolder} from 'docusaurus-markdown-pages/emitted-folder';

import {packageManagerTabs} from '../../config/packageManagers';
import {TOOLKIT_VERSION} from '../../config/toolkit';
import {hashOf} from '../../content/diskCache';
import {markVersions} from '../../history/markVersions';
import {VERSION_KEY} from '../../history/versionInUse';
import {showPackageManager} from '../../markdown/showPackageManager';

const pluginName = 'before-paint';

/** A call of a function that the script holds as text. */
const call = (run: (...values: never[]) => void, ...values: readonly unknown[]): string =>
  `(${run.toString()})(${values.map((value) => JSON.stringify(value)).join()});`;

const {names, group, parameter} = packageManagerTabs;
const script = transformSync(
  call(markVersions, TOOLKIT_VERSION, VERSION_KEY) +
    call(showPackageManager, names, {group, parameter, key: `docusaurus.tab.${group}`}),
  {minify: true, target: 'es2022'},
).code;
const file = `assets/before-paint.${hashOf([script])}.js`;

/** Adds the script that applies a reader's choices, the version and the package manager, before the first paint. */
export const beforePaintPlugin = ({baseUrl, generatedFilesDir}: LoadContext): Plugin => {
  const folder = path.join(generatedFilesDir, pluginName, 'files');
  return {
    name: pluginName,
    loadContent: () => {
      writeFolder(folder, new Map([[file, script]]));
    },
    injectHtmlTags: () => ({
      headTags: [
        {
          // Beside the style sheet, so that nothing waits longer; a file, since all pages run it.
          tagName: 'script',
          attributes: {src: baseUrl + file},
        },
      ],
    }),
    configureWebpack: (_, isServer) => ({plugins: isServer ? [] : [emitFolder(folder)]}),
  };
};
