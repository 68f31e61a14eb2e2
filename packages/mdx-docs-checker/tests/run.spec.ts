import path from 'node:path';

import {expect, test} from '@playwright/test';

import {
  FORMATS,
  readConfiguration,
  runChecks,
  watchPages,
  type Check,
  type Report,
} from '../lib/index';
import {createProject, writeFile} from './writeProject';

/** Finds every page, and counts how often it was asked. */
const everyPage = (): Check & {checked: string[]} => {
  const checked: string[] = [];
  return {
    name: 'every page',
    checked,
    check: (pages) => {
      checked.push(...pages.map(({file}) => file));
      return pages.map(({file, text}) => ({
        file,
        line: 2,
        message: text.trim(),
        todo: 'a, b: 100%',
      }));
    },
    inputs: () => [],
  };
};

test('outcomes are kept until a page or the configuration changes', async () => {
  const root = createProject({'docs/a.mdx': 'one', 'docs/b.mdx': 'two', 'config.mjs': '1'});
  const check = everyPage();
  const configurationFile = path.join(root, 'config.mjs');
  const run = (isCached = true): Promise<Report> =>
    runChecks({
      root,
      configuration: {pages: ['docs'], checks: [check]},
      configurationFile,
      isCached,
    });
  const first = await run();
  expect(check.checked.splice(0)).toEqual(['docs/a.mdx', 'docs/b.mdx']);
  expect((await run()).findings).toEqual(first.findings);
  expect(check.checked).toEqual([]);
  writeFile(root, 'docs/a.mdx', 'three');
  const {findings, checks} = await run();
  expect(check.checked.splice(0)).toEqual(['docs/a.mdx']);
  expect(findings.map(({message}) => message)).toEqual(['three', 'two']);
  expect(checks).toEqual([{name: 'every page', findings: 2, kept: 1}]);
  await run(false);
  expect(check.checked.splice(0)).toHaveLength(2);
  writeFile(root, 'config.mjs', '2');
  await run();
  expect(check.checked.splice(0)).toHaveLength(2);
});

test('checks and pages are chosen by name', async () => {
  const root = createProject({'docs/a.mdx': 'one', 'docs/b.mdx': 'two'});
  const other: Check = {name: 'other', check: () => [{file: 'docs/a.mdx', line: 1, message: 'x'}]};
  const configuration = {pages: ['docs'], checks: [everyPage(), other]};
  const report = await runChecks({root, configuration, names: ['other'], files: ['docs/a.mdx']});
  expect(report).toMatchObject({pages: 1, checks: [{name: 'other'}], findings: [{message: 'x'}]});
  await expect(runChecks({root, configuration, names: ['wrong']})).rejects.toThrow(
    'There is no check "wrong". Choose from: every page, other.',
  );
  await expect(runChecks({root, configuration, files: ['docs/c.mdx']})).rejects.toThrow(
    '"docs/c.mdx" is not a page',
  );
  const twice = {pages: ['docs'], checks: [other, other]};
  await expect(runChecks({root, configuration: twice})).rejects.toThrow('named "other"');
});

test('a report is text, JSON, or annotations', async () => {
  const root = createProject({'docs/a,b.mdx': 'one'});
  const report = await runChecks({
    root,
    configuration: {pages: ['docs'], checks: [everyPage()]},
  });
  expect(FORMATS.text(report)).toBe('docs/a,b.mdx:2 one — a, b: 100%\n1 page, 1 check, 1 problem');
  expect(JSON.parse(FORMATS.json(report))).toEqual(report);
  expect(FORMATS.github(report)).toBe(
    '::error file=docs/a%2Cb.mdx,line=2::one — a, b: 100%25\n1 page, 1 check, 1 problem',
  );
});

test('a saved page is checked, and only that page', async () => {
  const root = createProject({'docs/a.mdx': 'one', 'docs/b.mdx': 'two'});
  const saved: string[] = [];
  const watcher = watchPages({
    root,
    configuration: {pages: ['docs'], checks: [everyPage()]},
    onReport: ({findings}, files) => {
      saved.push(...files, ...findings.map(({message}) => message));
    },
    onError: (error) => {
      saved.push(String(error));
    },
  });
  await watcher.ready;
  writeFile(root, 'docs/notes.txt', 'not a page');
  writeFile(root, 'docs/b.mdx', 'three');
  await expect.poll(() => saved).toEqual(['docs/b.mdx', 'three']);
  await watcher.close();
});

test('a configuration that says nothing useful is refused with what to write', async () => {
  const root = createProject({
    'config.cjs': "module.exports = {pages: [], checks: ['links'], extra: 1};",
  });
  await expect(readConfiguration(path.join(root, 'config.cjs'))).rejects.toThrow(
    /config\.cjs is not a valid configuration:\n.*pages: name a folder with pages\n.*checks\.0: is not a check: call links\(\)/su,
  );
});
