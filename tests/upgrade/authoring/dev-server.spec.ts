import {spawn, type ChildProcess} from 'node:child_process';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {
  createFixtureSite,
  docsPage,
  logCompiled,
  ownPackage,
  type FixtureSite,
} from '../../support/fixtureSite';
import {freePort} from '../../support/freePort';
import {placeOfWord} from '../../support/placeOfWord';
import {hydrated} from '../../support/site';

let site: FixtureSite;
let server: ChildProcess | undefined;
let url: string;

const term = (phrase: string): string =>
  '---\ntitle: Codec\ndescription: A codec compresses video. The small site that tests build has this page, too.\n' +
  `kind: guide\nterms: ${phrase}\n---\n\nA term.\n`;

test.beforeAll(async () => {
  site = createFixtureSite({
    'docs/part.mdx': docsPage("import Part from './_part.mdx';\n\n<Part />"),
    'docs/_part.mdx': 'First part.\n',
    'docs/zorbles.mdx': docsPage('A zorble.'),
    'docs/terminology/zorble.mdx': term('quux'),
    'docs/noise.mdx': docsPage('<Signature of="@remotion/noise#noise2D" />'),
    'docs/troubled.mdx': docsPage(
      "```ts\nimport {noise2D} from '@remotion/noise';\n\nnoise2D('seed', 0, 0);\n```\n\n" +
        '## Errors\n\n| Message | Cause |\n| --- | --- |\n| `A zorble fell over` | It was tired. |',
      "api: '@remotion/noise#noise2D'\n",
    ),
    'docs/all-errors.mdx': docsPage(
      "import {Messages} from '@site/src/components/errors/ErrorIndex';\n" +
        "import entries from '@generated/error-index/default/composition.json';\n\n" +
        '<Messages entries={entries} />',
    ),
    'docs/lambda/getfunctions.mdx': docsPage('## Options\n\n### `region`\n\nText.'),
    'docs/lambda/cli/functions/ls.mdx': docsPage(
      '<OptionsTable of="remotion lambda functions ls" />',
    ),
  });
  ownPackage(site, '@remotion', 'noise');
  logCompiled(site);
  const port = await freePort();
  url = `http://localhost:${String(port)}/docs/`;
  server = spawn(
    path.join(site.dir, 'node_modules/.bin/tsx'),
    [path.join(site.dir, 'scripts/start.ts'), '--no-open'],
    {cwd: site.dir, env: {...process.env, PORT: String(port)}, detached: true},
  );
  const answers = async (): Promise<boolean> => {
    try {
      return (await fetch(url)).ok;
    } catch {
      return false;
    }
  };
  await expect.poll(answers, {timeout: 120_000}).toBe(true);
});

test.afterAll(() => {
  if (server?.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGKILL');
  site.remove();
});

test('open pages follow the headings, terms and parts that they take, and no other is compiled', async ({
  context,
}) => {
  const open = async (place: string) => {
    const opened = await context.newPage();
    await opened.goto(url + place);
    await hydrated(opened);
    return opened;
  };
  const table = await open('lambda/cli/functions/ls');
  const zorbles = await open('zorbles');
  const part = await open('part');
  const option = table.locator('article td a', {hasText: 'region'}).last();
  await expect(option).toHaveAttribute('href', /#region$/, {timeout: 60_000});
  await expect(zorbles.locator('article p:not(.visually-hidden)')).toContainText('zorble', {
    timeout: 60_000,
  });
  await expect(part.locator('article')).toContainText('First part.', {timeout: 60_000});
  site.write('compiled.log', '');

  site.write('docs/lambda/getfunctions.mdx', docsPage('## Options\n\n### The `region`\n\nText.'));
  await expect(option).toHaveAttribute('href', /#the-region$/, {timeout: 30_000});
  site.write('docs/terminology/zorble.mdx', term('zorble'));
  await expect(zorbles.locator('article p:not(.visually-hidden) a')).toHaveAttribute(
    'href',
    /terminology\/zorble/,
    {
      timeout: 30_000,
    },
  );
  site.write('docs/_part.mdx', 'Second part.\n');
  await expect(part.locator('article')).toContainText('Second part.', {timeout: 30_000});

  const compiled = new Set(site.read('compiled.log').split('\n').filter(Boolean));
  expect([...compiled].map((file) => path.relative(site.dir, file)).sort()).toEqual([
    'docs/_part.mdx',
    'docs/lambda/cli/functions/ls.mdx',
    'docs/zorbles.mdx',
  ]);
});

test('an open page follows the types of a package that is installed meanwhile', async ({page}) => {
  await page.goto(`${url}noise`);
  await hydrated(page);
  const signature = page.locator('article pre');
  await expect(signature).toContainText('x: number', {timeout: 60_000});
  // As npm does: the package first, then the list of what is installed.
  const types = 'node_modules/@remotion/noise/dist/cjs/index.d.ts';
  const parameters = 'noise2D: (seed: string | number, ';
  expect(site.read(types)).toContain(`${parameters}x:`);
  site.write(types, site.read(types).replace(`${parameters}x:`, `${parameters}horizontal:`));
  const installed = 'node_modules/.package-lock.json';
  site.write(installed, `${site.read(installed)}\n`);
  await expect(signature).toContainText('horizontal: number', {timeout: 60_000});
});

test('lists of all pages, and types in samples, which the start does not wait for, are there', async ({
  page,
}) => {
  await page.goto(`${url}all-errors`);
  await expect(page.locator('article li', {hasText: 'A zorble fell over'})).toBeVisible({
    timeout: 60_000,
  });
  await page.goto(`${url}troubled`);
  await hydrated(page);
  const {x, y} = await placeOfWord(page.locator('figure.code').first(), 'noise2D', 1);
  await page.mouse.move(x, y);
  await expect(page.getByRole('tooltip')).toContainText('noise2D', {timeout: 60_000});
});
