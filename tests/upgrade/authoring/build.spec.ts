import fs from 'node:fs';

import {expect, test} from '@playwright/test';

import {
  buildFixture,
  createFixtureSite,
  docsPage,
  startBuild,
  type FixtureSite,
} from '../../support/fixtureSite';

test.describe.configure({mode: 'serial'});

let site: FixtureSite;

/** Temporary folders that a build must not leave behind. */
const leftovers = (fixture: FixtureSite): string[] =>
  fs.readdirSync(fixture.dir).filter((name) => name.startsWith('.build-'));

test.afterEach(() => {
  site.remove();
});

test('[BUILD-01] a broken link fails, is named with its page, and the build before stays as it was', async () => {
  site = createFixtureSite({
    'build/index.html': 'the build before',
    'docs/api.mdx': docsPage('See [spring](/docs/no-such-page).'),
  });
  const {code, output} = await buildFixture(site);
  expect(code).not.toBe(0);
  expect(output).toContain('/docs/api');
  expect(output).toContain('/docs/no-such-page');
  expect(output).toContain('The previous build/ is unchanged.');
  expect(site.read('build/index.html')).toBe('the build before');
  expect(leftovers(site)).toEqual([]);
});

test('an unknown doc id in a sidebar fails and lists the ids there are', async () => {
  site = createFixtureSite({
    'src/sidebars/main.ts': "export const mainSidebar = ['getting-started', 'no-such-doc'];\n",
  });
  const {code, output} = await buildFixture(site);
  expect(code).not.toBe(0);
  expect(output).toContain('sidebars.ts');
  expect(output).toContain('no-such-doc');
  expect(output).toContain('the-fundamentals');
});

test('two files with one address fail and are both named, with the cure', async () => {
  site = createFixtureSite({'docs/copy.mdx': docsPage('Text.', 'slug: /the-fundamentals\n')});
  const {code, output} = await buildFixture(site);
  expect(code).not.toBe(0);
  expect(output).toContain(
    '/docs/the-fundamentals is claimed by docs/copy.mdx and docs/the-fundamentals.mdx',
  );
  expect(output).toContain('another "slug"');
});

test('a missing image, an unknown demo and a wrong fence fail and are named, with their pages', async () => {
  site = createFixtureSite({
    'docs/api.mdx': docsPage('![A frame](./no-such-image.png)'),
    'docs/the-fundamentals.mdx': docsPage('<Demo id="no-such-demo" />'),
    'docs/fences.mdx': docsPage("```ts title='a.ts' {5-2}\n1;\n```"),
  });
  const {code, output} = await buildFixture(site);
  expect(code).not.toBe(0);
  expect(output).toContain('no-such-image.png');
  expect(output).toContain('docs/api.mdx');
  expect(output).toContain('Unknown demo "no-such-demo"');
  expect(output).toContain('docs/the-fundamentals.mdx');
  expect(output).toContain('hero');
  expect(output).toContain('docs/fences.mdx');
  expect(output).toContain('7:7 title needs a value in double quotes');
  expect(output).toContain('7:20 {5-2} names no lines');
});

test('wrong front matter fails and names the file, each key and the cure', async () => {
  site = createFixtureSite({
    'docs/api.mdx':
      '---\ntitle: API\ndescription: Too short.\nkind: guide\nsidebar: x\n---\n\nText.\n',
  });
  const {code, output} = await buildFixture(site);
  expect(code).not.toBe(0);
  expect(output).toContain('docs/api.mdx');
  expect(output).toContain('"description" must have at least 50 characters (found "Too short."');
  expect(output).toContain('unknown key "sidebar": remove it or correct its name');
});

test('[BUILD-01] a killed build leaves the build before it as it was; the next one cleans up, and broken Markdown links and broken anchors only warn', async () => {
  site = createFixtureSite({
    'build/index.html': 'the build before',
    'docs/api.mdx': docsPage('[Markdown](./gone.mdx) and [anchor](/docs/the-fundamentals#gone).'),
    // A broken Markdown link is left as written; if no such address exists, it is a broken link
    // too.
    'docs/other.mdx': docsPage('A page.', 'slug: /gone.mdx\n'),
  });
  const child = startBuild(site);
  await expect.poll(() => leftovers(site).length, {timeout: 60_000}).toBeGreaterThan(0);
  if (child.pid === undefined) throw new Error('The build did not start.');
  process.kill(-child.pid, 'SIGKILL');
  await new Promise((resolve) => child.once('close', resolve));
  expect(site.read('build/index.html')).toBe('the build before');
  const {code, output} = await buildFixture(site);
  expect(output).not.toContain('[ERROR]');
  expect(output).toContain('./gone.mdx');
  expect(output).toContain('/docs/the-fundamentals#gone');
  expect(output).toMatch(/\[WARNING\][^[]*anchor/i);
  expect(code).toBe(0);
  expect(leftovers(site)).toEqual([]);
  expect(site.read('build/index.html')).not.toBe('the build before');
  expect(site.exists('build/docs/the-fundamentals/index.html')).toBe(true);
});
