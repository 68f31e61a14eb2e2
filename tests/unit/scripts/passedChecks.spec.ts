import {execFileSync} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {openPassedChecks} from '../../../scripts/lib/passedChecks';

const styles = {command: ['stylelint'], reads: /\.css$/u};
const links = {command: ['check-links']};

/** A repository with a page and a style sheet, where both checks have passed. */
const makeProject = (): {root: string; write: (file: string, text: string) => void} => {
  const root = test.info().outputPath('project');
  const write = (file: string, text: string): void => {
    mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  };
  write('docs/spring.mdx', '# Spring');
  write('src/site.css', 'a {color: red}');
  write('.gitignore', 'node_modules\nbuild\n');
  write('node_modules/.package-lock.json', '{"version": 1}');
  execFileSync('git', ['init', '-q'], {cwd: root});
  const passed = openPassedChecks(root);
  passed.keep(styles, {output: ''});
  passed.keep(links, {output: '2 pages'});
  return {root, write};
};

const passedBefore = (root: string): string[] => {
  const passed = openPassedChecks(root);
  return [styles, links].filter((check) => passed.find(check)).map(({command}) => command.join());
};

test('what has passed holds while nothing changes', () => {
  const {root, write} = makeProject();
  write('build/index.html', 'ignored by Git');
  expect(passedBefore(root)).toEqual(['stylelint', 'check-links']);
  expect(openPassedChecks(root).find(links)).toEqual({output: '2 pages'});
});

test('a changed page leaves checks of other files alone', () => {
  const {root, write} = makeProject();
  write('docs/spring.mdx', '# Springs');
  expect(passedBefore(root)).toEqual(['stylelint']);
  write('docs/spring.mdx', '# Spring');
  expect(passedBefore(root)).toEqual(['stylelint', 'check-links']);
});

for (const [what, change] of [
  ['a file that Git does not know yet', {'src/new.css': 'b {color: red}'}],
  ['other packages', {'node_modules/.package-lock.json': '{"version": 2}'}],
] as const) {
  test(`${what} makes all checks run again`, () => {
    const {root, write} = makeProject();
    for (const [file, text] of Object.entries(change)) write(file, text);
    expect(passedBefore(root)).toEqual([]);
  });
}

test('so does a deleted or renamed file', () => {
  const {root, write} = makeProject();
  rmSync(path.join(root, 'src/site.css'));
  expect(passedBefore(root)).toEqual([]);
  write('src/page.css', 'a {color: red}');
  expect(passedBefore(root)).toEqual([]);
});

test('other arguments are another check', () => {
  const {root} = makeProject();
  expect(
    openPassedChecks(root).find({...links, command: ['check-links', '--all']}),
  ).toBeUndefined();
});

test('outside a repository nothing is remembered', () => {
  const {root} = makeProject();
  rmSync(path.join(root, '.git'), {recursive: true});
  // Keeps Git from finding the site's own repository, which this project lies in.
  process.env.GIT_CEILING_DIRECTORIES = path.dirname(root);
  try {
    openPassedChecks(root).keep(links, {output: ''});
    expect(passedBefore(root)).toEqual([]);
  } finally {
    delete process.env.GIT_CEILING_DIRECTORIES;
  }
});
