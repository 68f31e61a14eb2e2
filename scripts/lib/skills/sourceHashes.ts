import fs from 'node:fs';
import path from 'node:path';

import {hashOf} from '../../../src/content/diskCache';
import {readText} from '../../../src/content/files';
import {readPageWithParts} from '../../../src/content/page';
import {skills} from './skills';

/** Hashes of the texts that the skills were last compared with, by page; committed. */
const hashesFile = 'scripts/lib/skills/source-hashes.json';

export type SourceHashes = Readonly<Record<string, string>>;

/** The hashes of the skills' pages as they are now, parts included. */
export const readSourceHashes = async (root: string): Promise<SourceHashes> => {
  const pages = [...new Set(skills.flatMap(({sources}) => sources.map(({page}) => page)))].sort();
  const entries: [string, string][] = [];
  for (const page of pages) {
    const {text, parts} = await readPageWithParts(root, `${page}.mdx`);
    entries.push([page, hashOf([text, ...parts.map((part) => readText(root, part))])]);
  }
  return Object.fromEntries(entries);
};

/** The committed hashes. */
export const readKnownHashes = (root: string): SourceHashes =>
  JSON.parse(fs.readFileSync(path.join(root, hashesFile), 'utf8')) as SourceHashes;

export const writeKnownHashes = (root: string, hashes: SourceHashes): void => {
  fs.writeFileSync(path.join(root, hashesFile), `${JSON.stringify(hashes, null, 2)}\n`);
};

/** What to do about each page that has changed since its skills were compared with it. */
export const changedSources = (known: SourceHashes, now: SourceHashes): string[] =>
  Object.keys(now)
    .filter((page) => known[page] !== now[page])
    .map((page) => {
      const names = skills
        .filter(({sources}) => sources.some((source) => source.page === page))
        .map(({name}) => name);
      return `${page}.mdx has changed: review its sections in ${names.join(' and ')} (scripts/lib/skills/skills.ts), then run npm run skills:record`;
    });
