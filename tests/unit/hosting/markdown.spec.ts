// Markdown to those who accept it: the functions and rules of hosts, run.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {expect, test} from '@playwright/test';
import {
  bundleEdge,
  createHosting,
  headersFile,
  redirectsFile,
  routesFile,
  vercelFile,
  type EdgeHost,
} from 'static-site-hosting';

import {readStaticFiles, readVercel} from '../../support/hostFormats';

const site = 'https://docs.example';
const accept = 'text/markdown, text/html;q=0.9, */*;q=0.8';

/** Answers as a host that has a page, its twin, and a picture. */
const hostOf = (baseUrl: string) => {
  const files: Record<string, [type: string, text: string]> = {
    '': ['text/html', 'home'],
    'index.md': ['text/markdown', '# home'],
    'docs/spring': ['text/html', 'spring'],
    'docs/spring/': ['text/html', 'spring'],
    'docs/spring.md': ['text/markdown', '# spring'],
    'img/logo.svg': ['image/svg+xml', '<svg/>'],
  };
  return (request: Request): Promise<Response> => {
    const [type, text] = files[new URL(request.url).pathname.slice(baseUrl.length)] ?? [];
    const answer =
      type === undefined
        ? new Response('Page not found', {status: 404, headers: {'content-type': 'text/html'}})
        : new Response(text, {headers: {'content-type': type, vary: 'Accept-Encoding'}});
    return Promise.resolve(answer);
  };
};

type Get = (request: Request) => Promise<Response>;

interface Edge {
  config?: {path: string; excludedPath: string[]; onError: string};
  default: {fetch: (request: Request, env: {ASSETS: {fetch: Get}}) => Promise<Response>} & ((
    request: Request,
    context: {next: () => Promise<Response>},
  ) => Promise<Response>);
}

const load = async (host: EdgeHost, baseUrl: string): Promise<Edge> => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'edge-'));
  const file = path.join(folder, 'edge.mjs');
  fs.writeFileSync(file, await bundleEdge(host, {baseUrl, hashedFiles: '/assets/'}));
  try {
    return (await import(pathToFileURL(file).href)) as Edge;
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
};

for (const baseUrl of ['/', '/remotion/']) {
  const get = hostOf(baseUrl);
  const hosts: Record<string, () => Promise<Get>> = {
    'Cloudflare Pages': async () => {
      const worker = await load('cloudflare', baseUrl);
      return (request) => worker.default.fetch(request, {ASSETS: {fetch: get}});
    },
    Netlify: async () => {
      const edge = await load('netlify', baseUrl);
      return async (request) => {
        // A function fetches other addresses of its site as any client does.
        const {fetch} = globalThis;
        globalThis.fetch = (asked) => get(asked as Request);
        try {
          return await edge.default(request, {next: () => get(request)});
        } finally {
          globalThis.fetch = fetch;
        }
      };
    },
  };

  for (const [host, start] of Object.entries(hosts)) {
    test(`${host} sends a page's twin to those who accept Markdown, below ${baseUrl}`, async () => {
      const answer = await start();
      const ask = async (place: string, headers: Record<string, string> = {}) => {
        const response = await answer(new Request(site + baseUrl + place, {headers}));
        return {
          status: response.status,
          text: await response.text(),
          vary: response.headers.get('vary'),
          link: response.headers.get('link'),
        };
      };
      const linksTo = (twin: string): string =>
        `<${baseUrl}llms.txt>; rel="describedby"; type="text/plain", ` +
        `<${baseUrl}${twin}>; rel="alternate"; type="text/markdown"`;
      const page = {
        status: 200,
        vary: 'Accept-Encoding, Accept',
        link: linksTo('docs/spring.md'),
      };
      for (const place of ['docs/spring', 'docs/spring/']) {
        expect(await ask(place)).toEqual({...page, text: 'spring'});
        expect(await ask(place, {accept: 'text/html,*/*'})).toEqual({...page, text: 'spring'});
        expect(await ask(place, {accept})).toEqual({...page, text: '# spring'});
      }
      expect(await ask('', {accept})).toMatchObject({text: '# home', link: linksTo('index.md')});
      expect(await ask('docs/spring.md', {accept})).toMatchObject({text: '# spring', link: null});
      expect(await ask('img/logo.svg', {accept})).toMatchObject({
        text: '<svg/>',
        vary: 'Accept-Encoding',
        link: null,
      });
      expect(await ask('docs/none', {accept})).toEqual({
        status: 404,
        text: 'Page not found',
        vary: null,
        link: null,
      });
    });
  }

  const hosting = createHosting({
    baseUrl,
    headers: {},
    hashedFiles: '/assets/',
    redirects: [{from: '/docs/old', to: '/docs/spring', isPermanent: true}],
    policy: "base-uri 'none'",
    areas: ['docs'],
  });

  test(`Vercel leads those who accept Markdown to a page's twin, below ${baseUrl}`, () => {
    const answer = readVercel(vercelFile(hosting));
    const pages = {'': 'index.md', 'docs/spring': 'docs/spring.md', docs: 'docs.md'};
    for (const [place, twin] of Object.entries({...pages, 'docs/spring/': 'docs/spring.md'})) {
      expect(answer(baseUrl + place, accept), place).toMatchObject({
        status: 307,
        location: baseUrl + twin,
      });
      const {status, headers} = answer(baseUrl + place, 'text/html,*/*');
      expect(status).toBeUndefined();
      expect(headers).toMatchObject({
        Vary: 'Accept',
        Link:
          `<${baseUrl}llms.txt>; rel="describedby"; type="text/plain", ` +
          `<${baseUrl}${twin}>; rel="alternate"; type="text/markdown"`,
      });
    }
    for (const file of ['docs/spring.md', 'img/logo.svg', 'assets/js/a.js', 'llms.txt']) {
      expect(answer(baseUrl + file, accept).status, file).toBeUndefined();
      expect(answer(baseUrl + file, accept).headers, file).not.toHaveProperty('Link');
    }
    expect(answer(`${baseUrl}docs/old`, accept)).toMatchObject({
      status: 301,
      location: `${baseUrl}docs/spring`,
    });
  });

  test(`pages of Netlify and Cloudflare Pages lead to the list without a function, below ${baseUrl}`, () => {
    const answer = readStaticFiles(redirectsFile(hosting), headersFile(hosting));
    const link = `<${baseUrl}llms.txt>; rel="describedby"; type="text/plain"`;
    for (const place of ['', 'docs', 'docs/spring']) {
      expect(answer(baseUrl + place).headers.Link, place).toBe(link);
    }
    expect(answer(`${baseUrl}assets/js/a.js`).headers).not.toHaveProperty('Link');
  });

  test(`the worker and the edge function leave files alone, below ${baseUrl}`, async () => {
    const {include, exclude} = JSON.parse(routesFile(hosting)) as Record<string, string[]>;
    expect(include).toEqual([`${baseUrl}*`]);
    expect(exclude).toContain(`${baseUrl}assets/*`);
    const {config} = await load('netlify', baseUrl);
    expect(config).toMatchObject({path: `${baseUrl}*`, onError: 'bypass'});
    expect(config?.excludedPath).toContain(`${baseUrl}*.*`);
  });
}
