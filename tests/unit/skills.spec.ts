import path from 'node:path';

import {expect, test} from '@playwright/test';

import {skills} from '../../scripts/lib/skills/skills';
import {
  changedSkillPages,
  readKnownHashes,
  readSourceHashes,
} from '../../scripts/lib/skills/sourceHashes';

const root = path.resolve(__dirname, '../..');

test('the pages that skills are made of are those that they were compared with', async () => {
  expect(changedSkillPages(readKnownHashes(root), await readSourceHashes(root))).toEqual([]);
});

test('a page that has changed is named, with its skill and what to do', () => {
  const known = {'docs/sequence': 'a', 'docs/upgrading': 'b'};
  expect(changedSkillPages(known, {'docs/sequence': 'c', 'docs/upgrading': 'b'})).toEqual([
    'docs/sequence.mdx has changed: review its sections in remotion-composition (scripts/lib/skills/skills.ts), then run npm run skills:record',
  ]);
});

test('names and descriptions are as agentskills.io/specification wants them', () => {
  expect(skills).toHaveLength(6);
  for (const {name, description} of skills) {
    expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(name.length).toBeLessThanOrEqual(64);
    expect(description.length).toBeLessThanOrEqual(1024);
  }
});
