import path from 'node:path';

import {expect, test} from '@playwright/test';

import {makeSkill} from '../../scripts/lib/skills/makeSkill';
import {skills, type Skill} from '../../scripts/lib/skills/skills';
import {
  changedSources,
  readKnownHashes,
  readSourceHashes,
} from '../../scripts/lib/skills/sourceHashes';

const root = path.resolve(__dirname, '../..');

test('the pages that skills are made of are those that they were compared with', async () => {
  expect(changedSources(readKnownHashes(root), await readSourceHashes(root))).toEqual([]);
});

test('a page that has changed is named, with its skill and what to do', () => {
  const known = {'docs/sequence': 'a', 'docs/upgrading': 'b'};
  expect(changedSources(known, {'docs/sequence': 'c', 'docs/upgrading': 'b'})).toEqual([
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

const twin = [
  '---',
  'title: "Upgrade"',
  'description: "How to upgrade."',
  '---',
  '',
  '# Upgrade',
  '',
  'First words.',
  '',
  '## By hand',
  '',
  '```bash',
  '## no heading',
  '```',
  '',
  '### Detail',
  '',
  'More.',
  '',
  '## See also',
  '',
  'Links.',
  '',
].join('\n');

const skill: Skill = {
  name: 'upgrade',
  title: 'Upgrade the toolkit',
  description: 'Say "when": always.',
  sources: [{page: 'docs/upgrade', headings: ['', 'By hand']}],
};

const settings = {
  root: 'https://docs.example/',
  version: '1.2.3',
  hashes: {'docs/upgrade': 'abc'},
  twinOf: () => twin,
};

test('a skill is made of the sections that it names, with their hashes', () => {
  expect(makeSkill(skill, settings)).toBe(`---
name: upgrade
description: "Say \\"when\\": always."
metadata:
  version: "1.2.3"
  sources: "docs/upgrade abc"
---

# Upgrade the toolkit

For Remotion 1.2.3. The sections below come from the documentation. To get the Markdown version of any page, add \`.md\` to its address. https://docs.example/llms.txt lists all pages.

Source: https://docs.example/docs/upgrade.md

## Upgrade

First words.

## By hand

\`\`\`bash
## no heading
\`\`\`

### Detail

More.
`);
});

test('a section that a page has lost, and a page without a hash, stop the build with what to do', () => {
  const lost = {...skill, sources: [{page: 'docs/upgrade', headings: ['By foot']}]};
  expect(() => makeSkill(lost, settings)).toThrow(
    "A skill uses the section “By foot” of docs/upgrade.mdx, which doesn't exist. " +
      'In scripts/lib/skills/skills.ts, choose from: By hand, See also',
  );
  expect(() => makeSkill(skill, {...settings, hashes: {}})).toThrow('npm run skills:record');
});
