import fs from 'node:fs';
import path from 'node:path';

import {contentFiles, filesIn} from '../../content/files';
import {hashOf, packagesKey} from '../../content/diskCache';

/** Folders in a site's own that no page is made of. */
const apart = new Set([
  'build',
  'coverage',
  'node_modules',
  'playwright-report',
  'test-results',
  'tests',
]);

/** The files that pages are made of, installed packages apart, from the site's root. */
const sourceFiles = (siteDir: string): string[] =>
  fs.readdirSync(siteDir, {withFileTypes: true}).flatMap((entry) => {
    const {name} = entry;
    // A log may be written while the site is built.
    if (entry.isFile()) return name.endsWith('.log') ? [] : [name];
    if (!entry.isDirectory() || name.startsWith('.') || apart.has(name)) return [];
    return filesIn(path.join(siteDir, name)).map((file) => `${name}/${file}`);
  });

/** What pages take of these files is noted while they are compiled (`noteFact`). */
const isNoted = (file: string): boolean => /^src\/demos\/[^/]+\//u.test(file);

/**
 * Changes with everything that compiled pages depend on and the bundler does not see: any file of the
 * site, installed packages, and settings. Of pages, their parts and demos only the paths count: the bundler
 * sees when a text changes, and what a page takes of another one is noted.
 *
 * @param settings the site's configuration, which also depends on the environment
 */
export const cacheKey = (siteDir: string, settings: unknown): string => {
  const pages = new Set(contentFiles(siteDir));
  const texts = sourceFiles(siteDir).flatMap((file) => [
    file,
    pages.has(file) || isNoted(file) ? '' : fs.readFileSync(path.join(siteDir, file)),
  ]);
  return hashOf([process.version, JSON.stringify(settings), packagesKey(siteDir), ...texts]);
};

/** Whether a file of the site, a page included, was written after a moment, in milliseconds since 1970. */
export const hasChangedSince = (siteDir: string, moment: number): boolean =>
  sourceFiles(siteDir).some((file) => {
    const stats = fs.statSync(path.join(siteDir, file), {throwIfNoEntry: false});
    return stats === undefined || stats.mtimeMs >= moment;
  });
