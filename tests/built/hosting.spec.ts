// The redirects and headers of a build, as servers send them.
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {caddyFile, nginxFile} from 'static-site-hosting';
import {hashOf, inlineScripts} from 'static-site-hosting/policy';

import {createSiteHosting} from '../../scripts/lib/hosting/siteHosting';
import {redirects} from '../../src/config/redirects';
import {filesIn} from '../../src/content/files';
import {buildFolder} from '../support/buildFolder';
import {
  askedForAgain,
  keptForAYear,
  noForeignFrames,
  sandboxDirectives,
  sandboxScript,
  securityHeaders,
} from '../support/expectedHeaders';
import {serveBuild} from '../support/serveBuild';
import {startWebServer, type RunningServer} from '../support/webServers';

// One server for all tests of a host.
test.describe.configure({mode: 'default', timeout: 180_000});

/** A request without the decoding that `fetch` does. */
const rawHeaders = (url: string): Promise<http.IncomingHttpHeaders> =>
  new Promise((resolve, reject) => {
    http
      .get(url, {headers: {'accept-encoding': 'gzip'}}, (response) => {
        response.resume();
        resolve(response.headers);
      })
      .on('error', reject);
  });

const hosts: Record<string, () => Promise<RunningServer>> = {
  'npm run serve': () => serveBuild(buildFolder),
  nginx: () => startWebServer('nginx', buildFolder),
  Caddy: () => startWebServer('caddy', buildFolder),
};

const assetOf = (folder: string, extension: string, start = ''): string => {
  const name = fs
    .readdirSync(path.join(buildFolder, folder))
    .find((file) => file.startsWith(start) && file.endsWith(extension));
  return `/${folder}/${name ?? 'missing'}`;
};

