import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {PageStep} from 'docusaurus-markdown-pages/built-pages';
import {metaPolicy, ScriptHashes} from 'static-site-hosting/policy';

import {configuredSources} from '../../config/configuredSources';
import {contentSecurityPolicy} from '../../config/contentSecurityPolicy';
import {sandboxPage} from '../../config/sandbox';
import {writeFileAtomic} from '../../content/diskCache';
import {filesIn} from '../../content/files';

/** The hashes of a build's inline scripts, below the folder of generated files. */
const hashesFile = 'built-pages/script-hashes.json';

/** Sent for any unknown address, so no host's header rule matches it. */
const notFound = '404.html';

/**
 * Notes the hashes of all inline scripts, for the policy that hosts send with the pages, and puts the policy
 * into the pages that get none from the host.
 *
 * @param isPlainHost the host sends no headers
 */
export const policyStep =
  ({generatedFilesDir}: Pick<LoadContext, 'generatedFilesDir'>, isPlainHost: boolean): PageStep =>
  ({outDir, pages}) => {
    const file = path.join(generatedFilesDir, hashesFile);
    // Those of the build before say nothing about this one.
    fs.rmSync(file, {force: true});
    const hashes = new ScriptHashes();
    const routed = new Set(pages.map((page) => page.file));
    const others = filesIn(outDir)
      .filter((name) => name.endsWith('.html') && !routed.has(name))
      .map((name) => ({name, html: fs.readFileSync(path.join(outDir, name), 'utf8')}));
    for (const {html} of others) hashes.add(html);
    let policy: string | undefined;
    const withPolicy = (html: string): string => {
      policy ??= contentSecurityPolicy(hashes.list(), configuredSources);
      return metaPolicy(html, policy);
    };
    return {
      read: ({html}) => {
        hashes.add(html);
      },
      last: (page) => (isPlainHost || page.file === notFound ? withPolicy : undefined),
      end: () => {
        // Those of static/. The sandbox has a policy of its own.
        for (const {name, html} of isPlainHost ? others : []) {
          if (`/${name}` !== sandboxPage)
            writeFileAtomic(path.join(outDir, name), withPolicy(html));
        }
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
