import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from '@playwright/test';
import {pageFiles, passOverPages, type PageStep} from 'docusaurus-markdown-pages/built-pages';

import {builtPagesPlugin} from '../../../src/plugins/built-pages';
import {policyStep, readScriptHashes} from '../../../src/plugins/built-pages/policyStep';
import {markdownTwinsPlugin} from '../../../src/plugins/markdown-twins';
import {socialCardsPlugin} from '../../../src/plugins/social-cards';
import {completeHead, headPlaceholder} from '../../../src/upstream/html/completeHead';

const site = 'https://site.dev';

/** A page as the framework writes it. */
const page = (main: string, image = ''): string =>
  `<!doctype html><head><meta charset=utf-8><meta property=og:title content="A | Site">` +
  `<meta property=og:image content="${image}">${headPlaceholder}<script>start()</script></head>` +
  `<body>${main}</body></html>`;

/** A build with the given files. */
const makeBuild = (files: Record<string, string>): string => {
  const folder = test.info().outputPath('build');
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
  return folder;
};

const pass = (outDir: string, routes: readonly string[], ...steps: PageStep[]): Promise<void> =>
  passOverPages({outDir, pages: pageFiles(routes, '/'), routes: []}, steps, {completeHead});

test('hosts get the hashes of the scripts of all HTML files, and a build that noted none fails', async () => {
  const outDir = makeBuild({
    'index.html': page('<main>A</main>'),
    'sandbox/frame.html': '<script>frame()</script>',
  });
  const generatedFilesDir = test.info().outputPath('generated');
  const step = policyStep({generatedFilesDir}, false);
  expect(() => readScriptHashes(generatedFilesDir)).toThrow('noted no inline scripts');
  await pass(outDir, ['/'], step);
  expect(readScriptHashes(generatedFilesDir)).toHaveLength(2);
  // The build that fails leaves nothing of the one before.
  await expect(pass(outDir, ['/', '/gone'], step)).rejects.toThrow('/gone');
  expect(() => readScriptHashes(generatedFilesDir)).toThrow('noted no inline scripts');
  const none = makeBuild({
    'none/index.html': page('<main>A</main>').replace(/<script.*script>/, ''),
  });
  fs.rmSync(path.join(none, 'index.html'));
  fs.rmSync(path.join(none, 'sandbox'), {recursive: true});
  await pass(none, ['/none'], step);
  expect(() => readScriptHashes(generatedFilesDir)).toThrow('noted no inline scripts');
});

for (const isPlainHost of [false, true]) {
  const name = isPlainHost ? 'each page, for a host without headers' : 'the page for all addresses';
  test(`${name}, has a policy with the scripts of all pages, and is written once`, async () => {
    const files = ['404.html', 'index.html', 'z/index.html', 'own.html', 'sandbox/frame.html'];
    const outDir = makeBuild(
      Object.fromEntries(
        files.map((file) => [file, page(`<main><script>${file}</script></main>`)]),
      ),
    );
    const step = policyStep({generatedFilesDir: test.info().outputPath('generated')}, isPlainHost);
    const bytes = new Map<string, string>();
    const written = ({file}: {file: string}, content: Uint8Array): Promise<void> => {
      expect(bytes.has(file)).toBe(false);
      bytes.set(file, new TextDecoder().decode(content));
      return Promise.resolve();
    };
    const renames: string[] = [];
    const {renameSync} = fs;
    fs.renameSync = (from, to) => {
      renames.push(path.relative(outDir, String(to)));
      renameSync(from, to);
    };
    try {
      await pass(outDir, ['/404.html', '/', '/z'], step, () => ({written}));
    } finally {
      fs.renameSync = renameSync;
    }
    const own = isPlainHost ? ['own.html'] : [];
    expect(renames.filter((file) => file.endsWith('.html')).sort()).toEqual(
      ['404.html', 'index.html', 'z/index.html', ...own].sort(),
    );
    for (const file of files) {
      const html = fs.readFileSync(path.join(outDir, file), 'utf8');
      const hasPolicy = isPlainHost ? file !== 'sandbox/frame.html' : file === '404.html';
      const [policy] =
        /<meta http-equiv="Content-Security-Policy" content="[^"]*">/.exec(html) ?? [];
      expect(policy !== undefined, file).toBe(hasPolicy);
      // That of the start, and one of each file.
      if (hasPolicy) expect(policy?.match(/sha256-/g)).toHaveLength(files.length + 1);
      if (bytes.has(file)) expect(bytes.get(file)).toBe(html);
    }
    expect([...bytes.keys()].sort()).toEqual(['404.html', 'index.html', 'z/index.html']);
  });
}

