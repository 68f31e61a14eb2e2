import {expect, test} from '@playwright/test';

import {chooseVersion} from '../lib/edge/chooseVersion';

const files: Readonly<Record<string, Response>> = {
  '/base/docs/a': new Response('<p>A</p>', {headers: {vary: 'Origin'}}),
  '/base/docs/a.md': new Response('# A'),
  '/base/docs/b': new Response('<p>B</p>'),
  '/base/video.mp4': new Response('video'),
  '/docs/a': new Response('elsewhere'),
};

/** The answer to a request, and which files were fetched for it. */
const ask = async (pathname: string, accept?: string, twinStatus?: number) => {
  const fetched: string[] = [];
  const answer = await chooseVersion(
    new Request(`https://site.example${pathname}`, {headers: accept === undefined ? {} : {accept}}),
    '/base/',
    (request) => {
      const {pathname: place} = new URL(request.url);
      fetched.push(place);
      if (twinStatus !== undefined && place.endsWith('.md')) {
        return Promise.resolve(new Response(null, {status: twinStatus}));
      }
      return Promise.resolve(files[place]?.clone() ?? new Response('none', {status: 404}));
    },
  );
  const {status, headers} = answer;
  return {
    text: await answer.text(),
    status,
    vary: headers.get('vary'),
    link: headers.get('link'),
    fetched,
  };
};

test('a page is answered as HTML, with its twin named and a note for caches', async () => {
  const {text, status, vary, link, fetched} = await ask('/base/docs/a', 'text/html');
  expect([text, status, vary]).toEqual(['<p>A</p>', 200, 'Origin, Accept']);
  expect(link).toContain('</base/docs/a.md>');
  expect(link).toContain('</base/llms.txt>');
  expect(fetched).toEqual(['/base/docs/a']);
  expect((await ask('/base/docs/a')).text).toBe('<p>A</p>');
});

test('those who accept Markdown get the twin, or the page if it has none', async () => {
  for (const accept of ['text/markdown', 'Text/Markdown, */*;q=0.1']) {
    const {text, vary, fetched} = await ask('/base/docs/a', accept);
    expect([text, vary, fetched]).toEqual(['# A', 'Accept', ['/base/docs/a.md']]);
  }
  const {text, vary} = await ask('/base/docs/b', 'text/markdown');
  expect([text, vary]).toEqual(['<p>B</p>', 'Accept']);
});

test('a twin that has not changed since is not followed by the page', async () => {
  const {status, fetched, vary} = await ask('/base/docs/a', 'text/markdown', 304);
  expect([status, fetched, vary]).toEqual([304, ['/base/docs/a.md'], null]);
});

test('files, other paths, and what is missing are answered as they are', async () => {
  for (const [pathname, text, status] of [
    ['/base/video.mp4', 'video', 200],
    ['/base/docs/a.md', '# A', 200],
    ['/docs/a', 'elsewhere', 200],
    ['/base/docs/gone', 'none', 404],
  ] as const) {
    const answer = await ask(pathname, 'text/html');
    expect([answer.text, answer.status, answer.vary, answer.link]).toEqual([
      text,
      status,
      null,
      null,
    ]);
  }
});
