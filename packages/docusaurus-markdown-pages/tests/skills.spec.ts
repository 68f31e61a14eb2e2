import {expect, test} from '@playwright/test';

import {changedSources, makeSkill, skillPages, type Skill} from '../lib/skills';

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

const names = {definedIn: 'site/skills.js', recordCommand: 'npm run record'};

const settings = {
  ...names,
  root: 'https://docs.example/',
  product: 'Kettle',
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

For Kettle 1.2.3. The sections below come from the documentation. To get the Markdown version of any page, add \`.md\` to its address. https://docs.example/llms.txt lists all pages.

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
      'In site/skills.js, choose from: By hand, See also',
  );
  expect(() => makeSkill(skill, {...settings, hashes: {}})).toThrow('npm run record');
});

test('a page that has changed is named, with its skills and what to do', () => {
  const skills = [skill, {...skill, name: 'repair'}];
  expect(skillPages(skills)).toEqual(['docs/upgrade']);
  expect(changedSources(skills, {'docs/upgrade': 'a'}, {'docs/upgrade': 'a'}, names)).toEqual([]);
  expect(changedSources(skills, {'docs/upgrade': 'a'}, {'docs/upgrade': 'b'}, names)).toEqual([
    'docs/upgrade.mdx has changed: review its sections in upgrade and repair (site/skills.js), then run npm run record',
  ]);
});
