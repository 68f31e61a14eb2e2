import {expect, test} from '@playwright/test';
import {caddyFile, headersFile, nginxFile, redirectsFile, vercelFile} from 'static-site-hosting';
import {hashOf, metaPolicy} from 'static-site-hosting/policy';
import {createSiteServer} from 'static-site-hosting/serve';

import {createSiteHosting} from '../../../scripts/lib/hosting/siteHosting';
import {configuredSources} from '../../../src/config/configuredSources';
import {
  contentSecurityPolicy,
  reportOnlyPolicy,
  thirdPartySources,
} from '../../../src/config/contentSecurityPolicy';
import {redirects} from '../../../src/config/redirects';
import {
  keptForAYear,
  noForeignFrames,
  sandboxDirectives,
  sandboxScript,
  securityHeaders,
} from '../../support/expectedHeaders';
import {readStaticFiles, readVercel} from '../../support/hostFormats';

const hashes = Array.from({length: 8}, (_, index) => hashOf(`script ${index}`));
const policy = contentSecurityPolicy(hashes, []);

for (const baseUrl of ['/', '/remotion/']) {
  const areas = ['ai', 'ai-embed', 'blog', 'docs'];
  const hosting = createSiteHosting({baseUrl, policy, areas});
  const hosts = {
    'Netlify and Cloudflare Pages': readStaticFiles(redirectsFile(hosting), headersFile(hosting)),
    Vercel: readVercel(vercelFile(hosting)),
  };
  for (const [host, answer] of Object.entries(hosts)) {
    test(`${host} gets redirects, below ${baseUrl}`, () => {
      for (const {from, to, isPermanent} of redirects) {
        for (const address of [from, `${from}/`]) {
          expect(answer(baseUrl + address.slice(1))).toMatchObject({
            status: isPermanent ? 301 : 302,
            location: to.startsWith('/') ? baseUrl + to.slice(1) : to,
          });
        }
      }
      expect(answer(`${baseUrl}docs/spring`).location).toBeUndefined();
    });

    test(`${host} gets headers, below ${baseUrl}`, () => {
      const headersOf = (page: string): Record<string, string> => answer(baseUrl + page).headers;
      const scripts = ['assets/js/a.js', 'sw.js'];
      for (const page of ['', 'docs', 'docs/spring', 'ai-embed', ...scripts, 'docs/none']) {
        expect(headersOf(page)).toMatchObject(securityHeaders);
        expect(headersOf(page)['Content-Security-Policy']).toContain(policy);
      }
      for (const page of ['', 'docs', 'docs/', 'docs/spring', 'ai']) {
        expect(headersOf(page)['Content-Security-Policy'], page).toContain(noForeignFrames);
        expect(headersOf(page)['Cache-Control'] ?? 'default').not.toContain('immutable');
      }
      expect(headersOf('ai-embed')['Content-Security-Policy']).not.toContain('frame-ancestors');
      const sandbox = headersOf('sandbox/frame.html');
      expect(sandbox).toMatchObject(securityHeaders);
      const parts = (sandbox['Content-Security-Policy'] ?? '').split('; ');
      const isScript = (part: string): boolean => part.startsWith('script-src');
      expect(parts.filter((part) => !isScript(part))).toEqual(sandboxDirectives);
      expect(parts.find(isScript)).toMatch(sandboxScript);
      expect(headersOf('assets/js/a.js')['Cache-Control']).toBe(keptForAYear);
      expect(headersOf('sw.js')['Cache-Control'] ?? 'default').not.toContain('immutable');
      expect(headersOf('system-prompt.md')['Content-Type']).toBe('text/markdown; charset=utf-8');
    });
  }

  test(`the files are within the limits of Cloudflare Pages, below ${baseUrl}`, () => {
    const headers = headersFile({...hosting, areas: Array.from({length: 20}, (_, i) => `a${i}`)});
    expect(headers.split('\n').filter((line) => line.length > 2000)).toEqual([]);
    expect(headers.split('\n').filter((line) => line.startsWith('/')).length).toBeLessThan(100);
    expect(redirectsFile(hosting).split('\n').length).toBeLessThan(2000);
  });
}

