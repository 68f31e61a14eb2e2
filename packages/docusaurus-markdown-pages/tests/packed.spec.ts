import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {installPacked} from '../../support/installPacked';

const name = 'docusaurus-markdown-pages';
const example = path.join(__dirname, '../example');
const installed = path.resolve(__dirname, '../../../node_modules');

/** What the example needs besides the package. */
const ofSite = ['@docusaurus', '@mdx-js', 'react', 'react-dom'];

// Docusaurus builds the site.
test.describe.configure({mode: 'serial', timeout: 300_000});

/** Outside of this repository, whose packages it would find. */
let folder = '';

test.beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  installPacked(name, folder);
  fs.cpSync(example, folder, {recursive: true});
  for (const dependency of ofSite) {
    fs.symlinkSync(path.join(installed, dependency), path.join(folder, 'node_modules', dependency));
  }
});

test.afterAll(() => {
  fs.rmSync(folder, {recursive: true, force: true});
});

const build = (): {status: number | null; output: string} => {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [path.join(installed, '@docusaurus/core/bin/docusaurus.mjs'), 'build'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {...process.env, NODE_OPTIONS: '', FORCE_COLOR: '0', CI: 'true'},
    },
  );
  return {status, output: stdout + stderr};
};

const read = (file: string): string => fs.readFileSync(path.join(folder, 'build', file), 'utf8');

/** The text below the front matter. */
const bodyOf = (file: string): string => read(file).replace(/^---\n.*?\n---\n\n/su, '');

test('the packed package has types, and makes the example its Markdown pages in an empty folder', () => {
  expect(
    fs.readFileSync(path.join(folder, 'node_modules', name, 'dist/index.d.ts'), 'utf8'),
  ).toContain('createMarkdownReader');
  const {status, output} = build();
  expect(status, output).toBe(0);
  const files = (fs.readdirSync(path.join(folder, 'build'), {recursive: true}) as string[])
    .filter((file) => /\.(?:md|txt)$/u.test(file))
    .map((file) => file.split(path.sep).join('/'));
  expect(files.sort()).toEqual([
    'blog.md',
    'blog/2026/01/05/quiet.md',
    'docs/basics/boil.md',
    'docs/basics/options.md',
    'docs/category/basics.md',
    'docs/intro.md',
    'index.md',
    'llms-full.txt',
    'llms.txt',
  ]);
});

test('a page has its front matter, and the blocks of the theme in Markdown', () => {
  expect(read('docs/intro.md')).toBe(`---
title: "Get started"
description: "Install Kettle and boil your first liter."
version: 2.1.0
canonical: https://kettle.example/product/docs/intro
index: https://kettle.example/product/llms.txt
---

# Get started

Install the package, then [boil water](https://kettle.example/product/docs/basics/boil.md#first-liter).

**npm**

\`\`\`bash
npm install kettle
\`\`\`

**Yarn**

\`\`\`bash
yarn add kettle
\`\`\`

> **Hot**
>
> Steam burns. See the [safety rules](https://safety.example/steam).
`);
  expect(bodyOf('docs/basics/options.md')).toBe(`# Options

| Option | Type | Default |
| - | - | - |
| \`liters\` | \`number\` | \`1\` |
| \`unit\` | \`'cel' \\| 'fahren'\` | \`'cel'\` |

1. Options are checked first.
2. Then the water is heated.
`);
});

test("the site's own elements have the form of their handlers", () => {
  expect(bodyOf('docs/basics/boil.md')).toBe(`# Boil water

## First liter

\`\`\`js title="boil.js"
import {boil} from 'kettle';

await boil({liters: 1});
\`\`\`

The gauge shows how hot the water is:

Temperature: 98 °C

[A kettle boils in 40 seconds](https://video.example/boil)

Why so slow?

At 2,000 m, water boils at 93 °C.
`);
});

