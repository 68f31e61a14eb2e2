import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {copyProject} from '../lib/copyProject';
import {installListed, listedPackages, withVersions, writeManifest} from '../lib/manifest';
import {projectFiles} from '../lib/projectFiles';
import {readReport} from '../lib/report';
import {run} from '../lib/run';

const write = (folder: string, files: Readonly<Record<string, string>>): void => {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
};

const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

/** A repository with a commit, a changed file, a new one, a deleted one, and one that Git ignores. */
const repository = (): string => {
  const root = test.info().outputPath('project');
  write(root, {
    '.gitignore': 'node_modules\nout\n',
    'a.txt': 'a',
    'deep/b.txt': 'b 1.0',
    'gone.txt': '',
    'node_modules/tool/index.js': '',
    'node_modules/.cache/kept': 'by a tool',
    'out/built.txt': '',
  });
  git(root, 'init', '--quiet');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '--message', 'First');
  write(root, {'a.txt': 'changed', 'new.txt': ''});
  fs.rmSync(path.join(root, 'gone.txt'));
  return root;
};

const textOf = (...place: string[]): string => fs.readFileSync(path.join(...place), 'utf8');

test('a copy has what Git would commit, with its history and its packages', async () => {
  const root = repository();
  expect(projectFiles(root).sort()).toEqual(['.gitignore', 'a.txt', 'deep/b.txt', 'new.txt']);
  const copy = test.info().outputPath('copy');
  await copyProject(root, copy, {
    change: (file) => (file.startsWith('deep/') ? (text) => text.replace('1.0', '2.0') : undefined),
    packages: 'copy',
    hasHistory: true,
  });
  expect(textOf(copy, 'a.txt')).toBe('changed');
  expect(textOf(copy, 'deep/b.txt')).toBe('b 2.0');
  for (const file of ['gone.txt', 'out', 'node_modules/.cache']) {
    expect(fs.existsSync(path.join(copy, file)), file).toBe(false);
  }
  expect(fs.existsSync(path.join(copy, 'node_modules/tool/index.js'))).toBe(true);
  expect(git(copy, 'log', '--format=%s')).toBe('First\n');
  // What is committed in the copy stays there.
  git(copy, 'commit', '--quiet', '--all', '--message', 'Second');
  expect(git(root, 'log', '--format=%s')).toBe('First\n');
  expect(git(root, 'status', '--short')).toBe(' M a.txt\n D gone.txt\n?? new.txt\n');
});

test('packages can be linked, and files chosen', async () => {
  const root = repository();
  const copy = test.info().outputPath('copy');
  await copyProject(root, copy, {files: ['deep'], packages: 'link'});
  expect(fs.readdirSync(copy).sort()).toEqual(['deep', 'node_modules']);
  expect(fs.realpathSync(path.join(copy, 'node_modules'))).toBe(
    fs.realpathSync(path.join(root, 'node_modules')),
  );
  expect(textOf(root, 'deep/b.txt')).toBe('b 1.0');
});

test('versions change where a manifest lists the package', () => {
  const manifest = {
    name: 'site',
    dependencies: {a: '1.0.0', b: '1.0.0'},
    devDependencies: {c: '1'},
  };
  expect(listedPackages(manifest, (name) => name !== 'b')).toEqual({a: '1.0.0', c: '1'});
  expect(withVersions(manifest, {a: '2.0.0', c: '2', d: '2'})).toEqual({
    name: 'site',
    dependencies: {a: '2.0.0', b: '1.0.0'},
    devDependencies: {c: '2'},
  });
});

test('what npm says is in the error of a failed installation', () => {
  const folder = test.info().outputPath('project');
  fs.mkdirSync(folder, {recursive: true});
  writeManifest(folder, {dependencies: {'not-in-the-cache': '1.0.0'}});
  expect(() => {
    installListed(folder, ['--offline']);
  }).toThrow(
    /^The packages can't be installed: npm .+ Check the network \(npm ping\), then run again\.$/s,
  );
});

test('a command has its exit code and output, and ends with its time', async () => {
  const folder = test.info().outputPath('folder');
  fs.mkdirSync(folder, {recursive: true});
  expect(
    await run(
      folder,
      `node -e "console.log(process.env.WORD); console.error('two'); process.exit(3)"`,
      {
        env: {WORD: 'one'},
      },
    ),
  ).toEqual({code: 3, output: 'one\ntwo\n', isLate: false});
  const script = "require('node:child_process').spawn('sleep', ['60'], {stdio: 'inherit'})";
  const late = await run(folder, [process.execPath, '-e', script], {limit: 1000});
  expect(late).toMatchObject({code: null, isLate: true});
  await expect(run(folder, ['no-such-program'])).rejects.toThrow('ENOENT');
});

test('a report has each test with its file and time', () => {
  const folder = test.info().outputPath('folder');
  const results = [{duration: 5}, {duration: 7}];
  const suite = {
    file: 'a.spec.ts',
    specs: [{title: 'one', ok: true, tests: [{results}]}],
    suites: [{file: 'a.spec.ts', specs: [{title: 'two', ok: false}]}],
  };
  write(folder, {'report.json': JSON.stringify({suites: [suite]})});
  expect(readReport(path.join(folder, 'report.json'))).toEqual([
    {file: 'a.spec.ts', title: 'one', ok: true, time: 12},
    {file: 'a.spec.ts', title: 'two', ok: false, time: 0},
  ]);
  expect(readReport(path.join(folder, 'none.json'))).toEqual([]);
});
