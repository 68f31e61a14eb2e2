import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from '@playwright/test';
import {parseHead} from 'docusaurus-markdown-pages/html';

import {builtPagesPlugin} from '../../../src/plugins/built-pages';
import {pageFiles, passOverPages} from '../../../src/plugins/built-pages/pass';
import {policyStep, readScriptHashes} from '../../../src/plugins/built-pages/policyStep';
import type {BuiltPage, PageStep} from '../../../src/plugins/built-pages/steps';
import {markdownTwinsPlugin} from '../../../src/plugins/markdown-twins';
import {socialCardsPlugin} from '../../../src/plugins/social-cards';
import {headPlaceholder} from '../../../src/upstream/html/completeHead';

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
  passOverPages({outDir, pages: pageFiles(routes, '/'), routes: []}, steps);

test('each page is completed, written and handed on once, before anything that comes at the end', async () => {
  const outDir = makeBuild({
    'index.html': page('<main>Home</main>'),
    'docs/a/index.html': page('<main>A</main>'),
    '404.html': page('<main>None</main>'),
    'sandbox/frame.html': 'no page',
  });
  const read: BuiltPage[] = [];
  const order: string[] = [];
  await pass(
    outDir,
    ['/', '/docs/a', '/404.html', '/docs/a'],
    () => ({tags: ({address}) => `<link href=${address}.css>`}),
    () => ({
      tags: () => '<meta name=b>',
      read: (built) => {
        read.push(built);
        order.push(built.file);
      },
      end: () => {
        order.push('end');
      },
    }),
  );
  expect(order).toEqual(['index.html', 'docs/a/index.html', '404.html', 'end']);
  for (const {address, file, html, main, head} of read) {
    expect(html).toContain(`<link href=${address}.css><meta name=b><script>`);
    expect(fs.readFileSync(path.join(outDir, file), 'utf8')).toBe(html);
    expect(main).toMatch(/^<main>\w+<\/main>$/);
    expect(head.title).toBe('A | Site');
  }
  expect(fs.readFileSync(path.join(outDir, 'sandbox/frame.html'), 'utf8')).toBe('no page');
  expect(fs.readdirSync(path.join(outDir, 'docs/a'))).toEqual(['index.html']);
});

test('the end waits for what readers still do with the bytes of a page', async () => {
  const outDir = makeBuild({'index.html': page('<main>Home</main>')});
  const order: string[] = [];
  await pass(outDir, ['/'], () => ({
    written: async (_, bytes) => {
      await new Promise(setImmediate);
      order.push(`${bytes.length} bytes`);
    },
    end: () => {
      order.push('end');
    },
  }));
  const {size} = fs.statSync(path.join(outDir, 'index.html'));
  expect(order).toEqual([`${size} bytes`, 'end']);
});

test('a page that cannot be published fails the build with its address, and nothing comes after', async () => {
  const outDir = makeBuild({
    'good/index.html': page('<main>A</main>'),
    'empty/index.html': '',
    'bare/index.html': page('<div>A</div>'),
    'bad/index.html': page('<main>Bad</main>'),
  });
  let ended = false;
  const step: PageStep = () => ({
    read: ({main}) => {
      if (main.includes('Bad')) throw new Error('no reader takes it.');
    },
    end: () => {
      ended = true;
    },
  });
  const routes = ['/good', '/empty', '/bare', '/bad', '/gone'];
  const message = await pass(outDir, routes, step).catch(String);
  expect(message).toContain('cannot be published (4)');
  expect(message).toMatch(/\/empty: its head has no /);
  expect(message).toContain('/bare: it has no <main>.');
  expect(message).toContain('/bad: no reader takes it.');
  expect(message).toContain('/gone: it has no HTML file.');
  expect(message).not.toContain('/good');
  expect(ended).toBe(false);
});

test('who reads beside the pass never sees a part of a page', async () => {
  test.setTimeout(60_000);
  const names = Array.from({length: 40}, (_, index) => `page-${index}`);
  const main = `<main>${'Text. '.repeat(50_000)}</main>`;
  const files = Object.fromEntries(names.map((name) => [`${name}/index.html`, page(main)]));
  const outDir = makeBuild(files);
  // Another process, since what happens in this one happens in turns.
  const reader = spawn(
    process.execPath,
    [
      '-e',
      `const fs = require('node:fs');
      const names = ${JSON.stringify(names)};
      let stop = false;
      process.stdin.on('data', () => { stop = true; });
      console.log('reading');
      const round = () => {
        for (const name of names) {
          const text = fs.readFileSync(name + '/index.html', 'utf8');
          if (!text.endsWith('</html>')) { console.log('part of ' + name + ': ' + text.length); process.exit(1); }
        }
        if (stop) process.exit(0);
        setImmediate(round);
      };
      round();`,
    ],
    {cwd: outDir},
  );
  let output = '';
  reader.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const ended = once(reader, 'exit');
  await once(reader.stdout, 'data');
  for (let round = 0; round < 5; round++) {
    for (const [file, text] of Object.entries(files)) {
      // As new as the framework's, in one step.
      fs.writeFileSync(path.join(outDir, `${file}.new`), text);
      fs.renameSync(path.join(outDir, `${file}.new`), path.join(outDir, file));
    }
    await pass(
      outDir,
      names.map((name) => `/${name}`),
      () => ({}),
    );
  }
  reader.stdin.end('stop');
  const [code] = (await ended) as [number | null];
  expect(output).toBe('reading\n');
  expect(code).toBe(0);
});

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
    });
    const message = await build(outDir, ['/docs/a', '/docs/b', '/docs/c']).catch(String);
    expect(message).toContain('/docs/a: it has no picture for shared links');
    expect(message).toContain(`/docs/b: its picture for shared links, ${site}/img/gone.webp,`);
    expect(message).toMatch(/\/docs\/c: .*<canvas>/);
  });
});

test('the content of a meta tag is read with and without quotes, brackets included', () => {
  const head = parseHead(
    '<meta charset=utf-8><meta data-rh=true property=og:image content=https://a.dev/b.png>' +
      '<meta data-rh=true property=og:title content="<Sequence> | Site"><meta name="description" content="a &amp; b">' +
      '</head><body><link rel=canonical href=https://a.dev/>',
  );
  expect(head).toEqual({
    title: '<Sequence> | Site',
    description: 'a & b',
    canonical: '',
    image: 'https://a.dev/b.png',
    isUnlisted: false,
  });
});
