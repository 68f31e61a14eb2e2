import {expect, test} from '@playwright/test';

import {openSearchFile, redirectPage, robotsFile, securityFile} from '../lib/pages';

test('a page for hosts without redirects leads on, and search engines leave it out', () => {
  const page = redirectPage('/docs/spring', {url: 'https://docs.example', baseUrl: '/base/'});
  expect(page).toContain('content="0; url=/base/docs/spring"');
  expect(page).toContain('<link rel="canonical" href="https://docs.example/base/docs/spring">');
  expect(page).toContain('noindex');
  expect(redirectPage('https://other.example', {url: '', baseUrl: '/'})).toContain(
    '<link rel="canonical" href="https://other.example">',
  );
});

test('robots.txt lets everything be read and names the sitemap, and security.txt holds for a year', () => {
  const site = {url: 'https://docs.example', baseUrl: '/base/'};
  expect(robotsFile(site)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://docs.example/base/sitemap.xml\n',
  );
  const security = securityFile(site, 'contact', new Date('2025-03-01T12:00:00Z'));
  expect(security).toContain('Contact: https://docs.example/base/contact\n');
  expect(security).toContain('Expires: 2026-03-01T12:00:00.000Z\n');
});

test('browsers get the address of the search page with a place for the words', () => {
  const site = {url: 'https://docs.example', baseUrl: '/base/'};
  const search = {
    shortName: 'Kettle',
    description: 'Search the Kettle docs',
    search: 'search?q={searchTerms}',
    icon: 'img/favicon.svg',
  };
  const file = openSearchFile(site, search);
  expect(file).toContain('xmlns="http://a9.com/-/spec/opensearch/1.1/"');
  // Browsers ignore a file whose short name is longer.
  expect(/<ShortName>(.*)<\/ShortName>/.exec(file)?.[1]?.length).toBeLessThanOrEqual(16);
  expect(() => openSearchFile(site, {...search, shortName: 'Kettle documentation'})).toThrow('16');
  expect(file).toContain(
    '<Url type="text/html" template="https://docs.example/base/search?q={searchTerms}"/>',
  );
});
