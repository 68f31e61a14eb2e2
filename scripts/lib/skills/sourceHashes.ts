import fs from 'node:fs';
import path from 'node:path';
import {changedSources, skillPages, type SkillSettings} from 'docusaurus-markdown-pages/skills';

import {hashOf} from '../../../src/content/diskCache';
import {readText} from '../../../src/content/files';
import {readPageWithParts} from '../../../src/content/page';
import {skills} from './skills';

/** Hashes of the texts that the skills were last compared with, by page; committed. */
const hashesFile = 'scripts/lib/skills/source-hashes.json';

/** What messages about the skills name. */
export const skillNames = {
  definedIn: 'scripts/lib/skills/skills.ts',
  recordCommand: 'npm run skills:record',
} as const satisfies Partial<SkillSettings>;

/** The hashes of the skills' pages as they are now, parts included. */
export const readSourceHashes = async (root: string): Promise<SkillSettings['hashes']> => {
  const entries: [string, string][] = [];
  for (const page of skillPages(skills)) {
    const {text, parts} = await readPageWithParts(root, `${page}.mdx`);
    entries.push([page, hashOf([text, ...parts.map((part) => readText(root, part))])]);
  }
  return Object.fromEntries(entries);
};

/** The committed hashes. */
export const readKnownHashes = (root: string): SkillSettings['hashes'] =>
  JSON.parse(fs.readFileSync(path.join(root, hashesFile), 'utf8')) as SkillSettings['hashes'];

export const writeKnownHashes = (root: string, hashes: SkillSettings['hashes']): void => {
  fs.writeFileSync(path.join(root, hashesFile), `${JSON.stringify(hashes, null, 2)}\n`);
};

/** What to do about each page that has changed since its skills were compared with it. */
export const changedSkillPages = (
  known: SkillSettings['hashes'],
  now: SkillSettings['hashes'],
): string[] => changedSources(skills, known, now, skillNames);
