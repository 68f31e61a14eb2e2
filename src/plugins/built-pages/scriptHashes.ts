import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';

import {filesIn} from '../../content/files';
import {writeFileAtomic} from '../../content/diskCache';
import {ScriptHashes} from './inlineScripts';
import type {PageStep} from './steps';

/** The hashes of a build's inline scripts, below the folder of generated files. */
const hashesFile = 'built-pages/script-hashes.json';

/** Notes the hashes of all inline scripts, for the policy that hosts send with the pages. */
export const scriptHashStep =
  ({generatedFilesDir}: Pick<LoadContext, 'generatedFilesDir'>): PageStep =>
  ({outDir, pages}) => {
    const file = path.join(generatedFilesDir, hashesFile);
    // Those of the build before say nothing about this one.
    fs.rmSync(file, {force: true});
    const hashes = new ScriptHashes();
    const routed = new Set(pages.map((page) => page.file));
    for (const name of filesIn(outDir)) {
      if (name.endsWith('.html') && !routed.has(name)) {
        hashes.add(fs.readFileSync(path.join(outDir, name), 'utf8'));
      }
    }
    return {
      read: ({html}) => {
        hashes.add(html);
      },
      end: () => {
        writeFileAtomic(file, JSON.stringify(hashes.list()));
      },
    };
  };

/**
 * The hashes that the last build noted, as `sha256-…`.
 *
 * @throws when there are none: each page has inline scripts
 */
export const readScriptHashes = (generatedFilesDir: string): string[] => {
  const file = path.join(generatedFilesDir, hashesFile);
  const hashes: unknown = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : [];
  const isList = Array.isArray(hashes) && hashes.every((hash) => typeof hash === 'string');
  if (!isList || hashes.length === 0) {
    throw new Error(
      `The build noted no inline scripts in ${hashesFile}, so the pages would get a policy that stops them.`,
    );
  }
  return hashes;
};