for (const [name, start] of Object.entries(hosts)) {
  test.describe(name, () => {
    let server: RunningServer = {url: '', stop: () => Promise.resolve()};

    test.beforeAll(async () => {
      server = await start();
    });

    test.afterAll(() => server.stop());

    const get = (address: string): Promise<Response> =>
      fetch(server.url + address, {redirect: 'manual'});

    test('answers pages with and without a slash, with headers', async () => {
      for (const address of ['/', '/docs/spring', '/docs/spring/', '/blog', '/docs/']) {
        const {status, headers} = await get(address);
        expect(status, address).toBe(200);
        expect(headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/i);
        expect(headers.get('cache-control')).toBe(askedForAgain);
        expect(headers.get('content-security-policy')).toContain("object-src 'none'");
        expect(headers.get('content-security-policy')).toContain(noForeignFrames);
        for (const [header, value] of Object.entries(securityHeaders)) {
          expect(headers.get(header)).toBe(value);
        }
      }
    });

    test('sends the worker of the offline copy as a script that is compared before each use', async () => {
      for (const address of ['/sw.js', '/offline.json']) {
        const {status, headers} = await get(address);
        expect(status, address).toBe(200);
        expect(headers.get('content-type')).toMatch(/javascript|json/);
        expect(headers.get('cache-control')).toBe(askedForAgain);
        expect(headers.get('content-security-policy')).toContain("connect-src 'self'");
      }
    });

    test('lets other sites show the page made for it', async () => {
      for (const address of ['/ai-embed', '/ai-embed/']) {
        const {status, headers} = await get(address);
        expect(status).toBe(200);
        expect(headers.get('content-security-policy')).toContain("base-uri 'none'");
        expect(headers.get('content-security-policy')).not.toContain('frame-ancestors');
      }
    });

    test('sends the frame of the playground with a policy of its own', async () => {
      const {status, headers} = await get('/sandbox/frame.html');
      expect(status).toBe(200);
      const policy = headers.get('content-security-policy') ?? '';
      const parts = policy.split('; ');
      const isScript = (part: string): boolean => part.startsWith('script-src');
      expect(parts.filter((part) => !isScript(part))).toEqual(sandboxDirectives);
      // WebKit never matches 'self' in a frame with an opaque origin, and an address would hold on one host only.
      expect(parts.find(isScript)).toMatch(sandboxScript);
      for (const [header, value] of Object.entries(securityHeaders)) {
        expect(headers.get(header)).toBe(value);
      }
    });

    test('answers what does not exist with 404, the page and its headers', async () => {
      for (const address of ['/no-such-page', '/docs/no-such-page/', '/assets/js/none.js']) {
        const response = await get(address);
        expect(response.status, address).toBe(404);
        expect(response.headers.get('content-security-policy')).toContain("base-uri 'none'");
        expect(await response.text()).toContain('Page not found');
      }
    });

    test('redirects each old and short address', async () => {
      for (const {from, to, isPermanent} of redirects) {
        for (const address of [from, `${from}/`]) {
          const {status, headers} = await get(address);
          expect(status, address).toBe(isPermanent ? 301 : 302);
          expect(headers.get('location')).toBe(to);
        }
      }
    });

    test('lets browsers keep hashed files, and no others', async () => {
      for (const address of [assetOf('assets/js', '.js'), assetOf('assets/css', '.css')]) {
        const {status, headers} = await get(address);
        expect(status).toBe(200);
        expect(headers.get('cache-control')).toBe(keptForAYear);
      }
      const {headers} = await get('/img/logo.svg');
      expect(headers.get('cache-control')).toBe(askedForAgain);
      const again = await fetch(`${server.url}/img/logo.svg`, {
        headers: {'if-none-match': headers.get('etag') ?? ''},
      });
      expect(again.status).toBe(304);
    });

    test('sends Markdown as Markdown', async () => {
      const {status, headers} = await get('/system-prompt.md');
      expect(status).toBe(200);
      expect(headers.get('content-type')).toMatch(/^text\/markdown; ?charset=utf-8$/i);
    });

    test('sends the twin of a page to those who accept Markdown', async () => {
      const accept = 'text/markdown, text/html;q=0.9, */*;q=0.8';
      const pages = {'/': 'index.md', '/docs/spring': 'docs/spring.md', '/docs/': 'docs.md'};
      for (const [address, twin] of Object.entries({...pages, '/docs/spring/': 'docs/spring.md'})) {
        const markdown = await fetch(server.url + address, {headers: {accept}, redirect: 'manual'});
        expect(markdown.status, address).toBe(200);
        expect(markdown.headers.get('content-type')).toMatch(/^text\/markdown; ?charset=utf-8$/i);
        expect(markdown.headers.get('content-security-policy')).toContain(noForeignFrames);
        expect(await markdown.text()).toBe(fs.readFileSync(path.join(buildFolder, twin), 'utf8'));
        // A cache keeps both apart.
        const html = await get(address);
        expect(html.headers.get('content-type')).toContain('text/html');
        for (const {headers} of [markdown, html]) {
          expect(headers.get('vary')?.split(/, */)).toContain('Accept');
          expect(headers.get('link')).toBe(
            '</llms.txt>; rel="describedby"; type="text/plain", ' +
              `</${twin}>; rel="alternate"; type="text/markdown"`,
          );
        }
      }
      const other = await fetch(`${server.url}/img/logo.svg`, {headers: {accept}});
      expect(other.headers.get('content-type')).toContain('image/svg+xml');
      expect(other.headers.get('vary')?.split(/, */) ?? []).not.toContain('Accept');
      expect(other.headers.get('link')).toBeNull();
      const missing = await fetch(`${server.url}/docs/none`, {headers: {accept}});
      expect(missing.status).toBe(404);
      expect(await missing.text()).toContain('Page not found');
      const moved = await fetch(`${server.url}/docs/cli/preview`, {
        headers: {accept},
        redirect: 'manual',
      });
      expect(moved.headers.get('location')).toBe('/docs/cli/studio');
    });

    test('compresses texts', async () => {
      // Hosts leave files of a few hundred bytes as they are.
      const script = assetOf('assets/js', '.js', 'main.');
      for (const address of ['/docs/spring', script, '/system-prompt.md']) {
        const headers = await rawHeaders(server.url + address);
        expect(headers['content-encoding'], address).toBe('gzip');
        expect(headers.vary?.toLowerCase()).toContain('accept-encoding');
      }
    });

    test('sends a part of a video', async () => {
      const address = assetOf('video', '.mp4');
      const {status, headers} = await fetch(server.url + address, {headers: {range: 'bytes=2-9'}});
      expect(status).toBe(206);
      expect(headers.get('content-length')).toBe('8');
    });
  });
}

