import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import manifest from '../../../package.json';

const root = path.resolve(__dirname, '../../..');
const text = fs.readFileSync(path.join(root, 'AGENTS.md'), 'utf8');
const codes = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);

/** Files and folders that do not come with the repository. */
const made = ['build/'];

test('AGENTS.md fits into the context of every assistant', () => {
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(6000);
});

test('each command that AGENTS.md names is a script of package.json', () => {
  const scripts = codes.flatMap((code) => {
    const [, name] = /^npm run ([\w:-]+)|^npm (?:start|test)$/.exec(code) ?? [];
    if (code === 'npm start' || code === 'npm test') return code.slice(4);
    return name ?? (/^check:[\w-]+$/.test(code) ? code : []);
  });
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((name) => !Object.hasOwn(manifest.scripts, name))).toEqual([]);
});

test('each path that AGENTS.md names exists', () => {
  const paths = [
    ...links,
    ...codes.filter((code) => /^[\w@.-]+\/[\w@./-]*$|^[\w-]+\.(?:md|json)$/.test(code)),
    // Arguments of commands.
    ...codes.flatMap((code) =>
      /^np[mx] /.test(code) ? (code.match(/\S+\/\S+|\S+\.ts\b/g) ?? []) : [],
    ),
  ];
  expect(paths.length).toBeGreaterThan(25);
  const lost = paths.filter(
    (place) => !made.includes(place) && !fs.existsSync(path.join(root, place)),
  );
  expect(lost).toEqual([]);
});

test('AGENTS.md names the version that the site describes', () => {
  expect(text).toContain(`Remotion ${manifest.dependencies.remotion}`);
});