test('pages without <main>, generated indexes, and posts have their text', () => {
  expect(bodyOf('index.md')).toBe(
    '# Kettle\n\n[Get started](https://kettle.example/product/docs/intro.md) in a minute.\n',
  );
  expect(bodyOf('docs/category/basics.md')).toContain('What you need every day.');
  expect(bodyOf('docs/category/basics.md')).toContain(
    '(https://kettle.example/product/docs/basics/boil.md)',
  );
  expect(bodyOf('blog/2026/01/05/quiet.md')).toContain(
    'Kettle 2.1 whistles **once**, not until you come.',
  );
});

test('llms.txt lists the pages by section, and the full text has all of them', () => {
  expect(read('llms.txt')).toBe(`# Kettle

> Boil water from your terminal. Documentation of version 2.1.0.

Each page has a Markdown version at its address with \`.md\` added. \`llms-full.txt\` beside this list has the text of all pages.

## Start here

- [Get started](https://kettle.example/product/docs/intro.md): Install Kettle and boil your first liter.

## More

- [Get started](https://kettle.example/product/docs/intro.md): Install Kettle and boil your first liter.

## Basics

- [Basics](https://kettle.example/product/docs/category/basics.md): What you need every day.
- [Boil water](https://kettle.example/product/docs/basics/boil.md): Boil a liter, and know when it is done.
- [Options](https://kettle.example/product/docs/basics/options.md): All options of boil(), with their defaults.

## About

- [Home](https://kettle.example/product/index.md): Kettle boils water from your terminal.

## Blog

- [Blog](https://kettle.example/product/blog.md): Blog
- [A quieter kettle](https://kettle.example/product/blog/2026/01/05/quiet.md): Version 2.1 whistles only once.
`);
  for (const file of ['docs/intro.md', 'docs/basics/boil.md', 'index.md']) {
    expect(read('llms-full.txt'), file).toContain(bodyOf(file));
  }
});

test('each page says at its top where its Markdown is, unseen by people and screen readers', () => {
  const [, style = '', hint] =
    /<p style=(\S+) aria-hidden=true>([^<]*)/u.exec(read('docs/intro/index.html')) ?? [];
  expect(hint).toBe(
    'For a Markdown version of this page, add .md to its address. All pages are listed in /product/llms.txt.',
  );
  expect(style.split(';')).toContain('clip-path:inset(50%)');
});

test('sections of the pages become skills, with their index', () => {
  const {status, stderr} = spawnSync(process.execPath, ['skills.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, NODE_OPTIONS: ''},
  });
  expect(status, stderr).toBe(0);
  const skill = read('.well-known/agent-skills/kettle-boil/SKILL.md');
  expect(skill).toContain('\n  sources: "docs/basics/boil c0ffee"\n');
  expect(skill).toContain('\n## First liter\n\n```js title="boil.js"\n');
  expect(skill).not.toContain('\n# Boil water\n');
  expect(JSON.parse(read('.well-known/agent-skills/index.json'))).toMatchObject({
    skills: [{name: 'kettle-boil', url: 'kettle-boil/SKILL.md'}],
  });
  expect(read('.well-known/skills/kettle-boil/SKILL.md')).toBe(skill);
});

test('a build fails with the pages whose elements have no form, and with the wrong options', () => {
  const page = path.join(folder, 'docs/basics/boil.mdx');
  fs.appendFileSync(page, '\n<canvas className="steam" />\n');
  const broken = build();
  expect(broken.status).not.toBe(0);
  expect(broken.output).toContain('Pages that cannot be converted to Markdown (1):');
  expect(broken.output).toContain(
    '/product/docs/basics/boil: <canvas class="steam"> has no form in Markdown. Give it a handler',
  );
  const config = path.join(folder, 'docusaurus.config.js');
  fs.writeFileSync(
    config,
    fs.readFileSync(config, 'utf8').replace("version: '2.1.0'", 'version: 2, fulltext: true'),
  );
  const wrong = build();
  expect(wrong.status).not.toBe(0);
  expect(wrong.output).toContain('Invalid options for docusaurus-markdown-pages:');
  expect(wrong.output).toContain('version: Expected string, received number');
  expect(wrong.output).toContain("Unrecognized key(s) in object: 'fulltext'");
});