test.describe('cards and twins', () => {
  /** What the plugins take of a site's settings, in a folder of its own. */
  const makeContext = (): LoadContext => {
    const siteDir = test.info().outputPath('site');
    fs.cpSync('static/img/logo-white.svg', path.join(siteDir, 'static/img/logo-white.svg'));
    fs.mkdirSync(path.join(siteDir, 'node_modules'), {recursive: true});
    fs.writeFileSync(path.join(siteDir, 'package.json'), '{"dependencies": {"remotion": "1.2.3"}}');
    fs.symlinkSync(path.resolve('node_modules/@fontsource'), `${siteDir}/node_modules/@fontsource`);
    return {
      siteDir,
      baseUrl: '/',
      generatedFilesDir: path.join(siteDir, '.docusaurus'),
      siteConfig: {
        title: 'Site',
        tagline: 'A site',
        titleDelimiter: '|',
        url: site,
        themeConfig: {},
      },
      i18n: {currentLocale: 'en'},
    } as unknown as LoadContext;
  };

  const build = async (outDir: string, routesPaths: string[]): Promise<void> => {
    const context = makeContext();
    socialCardsPlugin(context);
    markdownTwinsPlugin(context);
    const {postBuild} = builtPagesPlugin(context);
    await postBuild?.({outDir, baseUrl: '/', routes: [], routesPaths} as unknown as Parameters<
      NonNullable<typeof postBuild>
    >[0]);
  };

  test('each page gets its own', async () => {
    const outDir = makeBuild({
      'docs/a/index.html': page('<main><p>Text</p></main>', `${site}/img/cards/docs/a.png`),
      'blog/b/index.html': page('<main><p>Post</p></main>', `${site}/img/blog/b%20c.webp`),
      '404.html': page('<main><p>None</p></main>', `${site}/img/cards/404.html.png`),
      'img/blog/b c.webp': 'cover',
    });
    await build(outDir, ['/docs/a', '/blog/b', '/404.html']);
    expect(fs.readFileSync(path.join(outDir, 'docs/a.md'), 'utf8')).toContain('Text');
    expect(fs.readFileSync(path.join(outDir, 'blog/b.md'), 'utf8')).toContain('Post');
    expect(fs.existsSync(path.join(outDir, '404.html.md'))).toBe(false);
    expect(fs.readdirSync(path.join(outDir, 'img/cards'), {recursive: true}).sort()).toEqual([
      '404.html.png',
      'docs',
      'docs/a.png',
    ]);
  });

  test('a page that would lack one fails the build with its address', async () => {
    const outDir = makeBuild({
      'docs/a/index.html': page('<main>A</main>'),
      'docs/b/index.html': page('<main>B</main>', `${site}/img/gone.webp`),
      'docs/c/index.html': page('<main><canvas></canvas></main>', `${site}/img/cards/docs/c.png`),
      'docs/d/index.html': '',
    });
    const routes = ['/docs/a', '/docs/b', '/docs/c', '/docs/d'];
    const message = await build(outDir, routes).catch(String);
    expect(message).toContain('/docs/a: it has no picture for shared links');
    expect(message).toContain(`/docs/b: its picture for shared links, ${site}/img/gone.webp,`);
    expect(message).toMatch(/\/docs\/c: .*<canvas>/);
    expect(message).toContain(`/docs/d: its head has no ${headPlaceholder}`);
  });
});
