// The worker of the offline copy, as it is bundled: what it does with each kind of request.
import vm from 'node:vm';

import {build} from 'esbuild';
import {expect, test} from '@playwright/test';

const site = 'https://docs.example/';

let code = '';

test.beforeAll(async () => {
  const {outputFiles} = await build({
    stdin: {
      contents: `import {serveOfflineCopy} from 'docusaurus-offline-copy/worker';
serveOfflineCopy({
  hashedFiles: '/assets/',
  notSavedPage: {lang: 'en', title: 'Offline', styles: '', main: (list) => list},
});`,
      resolveDir: __dirname,
    },
    bundle: true,
    write: false,
    format: 'iife',
  });
  code = outputFiles[0]?.text ?? '';
});

/** A request as the browser describes it. */
interface Asked {
  place: string;
  mode?: string;
  method?: string;
  cache?: string;
  range?: string;
}

interface Site {
  /** What is kept: by cache, then by place. */
  kept?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What the network answers, by place; without it, there is no connection. */
  network?: Readonly<Record<string, string>>;
}

const record = {
  version: '1.0.0',
  keptAt: 0,
  core: {manifest: '', cache: 'core'},
  sections: [{manifest: '', cache: 'a', id: 'a', title: 'Marmots', pages: 1, start: 'docs/a'}],
};

/** Caches with the record of a core and a section, and what else is kept. */
const withRecord = (
  kept: NonNullable<Site['kept']>,
): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
  'offline / record': {'offline/record.json': JSON.stringify(record)},
  ...kept,
});

type Listener = (event: object) => void;

const startWorker = ({kept = {}, network}: Site, hasPreload = true) => {
  const listeners: Record<string, Listener> = {};
  const done: string[] = [];
  const requested: string[] = [];
  const note = (what: string) => (): Promise<void> => {
    done.push(what);
    return Promise.resolve();
  };
  const placeOf = (address: string | {url: string}): string =>
    new URL(typeof address === 'string' ? address : address.url, site).href.slice(site.length);
  vm.runInNewContext(code, {
    self: {
      registration: {
        scope: site,
        ...(hasPreload && {navigationPreload: {disable: note('no preloads')}}),
      },
      clients: {claim: note('claim')},
      skipWaiting: note('skip waiting'),
      addEventListener: (type: string, listener: Listener) => {
        listeners[type] = listener;
      },
    },
    caches: {
      match: (address: string | {url: string}, options?: {cacheName?: string}) => {
        const names = options?.cacheName === undefined ? Object.keys(kept) : [options.cacheName];
        const [text] = names.flatMap((name) => kept[name]?.[placeOf(address)] ?? []);
        return Promise.resolve(text === undefined ? undefined : new Response(text));
      },
    },
    fetch: (request: {url: string}) => {
      requested.push(placeOf(request));
      if (!network) return Promise.reject(new TypeError('No connection'));
      const text = network[placeOf(request)];
      return Promise.resolve(new Response(text ?? 'Not found', {status: text ? 200 : 404}));
    },
    ...{URL, Response, Headers},
  });
  const tell = async (type: string): Promise<void> => {
    const works: Promise<unknown>[] = [];
    listeners[type]?.({waitUntil: (work: Promise<unknown>) => works.push(work)});
    await Promise.all(works);
  };
  /** The worker's answer; undefined when it leaves the request to the browser. */
  const ask = (asked: Asked): Promise<Response> | undefined => {
    const {place, mode = 'no-cors', method = 'GET', cache = 'default', range} = asked;
    let answer: Promise<Response> | undefined;
    listeners.fetch?.({
      request: {
        url: new URL(place, site).href,
        headers: new Headers(range === undefined ? {} : {range}),
        ...{mode, method, cache},
      },
      respondWith: (response: Promise<Response>) => {
        answer = response;
      },
    });
    return answer;
  };
  const textOf = async (asked: Asked): Promise<string | undefined> => (await ask(asked))?.text();
  return {tell, ask, textOf, done, requested};
};

/** Why there is no answer. */
const failureOf = async (answer: Promise<Response> | undefined): Promise<string> => {
  try {
    await answer;
    return 'There is one.';
  } catch (error) {
    return String(error);
  }
};

test('a new worker takes over at once, without preloads of its own', async () => {
  const {tell, done} = startWorker({});
  await tell('install');
  expect(done).toEqual(['skip waiting']);
  await tell('activate');
  expect(done.slice(1).sort()).toEqual(['claim', 'no preloads']);
  // As in Safari before 15.4.
  const old = startWorker({}, false);
  await old.tell('activate');
  expect(old.done).toEqual(['claim']);
});

test('what does not read this site is left to the browser, and so is a download of the copy', () => {
  const {ask} = startWorker({kept: withRecord({core: {'img/a.png': 'kept'}})});
  for (const asked of [
    {place: 'search', method: 'POST'},
    {place: 'https://elsewhere.example/assets/a.js'},
    {place: 'https://docs.example.evil.example/'},
    {place: 'img/a.png', cache: 'no-cache'},
  ]) {
    expect(ask(asked), asked.place).toBeUndefined();
  }
});

test('a file whose name changes with its content comes from the copy, without a request', async () => {
  const {textOf, ask, requested} = startWorker({
    kept: withRecord({core: {'assets/a.0123.mp4': '0123456789'}}),
    network: {'assets/b.4567.js': 'sent'},
  });
  expect(await textOf({place: 'assets/a.0123.mp4'})).toBe('0123456789');
  expect(requested).toEqual([]);
  const part = await ask({place: 'assets/a.0123.mp4', range: 'bytes=2-4'});
  expect([part?.status, await part?.text()]).toEqual([206, '234']);
  expect(await textOf({place: 'assets/b.4567.js'})).toBe('sent');
});

test('everything else comes from the network, and from the copy without a connection', async () => {
  const kept = withRecord({a: {'img/a.png': '0123456789', 'docs/a': 'kept page'}});
  const online = startWorker({kept, network: {'img/a.png': 'sent', 'docs/a': 'sent page'}});
  expect(await online.textOf({place: 'img/a.png'})).toBe('sent');
  expect(await online.textOf({place: 'docs/a', mode: 'navigate'})).toBe('sent page');
  // An error is an answer, too.
  expect((await online.ask({place: 'docs/b', mode: 'navigate'}))?.status).toBe(404);

  const offline = startWorker({kept});
  expect(await offline.textOf({place: 'img/a.png'})).toBe('0123456789');
  const part = await offline.ask({place: 'img/a.png', range: 'bytes=8-'});
  expect([part?.status, await part?.text()]).toEqual([206, '89']);
  for (const place of ['docs/a', 'docs/a/', 'docs/a?from=b']) {
    expect(await offline.textOf({place, mode: 'navigate'}), place).toBe('kept page');
  }
  expect(offline.requested, 'the network is asked first').toHaveLength(5);
});

test('without a connection, a page that is not kept says what is; a file fails as without the worker', async () => {
  // A download that has not ended is in a cache that the record does not name.
  const kept = withRecord({half: {'docs/b': 'half', 'img/b.png': 'half'}});
  const {ask} = startWorker({kept});
  const page = await ask({place: 'docs/b', mode: 'navigate'});
  expect(page?.status).toBe(503);
  expect(await page?.text()).toContain('<a href="/docs/a">Marmots</a>');
  expect(await failureOf(ask({place: 'img/b.png'}))).toContain('No connection');

  const empty = startWorker({});
  for (const mode of ['navigate', 'no-cors']) {
    expect(await failureOf(empty.ask({place: 'docs/a', mode}))).toContain('No connection');
  }
});
