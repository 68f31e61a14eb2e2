import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {expect, test} from '@playwright/test';

import {
  addPageStep,
  configurePass,
  pageFiles,
  passOverPages,
  type BuiltPage,
  type PageStep,
} from '../lib/builtPages';

/** A page as Docusaurus writes it. */
const page = (main: string): string =>
  `<!doctype html><head><meta charset=utf-8><meta property=og:title content="A | Site"></head>` +
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

test('the files of routes are those that Docusaurus writes, with each setting for slashes', () => {
  const files = (trailingSlash?: boolean): string[] =>
    pageFiles(['/en/', '/en/a', '/en/b/', '/en/404.html', '/en/a'], '/en/', trailingSlash).map(
      ({file}) => file,
    );
  expect(files()).toEqual(['index.html', 'a/index.html', 'b/index.html', '404.html']);
  expect(files(true)).toEqual(files());
  expect(files(false)).toEqual(['index.html', 'a.html', 'b/index.html', '404.html']);
});

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
    expect(html).toContain(`<link href=${address}.css><meta name=b></head>`);
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
  expect(message).toContain('/empty: it has no <main>.');
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

test.describe('the hooks of a build', () => {
  const context = (): LoadContext => ({siteConfig: {}}) as unknown as LoadContext;

  type PostBuild = ReturnType<typeof addPageStep>;

  /** Runs hooks as Docusaurus does. */
  const run = async (outDir: string, hooks: readonly PostBuild[]): Promise<void> => {
    const props = {outDir, baseUrl: '/', routes: [], routesPaths: ['/']};
    await Promise.all(hooks.map((hook) => hook(props as unknown as Parameters<PostBuild>[0])));
  };

  test('of several plugins make one pass, with all steps in the order of the plugins', async () => {
    const outDir = makeBuild({'index.html': page('<main>Home</main>')});
    const build = context();
    const order: string[] = [];
    const hooks = ['a', 'b'].map((name) =>
      addPageStep(build, () => ({
        read: () => {
          order.push(name);
        },
        end: () => {
          order.push(`end of ${name}`);
        },
      })),
    );
    addPageStep(context(), () => {
      throw new Error('another build');
    });
    await run(outDir, hooks);
    expect(order).toEqual(['a', 'b', 'end of a', 'end of b']);
  });

  test('all fail with a page that cannot be published', async () => {
    const outDir = makeBuild({'index.html': page('<p>Home</p>')});
    const build = context();
    const hooks = [0, 1].map(() => addPageStep(build, () => ({})));
    for (const hook of hooks) await expect(run(outDir, [hook])).rejects.toThrow('no <main>');
  });

  test("follow the site's options", async () => {
    const outDir = makeBuild({'index.html': '<head><!--tags--><script>a()</script><body></body>'});
    const build = context();
    configurePass(build, {
      withoutMain: () => '',
      completeHead: (html, tags) => html.replace('<!--tags-->', tags),
    });
    await run(outDir, [addPageStep(build, () => ({tags: () => '<meta name=b>'}))]);
    expect(fs.readFileSync(path.join(outDir, 'index.html'), 'utf8')).toBe(
      '<head><meta name=b><script>a()</script><body></body>',
    );
  });
});

test('tags have no place in a page without a head or body', async () => {
  const outDir = makeBuild({'index.html': '<main>A</main>'});
  await expect(pass(outDir, ['/'], () => ({tags: () => '<meta name=b>'}))).rejects.toThrow(
    '/: it has neither </head> nor <body>.',
  );
});
