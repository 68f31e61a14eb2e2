// The skills of a build, by github.com/cloudflare/agent-skills-discovery-rfc (0.2.0, and 0.1.0 at the older path).
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {readTwin} from 'docusaurus-markdown-pages/twin-text';

import {buildFolder} from '../support/buildFolder';

const read = (file: string): string => fs.readFileSync(path.join(buildFolder, file), 'utf8');

interface Entry {
  name: string;
  description: string;
}

const index = JSON.parse(read('.well-known/agent-skills/index.json')) as {
  $schema: string;
  skills: (Entry & {type: string; url: string; digest: string})[];
};

/** A token of code and English is longer than three characters on average, so these are less than 5,000. */
const longest = 15_000;

test('the index names six skills, with the digests of their files', () => {
  expect(index.$schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
  expect(index.skills).toHaveLength(6);
  for (const {name, type, url, digest} of index.skills) {
    expect(type).toBe('skill-md');
    const at = new URL(url, 'https://docs.example/.well-known/agent-skills/index.json');
    expect(at.pathname).toBe(`/.well-known/agent-skills/${name}/SKILL.md`);
    const bytes = fs.readFileSync(path.join(buildFolder, at.pathname));
    expect(digest).toBe(`sha256:${crypto.createHash('sha256').update(bytes).digest('hex')}`);
  }
});

test('earlier clients find the same skills', () => {
  const older = JSON.parse(read('.well-known/skills/index.json')) as unknown;
  expect(older).toEqual({
    skills: index.skills.map(({name, description}) => ({name, description, files: ['SKILL.md']})),
  });
  for (const {name} of index.skills) {
    expect(read(`.well-known/skills/${name}/SKILL.md`)).toBe(
      read(`.well-known/agent-skills/${name}/SKILL.md`),
    );
  }
});

test('each skill is short, names itself, and has only samples of the pages that it names', () => {
  for (const {name, description} of index.skills) {
    const text = read(`.well-known/agent-skills/${name}/SKILL.md`);
    expect(text.length, name).toBeLessThan(longest);
    expect(text).toContain(`---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n`);
    const [, sources = ''] = /^ {2}sources: "(.+)"$/m.exec(text) ?? [];
    const pages = sources.split(', ').map((source) => source.split(' ')[0] ?? '');
    const known = new Set(
      pages.flatMap((page) => readTwin(read(`${page}.md`)).codes.map(({code}) => code)),
    );
    const body = text.slice(text.indexOf('\n# '));
    const codes = readTwin(body).codes.map(({code}) => code);
    expect(codes.length, name).toBeGreaterThan(1);
    expect(
      codes.filter((code) => !known.has(code)),
      name,
    ).toEqual([]);
    for (const page of pages) expect(body).toContain(`/${page}.md`);
  }
});
