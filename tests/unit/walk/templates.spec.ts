import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {createProject} from '../../../scripts/lib/walk/createProject';
import {
  projectProblems,
  readStatedProject,
  templateOf,
  type StatedProject,
} from '../../../scripts/lib/walk/templatePage';
import {walkTemplate} from '../../../scripts/lib/walk/walkTemplate';
import {parsePage} from '../../../src/content/page';
import {findTemplate} from '../../../src/data/templates';

const lib = path.resolve(__dirname, '../../../scripts/lib/walk');

const pageText = (command: string): string =>
  [
    '```bash npm2yarn',
    command,
    'cd my-video',
    'npm run dev',
    '```',
    '',
    '<FileTree>',
    '',
    '- `public/`: `song.mp3` and `cover.jpeg`',
    '- `src/`',
    '  - `Root.tsx`: lists the composition `Main`',
    '  - `parts/`: `Title.tsx`, `Logo.tsx`',
    '- `sub.mjs`: writes `captions.json`',
    '',
    '</FileTree>',
    '',
    'The template’s `package.json` says `UNLICENSED`.',
  ].join('\n');

const stated: StatedProject = {
  command: 'npx create-video@latest --a my-video',
  files: [
    'public/',
    'public/song.mp3',
    'public/cover.jpeg',
    'src/',
    'src/Root.tsx',
    'src/parts/',
    'src/parts/Title.tsx',
    'src/parts/Logo.tsx',
    'sub.mjs',
  ],
  scripts: ['dev'],
  license: 'UNLICENSED',
};

let top: string;

test.beforeEach(() => {
  top = mkdtempSync(path.join(os.tmpdir(), 'walk-test-'));
});

test.afterEach(() => {
  rmSync(top, {recursive: true, force: true});
});

/** Writes a project that has what the page says, and returns its folder. */
const writeProject = (): string => {
  const folder = path.join(top, 'project');
  for (const name of stated.files.filter((file) => !file.endsWith('/'))) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), '');
  }
  writeFileSync(path.join(folder, 'src/Root.tsx'), '<Composition id="Main" />');
  writeFileSync(path.join(folder, 'readme.md'), 'The code is licensed under MIT.');
  const manifest = {license: 'UNLICENSED', scripts: {dev: 'remotion studio'}};
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  return folder;
};

test('what a page says about its project is read from it', async () => {
  const page = await parsePage('page.mdx', pageText(stated.command));
  expect(await readStatedProject(page)).toEqual(stated);
});

test('pages of templates are walked, but not one that is sold, nor the list', () => {
  const slugOf = (name: string): string | undefined =>
    templateOf({file: `src/pages/templates/${name}.mdx`})?.slug;
  expect(['three', 'editor-starter', 'index'].map(slugOf)).toEqual(['three', undefined, undefined]);
  expect(templateOf({file: 'docs/three.mdx'})).toBeUndefined();
});

test('a project that is what its page says passes', () => {
  const composition = {id: 'Main', width: 1, height: 1};
  expect(projectProblems(writeProject(), stated, {composition, license: 'mit'})).toEqual([]);
});

for (const [name, change, problem] of [
  ['a file', {files: ['src/Video.tsx']}, 'src/Video.tsx is in the tree, but not in the project'],
  ['a script', {scripts: ['deploy']}, 'the project has no script "deploy"'],
  ['a license', {license: 'none'}, 'the license in package.json is UNLICENSED, the page says none'],
] as const) {
  test(`${name} that the project lacks is noticed`, () => {
    expect(projectProblems(writeProject(), {...stated, ...change}, {})).toEqual([problem]);
  });
}

test('a composition, an MIT license and a project that are not there are noticed', () => {
  const folder = writeProject();
  writeFileSync(path.join(folder, 'readme.md'), 'Ask us.');
  const composition = {id: 'Other', width: 1, height: 1};
  expect(projectProblems(folder, stated, {composition, license: 'mit'})).toEqual([
    'the README does not say that the code is licensed under MIT',
    'no file has a composition with the id Other',
  ]);
  expect(projectProblems(path.join(top, 'nothing'), stated, {})).toEqual([
    'the command creates no project: there is no package.json',
  ]);
});

/** Puts the project into a folder of archives, as a repository. */
const writeArchive = (name: string): string => {
  cpSync(writeProject(), path.join(top, 'b-HEAD'), {recursive: true});
  const archives = path.join(top, 'archives');
  mkdirSync(archives);
  execFileSync('tar', ['-czf', path.join(archives, name), '-C', top, 'b-HEAD']);
  return archives;
};

test('a repository comes from the archives where they have it', async () => {
  const archives = writeArchive('a+b.tar.gz');
  const made = await createProject('git clone https://github.com/a/b my-video', archives);
  expect(made).toMatchObject({repository: 'https://github.com/a/b', exitCode: 0});
  expect(projectProblems(made.folder, stated, {})).toEqual([]);
  made.remove();
  await expect(createProject('npm init')).rejects.toThrow('creates no project');
});

test('a command that downloads another repository is a finding', async () => {
  const archives = writeArchive('a+b.tar.gz');
  const command = 'git clone https://github.com/a/b my-video';
  const page = await parsePage('page.mdx', pageText(command));
  const {findings, isCreated} = await walkTemplate(page, findTemplate('three'), archives);
  expect(isCreated).toBe(false);
  expect(findings.map(({message}) => message)).toEqual([
    expect.stringContaining(`"${command}" downloads https://github.com/a/b, not https://`),
  ]);
});

test('what create-video downloads is noted, and taken from the archives', () => {
  const archives = writeArchive('a+b.tar.gz');
  const requests = path.join(top, 'requests');
  const code = `require('https').get('https://github.com/a/b/archive/HEAD.tar.gz', (response) => {
    let size = 0;
    response.on('data', (chunk) => { size += chunk.length; });
    response.on('end', () => console.log(response.statusCode + ' ' + size));
  }).on('error', () => console.log('error'));`;
  const printed = execFileSync(
    process.execPath,
    ['--require', path.join(lib, 'archiveHook.cjs'), '--eval', code],
    {env: {...process.env, WALK_REQUESTS: requests, WALK_ARCHIVES: archives}, encoding: 'utf8'},
  );
  const {length} = readFileSync(path.join(archives, 'a+b.tar.gz'));
  expect(printed.trim()).toBe(`200 ${String(length)}`);
  expect(readFileSync(requests, 'utf8')).toBe('https://github.com/a/b\n');
});