test('the policy has the hash of every inline script of every page', () => {
  const headers = fs.readFileSync(path.join(buildFolder, '_headers'), 'utf8');
  const pages = filesIn(buildFolder).filter((file) => file.endsWith('.html'));
  const missing = pages.flatMap((file) =>
    inlineScripts(fs.readFileSync(path.join(buildFolder, file), 'utf8'))
      .filter((script) => !headers.includes(`'${hashOf(script)}'`))
      .map((script) => `${file}: ${script.slice(0, 80)}`),
  );
  expect(missing).toEqual([]);
  // Scripts that differ from page to page would not fit into a header; some hosts refuse longer lines.
  for (const line of headers.split('\n')) expect(line.length).toBeLessThan(2000);
  expect(new Set(headers.match(/'sha256-[^']+'/g)).size).toBeLessThan(15);
});

for (const name of ['nginx', 'caddy'] as const) {
  test(`${name} serves a site below a path`, async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
    const files = {
      'index.html': 'home',
      '404.html': 'Page not found',
      'docs/spring/index.html': 'spring',
      'docs/spring.md': '# spring',
      'index.md': '# home',
      'ai-embed/index.html': 'chat',
      'assets/a.0123.js': 'script',
    };
    const hosting = createSiteHosting({
      baseUrl: '/remotion/',
      policy: "base-uri 'none'",
      areas: [],
    });
    for (const [file, text] of Object.entries({
      ...files,
      'hosting/nginx.conf': nginxFile(hosting),
      'hosting/Caddyfile': caddyFile(hosting),
    })) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      fs.writeFileSync(path.join(folder, file), text);
    }
    const server = await startWebServer(name, folder);
    try {
      const get = async (address: string, headers?: HeadersInit) => {
        const response = await fetch(`${server.url}/remotion${address}`, {
          redirect: 'manual',
          headers,
        });
        return {
          status: response.status,
          text: await response.text(),
          policy: response.headers.get('content-security-policy') ?? '',
          caching: response.headers.get('cache-control'),
          location: response.headers.get('location'),
        };
      };
      expect(await get('/')).toMatchObject({status: 200, text: 'home'});
      for (const address of ['/docs/spring', '/docs/spring/']) {
        expect(await get(address)).toMatchObject({status: 200, text: 'spring'});
      }
      const accept = 'text/markdown';
      for (const address of ['/docs/spring', '/docs/spring/', '/docs/spring.md']) {
        expect(await get(address, {accept})).toMatchObject({status: 200, text: '# spring'});
      }
      expect(await get('/', {accept})).toMatchObject({status: 200, text: '# home'});
      const embed = await get('/ai-embed');
      expect(embed).toMatchObject({status: 200, text: 'chat', policy: "base-uri 'none'"});
      expect(await get('/assets/a.0123.js')).toMatchObject({
        status: 200,
        text: 'script',
        caching: keptForAYear,
      });
      const missing = await get('/docs/none');
      expect(missing).toMatchObject({status: 404, text: 'Page not found'});
      expect(missing.policy).toContain(noForeignFrames);
      expect(await get('/docs/cli/preview')).toMatchObject({
        status: 301,
        location: '/remotion/docs/cli/studio',
      });
    } finally {
      await server.stop();
      fs.rmSync(folder, {recursive: true});
    }
  });
}
