import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {formatFinding, type Finding} from 'mdx-docs-checker/findings';
import {readMigration} from 'mdx-docs-checker/migrations';

import {checkFiles} from '../../../scripts/lib/api/checkApi';
import {checkCommands} from '../../../scripts/lib/commands/checkCommands';
import {checkLinks} from '../../../scripts/lib/links/checkLinks';
import {checkMessages} from '../../../scripts/lib/messages/checkMessages';
import {checkPages, type PageCheck} from '../../../scripts/lib/pageCheck';
import {checkProse} from '../../../scripts/lib/prose/checkProse';
import {resultsCheck} from '../../../scripts/lib/results/resultsCheck';
import {createSampleChecker} from '../../../scripts/lib/samples/sampleChecker';
import {readGuide} from '../../../scripts/lib/walk/readGuide';
import {readPage} from '../../../src/content/page';

const pages: Record<string, string> = {
  'docs/open.mdx': 'Text\n\n{/* walk from blank */}\n\n<b>open\n',
  'docs/yaml.mdx': '---\ntitle: "open\n---\n\nText\n',
  'docs/slug.mdx': '---\ntitle: A\nslug: "a?b"\n---\n\nText\n',
};

const files = Object.keys(pages);

let root: string;

test.beforeEach(() => {
  root = test.info().outputPath('site');
  fs.mkdirSync(path.join(root, 'docs'), {recursive: true});
  fs.mkdirSync(path.join(root, 'node_modules'));
  for (const [file, text] of Object.entries(pages)) fs.writeFileSync(path.join(root, file), text);
});

const ofPages = (check: PageCheck['check']) => async (): Promise<Finding[]> => [
  ...(await checkPages(root, {name: 'test', tools: [], check}, files)).findings,
];

const readAll = () => Promise.all(files.map((file) => readPage(root, file)));

const checks: Record<string, () => Promise<readonly Finding[]>> = {
  links: async () => (await checkLinks(root)).findings,
  samples: async () =>
    (await createSampleChecker(root).check(files)).flatMap(({findings}) => findings),
  api: async () => (await checkFiles(root, files)).findings,
  messages: ofPages(checkMessages),
  commands: ofPages(checkCommands),
  results: ofPages(resultsCheck.check),
  prose: async () => (await Promise.all((await readAll()).map(checkProse))).flat(),
  migrations: async () => (await readAll()).flatMap((page) => readMigration(page).problems),
  walk: async () =>
    (await Promise.all((await readAll()).map(readGuide))).flatMap(({problems}) => problems),
};

for (const [name, check] of Object.entries(checks)) {
  test(`a page that cannot be read is one finding of the check of ${name}`, async () => {
    expect((await check()).map(formatFinding).sort()).toEqual([
      expect.stringMatching(/^docs\/open\.mdx:5:1 mdx cannot be read: /),
      expect.stringMatching(/^docs\/slug\.mdx:3:1 mdx cannot be read: its slug is not a path/),
      expect.stringMatching(/^docs\/yaml\.mdx:\d:\d+ mdx cannot be read: the front matter is not/),
    ]);
  });
}
