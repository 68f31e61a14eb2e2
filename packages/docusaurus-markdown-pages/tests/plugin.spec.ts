import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {expect, test} from '@playwright/test';

import markdownPages, {libraryFolder, validateOptions} from '../lib';

type PostBuild = NonNullable<Plugin['postBuild']>;

const context = {
  baseUrl: '/',
  siteConfig: {url: 'https://site.dev', title: 'Site', tagline: '', titleDelimiter: '|'},
} as unknown as LoadContext;

const page = (main: string): string =>
  `<!doctype html><head><title>A | Site</title><meta name=description content="About a."></head><body>${main}</body>`;

/** Runs the plugin on a build with these files; returns its folder. */
const run = async (
  files: Record<string, string>,
  routesPaths: readonly string[],
  options: object = {},
): Promise<string> => {
  const outDir = test.info().outputPath('build');
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    fs.writeFileSync(path.join(outDir, file), text);
  }
  const plugin = markdownPages(context, validateOptions({options}));
  await plugin.postBuild?.({outDir, routesPaths} as unknown as Parameters<PostBuild>[0]);
  return outDir;
};

test('pages are found in folders and as files, with and without a slash at the end of their path', async () => {
  const outDir = await run(
    {
      'index.html': page('<main>Home</main>'),
      'docs/a.html': page('<main><h1>A</h1></main>'),
      'docs/b/index.html': page('<main><h1>B</h1></main>'),
      '404.html': page(''),
    },
    ['/', '/docs/a', '/docs/b/', '/404.html', '/docs/a'],
  );
  expect(fs.readFileSync(path.join(outDir, 'docs/a.md'), 'utf8')).toBe(
    '---\ntitle: "A"\ndescription: "About a."\ncanonical: https://site.dev/docs/a\nindex: https://site.dev/llms.txt\n---\n\n# A\n',
  );
  expect(fs.existsSync(path.join(outDir, 'index.md'))).toBe(true);
  expect(fs.existsSync(path.join(outDir, 'docs/b.md'))).toBe(true);
  expect(fs.existsSync(path.join(outDir, '404.html.md'))).toBe(false);
});

test('a page without <main> has what is between navbar and footer', async () => {
  const outDir = await run(
    {
      'index.html': page(
        '<nav>Site</nav><div id=__docusaurus_skipToContent_fallback class=x><p>Home</p></div><footer>©</footer>',
      ),
    },
    ['/'],
  );
  expect(fs.readFileSync(path.join(outDir, 'index.md'), 'utf8')).toMatch(/---\n\nHome\n$/u);
});

test('pages that have no file, no content, or an element without a form fail the build, each with its path', async () => {
  const files = {
    'empty/index.html': page('<p>Text</p>'),
    'game/index.html': page('<main><canvas></canvas></main>'),
  };
  await expect(run(files, ['/gone', '/empty', '/game'])).rejects.toThrow(
    /^Pages that cannot be converted to Markdown \(3\):\n {2}\/gone: it has no HTML file\.\n {2}\/empty: it has no <main>\.\n {2}\/game: <canvas> has no form in Markdown\..*$/u,
  );
  const outDir = await run(files, ['/gone', '/empty', '/game'], {
    ignorePatterns: ['/gone', '/em*'],
    onUnknownElement: 'warn',
  });
  expect(fs.readdirSync(outDir).sort()).toEqual([
    'empty',
    'game',
    'game.md',
    'llms-full.txt',
    'llms.txt',
  ]);
});

test('a file of the site that has the path of a Markdown page is named', async () => {
  await expect(
    run({'index.html': page('<main>Home</main>'), 'llms.txt': 'ours'}, ['/']),
  ).rejects.toThrow(
    'The build generates llms.txt: rename the file in static/ that has the same path.',
  );
});

test('the line for programs can be left out', () => {
  const tags = (options: object): unknown =>
    markdownPages(context, validateOptions({options})).injectHtmlTags?.({content: undefined});
  expect(tags({hint: false})).toEqual({});
  expect(JSON.stringify(tags({}))).toContain('All pages are listed in /llms.txt.');
});

test('the folder that belongs in the key of a cache has the code that converts', () => {
  expect(fs.readdirSync(libraryFolder)).toContain('convert.ts');
});