test('pages run scripts by their hash, load from the site alone, and send forms nowhere else', () => {
  // Written out: each part that a page may load, and what nothing may do.
  expect(contentSecurityPolicy([hashOf('script')], []).split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self' 'sha256-IaAnC39moeTCWTPxOh5aG7tHV1eAcpMMgYkTH5xqquE='",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' data: blob:",
    "connect-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default bundler editor',
  ]);
});

test('configured third parties add their hosts, and no others', () => {
  const configured = contentSecurityPolicy(
    [],
    thirdPartySources({
      analyticsId: 'G-AB12CD34EF',
      askAiScriptUrl: 'https://ask.example/embed.js',
      algoliaAppId: 'AB12CD34EF',
    }),
  );
  const google =
    'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com';
  expect(configured.split('; ').filter((part) => part.includes('https:'))).toEqual([
    "script-src 'self' https://www.googletagmanager.com https://ask.example",
    "style-src 'self' 'unsafe-inline' https://ask.example",
    `img-src 'self' data: blob: ${google} https://ask.example`,
    "font-src 'self' data: https://ask.example",
    `connect-src 'self' data: blob: ${google} https://ask.example https://ab12cd34ef-dsn.algolia.net https://*.algolianet.com`,
    "frame-src 'self' https://ask.example",
  ]);
  expect(thirdPartySources({})).toEqual([]);
});

test('the pages may show the videos that visitors start, and load nothing else from there', () => {
  const built = contentSecurityPolicy([], configuredSources);
  expect(built.split('; ').filter((part) => part.includes('youtube'))).toEqual([
    "frame-src 'self' https://www.youtube-nocookie.com",
  ]);
});

test('Trusted Types are only reported where a script of a third party runs', () => {
  const search = thirdPartySources({algoliaAppId: 'AB12CD34EF'});
  expect(contentSecurityPolicy([], search)).toContain("require-trusted-types-for 'script'");
  expect(reportOnlyPolicy(search)).toBeUndefined();
  expect(reportOnlyPolicy([])).toBeUndefined();

  const analytics = thirdPartySources({analyticsId: 'G-AB12CD34EF'});
  const configured = contentSecurityPolicy(hashes, analytics);
  const reportOnly = reportOnlyPolicy(analytics);
  expect(configured).not.toContain('trusted-types');
  expect(reportOnly).toBe("require-trusted-types-for 'script'");
  const hosting = createSiteHosting({
    baseUrl: '/',
    policy: configured,
    reportOnly,
    areas: ['docs'],
  });
  for (const answer of [
    readStaticFiles(redirectsFile(hosting), headersFile(hosting)),
    readVercel(vercelFile(hosting)),
  ]) {
    expect(answer('/docs/spring').headers).toMatchObject({
      'Content-Security-Policy-Report-Only': reportOnly,
    });
  }
});

test('nothing is published without a policy', () => {
  const parts = {baseUrl: '/', areas: ['docs']};
  expect(() => createSiteHosting({...parts, policy: ''})).toThrow('no Content-Security-Policy');
  // As it is when hosting.json lacks it.
  const hosting = {...createSiteHosting({...parts, policy}), headers: securityHeaders};
  for (const write of [headersFile, vercelFile, nginxFile, caddyFile]) {
    expect(() => write(hosting), write.name).toThrow('no Content-Security-Policy');
  }
  expect(() => createSiteServer('build', hosting)).toThrow('no Content-Security-Policy');
  expect(() => metaPolicy('<head><title>No charset</title></head>', policy)).toThrow('charset');
});

test('Caddy looks for files below the address of the site, not in a folder of its name', () => {
  const linesAt = (baseUrl: string): string[] =>
    caddyFile(createSiteHosting({baseUrl, policy, areas: ['docs']}))
      .split('\n')
      .map((line) => line.trim());
  expect(linesAt('/base/')).toContain('uri strip_prefix /base');
  expect(linesAt('/').filter((line) => line.startsWith('uri'))).toEqual([]);
});
