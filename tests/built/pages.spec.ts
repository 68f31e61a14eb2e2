import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import type {Facts} from '../../src/content/sampleFacts';
import {buildFolder, htmlFileOf, pagePaths, sitemapPaths} from '../support/buildFolder';
import {publishedAt} from '../support/published';
import {readPage, type PageFacts} from './pageFacts';

// One worker reads all pages, once.
test.describe.configure({mode: 'default'});

const notFound = '/404.html';
const pages = new Map<string, PageFacts>();

test.beforeAll(() => {
  for (const pathname of [...pagePaths(), notFound]) {
    pages.set(pathname, readPage(fs.readFileSync(htmlFileOf(pathname), 'utf8')));
  }
});

/** The problems of all pages except the not-found page, one line per finding. */
const findings = (find: (facts: PageFacts, pathname: string) => readonly string[]): string[] =>
  [...pages]
    .filter(([pathname]) => pathname !== notFound)
    .flatMap(([pathname, facts]) => find(facts, pathname).map((text) => `${pathname}: ${text}`));

/** The same as `findings`, including the not-found page. */
const findingsEverywhere = (
  find: (facts: PageFacts, pathname: string) => readonly string[],
): string[] =>
  [...pages].flatMap(([pathname, facts]) => find(facts, pathname).map((t) => `${pathname}: ${t}`));

const isOutside = (href: string): boolean => /^https?:\/\//.test(href);

test('every page was read', () => {
  expect(pages.size).toBeGreaterThan(200);
  expect([...pages.keys()]).toEqual(expect.arrayContaining(['/', '/docs/spring', '/search']));
});

test('[SITE-02] pages are in English, left to right', () => {
  expect(
    findingsEverywhere(({lang, direction}) =>
      lang === 'en' && direction === 'ltr' ? [] : [`${lang ?? 'no language'}, ${direction ?? ''}`],
    ),
  ).toEqual([]);
});

test('[HYD-01] pages say that React has not taken over yet', () => {
  expect(
    findingsEverywhere(({isHydrated}) => (isHydrated === 'false' ? [] : [String(isHydrated)])),
  ).toEqual([]);
});

test('[SITE-04] [A11Y-01] pages have one heading of level 1 and a title', () => {
  const title = /^[^|]*[^|\s] \| Remotion$/;
  expect(
    findingsEverywhere((facts) => [
      ...(facts.headings.length === 1 ? [] : [`headings: ${facts.headings.join(', ')}`]),
      ...(title.test(facts.title) ? [] : [`title: ${facts.title}`]),
    ]),
  ).toEqual([]);
});

test('[SITE-04] pages have a description of 50 to 160 characters and their own canonical address', () => {
  expect(
    findings(({meta, canonical}, pathname) => {
      const {length} = meta.description ?? '';
      return [
        ...(length >= 50 && length <= 160 ? [] : [`description of ${length} characters`]),
        ...(canonical === publishedAt + pathname ? [] : [`canonical: ${canonical ?? 'none'}`]),
      ];
    }),
  ).toEqual([]);
});

test('pages name the file that tells browsers how to search the site', () => {
  for (const pathname of ['/', '/docs/spring', '/search']) {
    const html = fs.readFileSync(htmlFileOf(pathname), 'utf8');
    expect(html, pathname).toContain(
      '<link rel=search type=application/opensearchdescription+xml title=Remotion href=/opensearch.xml>',
    );
  }
  const file = fs.readFileSync(path.join(buildFolder, 'opensearch.xml'), 'utf8');
  expect(file).toContain(`template="${publishedAt}/search?q={searchTerms}"`);
});

test('[SITE-04] cards for shared links say what the page says', () => {
  expect(
    findings(({meta, canonical, title}) => {
      const expected: Record<string, string | undefined> = {
        'og:title': title,
        'og:description': meta.description,
        'og:url': canonical,
        'twitter:card': 'summary_large_image',
        'twitter:image': meta['og:image'],
      };
      return Object.keys(expected)
        .filter((name) => meta[name] === undefined || meta[name] !== expected[name])
        .map((name) => `${name}: ${meta[name] ?? 'none'}`);
    }),
  ).toEqual([]);
});

test('[SITE-04] each page has a picture for its card; no two listed pages share one', () => {
  const owners = new Map<string, string>();
  const listed = new Set(sitemapPaths());
  expect(
    findings(({meta}, pathname) => {
      const picture = new URL(meta['og:image'] ?? 'none', publishedAt).pathname;
      const isThere = fs.existsSync(path.join(buildFolder, decodeURIComponent(picture)));
      const owner = owners.get(picture);
      if (listed.has(pathname)) owners.set(picture, pathname);
      return [
        ...(isThere ? [] : [`${picture} is missing`]),
        ...(owner !== undefined && listed.has(pathname) ? [`the picture of ${owner}`] : []),
      ];
    }),
  ).toEqual([]);
});

test('[SITE-04] cards are PNG pictures of 1200 by 630 pixels', () => {
  const cards = fs
    .readdirSync(path.join(buildFolder, 'img/cards'), {recursive: true, encoding: 'utf8'})
    .filter((file) => path.extname(file) !== '');
  expect(cards.length).toBeGreaterThan(100);
  for (const card of cards) {
    const header = fs.readFileSync(path.join(buildFolder, 'img/cards', card)).subarray(0, 24);
    expect(header.subarray(1, 4).toString(), card).toBe('PNG');
    expect([header.readUInt32BE(16), header.readUInt32BE(20)], card).toEqual([1200, 630]);
  }
});

interface Breadcrumbs {
  '@type': string;
  itemListElement: {'@type': string; position: number; name: string; item: string}[];
}

test('[SITE-04] search engines get the way to a page that readers see', () => {
  let count = 0;
  expect(
    findings(({breadcrumbs, structuredData, canonical}) => {
      const [home, ...steps] = breadcrumbs;
      // As on pages that are in no sidebar.
      if (!home) return [];
      count += 1;
      const last = steps.at(-1);
      // Categories without a page of their own lead nowhere.
      const expected = steps
        .filter((step) => step === last || step.href !== undefined)
        .map(({name, href}, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: href === undefined ? canonical : publishedAt + href,
        }));
      const told = structuredData
        .map((text) => JSON.parse(text) as Breadcrumbs)
        .filter((data) => data['@type'] === 'BreadcrumbList')
        .map(({itemListElement}) => itemListElement);
      const sorted = (list: unknown): string =>
        JSON.stringify(list, ['@type', 'position', 'name', 'item']);
      return [
        ...(home.href === '/' ? [] : [`begins at ${home.href ?? 'nothing'}`]),
        ...(told.length === 1 && sorted(told[0]) === sorted(expected)
          ? []
          : [`${sorted(told)} instead of ${sorted(expected)}`]),
      ];
    }),
  ).toEqual([]);
  expect(count).toBeGreaterThan(500);
});

test('[SITE-04] search engines get the day on which a page was changed, which it shows', () => {
  const sitemap = fs.readFileSync(path.join(buildFolder, 'sitemap.xml'), 'utf8');
  const days = new Map(
    [...sitemap.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(
      ([, address = '', day]) => [new URL(address).pathname, day],
    ),
  );
  const shown = [...pages].filter(([, {updated}]) => updated !== undefined);
  expect(
    shown
      .filter(([pathname, {updated}]) => days.get(pathname) !== updated?.slice(0, 10))
      .map(
        ([pathname, {updated}]) => `${pathname}: ${String(days.get(pathname))}, ${updated ?? ''}`,
      ),
  ).toEqual([]);
  // A copy of the sources without their history has no days.
  const hasHistory = fs.existsSync(path.resolve(__dirname, '../../.git'));
  expect(shown.length > 500).toBe(hasHistory);
  expect([...days.values()].every((day) => day !== undefined)).toBe(hasHistory);
});

test('a page that follows another one leads back to it', () => {
  const plain = (pathname = ''): string => pathname.replace(/(.)\/$/, '$1');
  const factsOf = (pathname: string): PageFacts | undefined =>
    pages.get(pathname) ?? pages.get(`${pathname}/`);
  for (const start of ['/docs', '/docs/spring']) {
    let here = start;
    for (let count = 0; count < 25; count++) {
      const next = plain(factsOf(here)?.next);
      expect(next, `after ${here}`).not.toBe('');
      expect(plain(factsOf(next)?.previous), `before ${next}`).toBe(here);
      here = next;
    }
  }
  expect(pages.get('/docs/')?.previous).toBeUndefined();
});

test('[A11Y-01] no id occurs twice', () => {
  expect(
    findingsEverywhere(({ids}) => ids.filter((id, index) => ids.indexOf(id) !== index)),
  ).toEqual([]);
});

test('[A11Y-01] each header cell of a table says what its column or row holds', () => {
  let count = 0;
  expect(
    findingsEverywhere(({tableHeaders}) => {
      count += tableHeaders.length;
      return tableHeaders.includes('') ? ['an empty header cell: fill it, or use <td>'] : [];
    }),
  ).toEqual([]);
  expect(count).toBeGreaterThan(1000);
});

test('[NAV-05] outside links open a tab of their own that knows nothing of the page', () => {
  expect(
    findingsEverywhere(({links}) =>
      links
        .filter(
          ({href, target, rel}) =>
            isOutside(href) && (target !== '_blank' || !rel.includes('noopener')),
        )
        .map(({href, label}) => `${label} (${href})`),
    ),
  ).toEqual([]);
});

test('[BUILD-01] every link within the site leads to a page or file, every hash to a place on it', () => {
  const known = new Map<string, boolean>();
  const isFile = (pathname: string): boolean => {
    const answer =
      known.get(pathname) ??
      fs.statSync(path.join(buildFolder, pathname), {throwIfNoEntry: false})?.isFile() === true;
    known.set(pathname, answer);
    return answer;
  };
  const idsOf = new Map([...pages].map(([pathname, {ids}]) => [pathname, new Set(ids)]));
  const pageAt = (pathname: string): string | undefined =>
    [pathname, pathname.replace(/\/$/, ''), `${pathname}/`].find((candidate) =>
      pages.has(candidate),
    );
  let count = 0;
  expect(
    findingsEverywhere(({links, resources}, from) =>
      [...links.map(({href}) => href), ...resources].flatMap((href) => {
        const url = new URL(href, publishedAt + from);
        // Addresses on the published site's host count as outside, as in the browser.
        if (isOutside(href) || url.origin !== publishedAt) return [];
        count += 1;
        const pathname = decodeURIComponent(url.pathname);
        // The not-found page has no address of its own.
        const page = href.startsWith('#') || href === '' ? from : pageAt(pathname);
        // The addresses of error messages are files outside the app.
        if (page === undefined) {
          return isFile(pathname) || isFile(`${pathname}index.html`)
            ? []
            : [`${href} leads nowhere`];
        }
        const hash = decodeURIComponent(url.hash.slice(1));
        return hash === '' || idsOf.get(page)?.has(hash) ? [] : [`${href} has no such place`];
      }),
    ),
  ).toEqual([]);
  expect(count).toBeGreaterThan(10_000);
});

test('types in samples lead to places that exist', () => {
  const folder = path.join(buildFolder, 'assets/types');
  const files = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.json'));
  expect(files.length).toBeGreaterThan(50);
  const hrefs = files.flatMap((file) =>
    Object.values(JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Facts).map(
      ({href}) => href,
    ),
  );
  const wrong = [...new Set(hrefs)].filter((href) => {
    const [page = '', id] = href.split('#');
    const facts = pages.get(page) ?? pages.get(`${page}/`);
    return !facts || (id !== undefined && !facts.ids.includes(id));
  });
  expect(wrong).toEqual([]);
});

test('[CRASH-04] the parser had nothing to repair, so React finds the nesting that it rendered', () => {
  expect(findingsEverywhere(({repairs}) => [...new Set(repairs)])).toEqual([]);
});

test('[NOJS-01] the words of each page are in its HTML', () => {
  type Texts = {description: string; sections: [anchor: string, heading: string, text: string][]}[];
  const [version = ''] = fs.readdirSync(path.join(buildFolder, 'assets/search'));
  const folder = path.join(buildFolder, 'assets/search', version);
  const read = (file: string): unknown =>
    JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'));
  const {pages: names} = read('names.json') as {pages: [title: string, path: string][]};
  // The search reads the pages' sources; its texts are in the order of the names.
  const texts = fs
    .readdirSync(path.join(folder, 'texts'))
    .sort((a, b) => parseInt(a, 10) - parseInt(b, 10))
    .flatMap((file) => read(`texts/${file}`) as Texts);
  expect(texts.length).toBe(names.length);
  const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  // What a section is found by that came with a release; tests/browser/history.spec.ts says what pages show.
  const queryForRelease = / new in (4\.\d+\.\d+) since \1$/u;
  const missing = names.flatMap(([title, pathname], index) => {
    const facts = pages.get(pathname) ?? pages.get(`${pathname}/`);
    if (!facts) return [`${pathname} (${title}) is not there`];
    const shown = new Set(wordsOf(`${facts.text} ${facts.joinedText}`));
    const absent = new Set(
      (texts[index]?.sections ?? [])
        .flatMap(([, heading, text]) => wordsOf(`${heading} ${text.replace(queryForRelease, '')}`))
        .filter((word) => !shown.has(word)),
    );
    return absent.size === 0 ? [] : [`${pathname}: ${[...absent].slice(0, 8).join(' ')}`];
  });
  expect(missing).toEqual([]);
});

test('headings of shared parts are marked with the release that they came with', () => {
  const html = fs.readFileSync(htmlFileOf('/docs/renderer/render-media'), 'utf8');
  const markOf = (id: string): string | undefined => {
    const [tag = ''] = new RegExp(`<h\\d\\b[^>]*?\\sid="?${id}"?[\\s>][^>]*`).exec(html) ?? [];
    return /data-since="?(?<since>[\d.]+)/.exec(tag)?.groups?.since;
  };
  expect(markOf('binariesdirectory')).toBe('4.0.120');
  expect(markOf('onartifact')).toBe('4.0.176');
  expect(markOf('offthreadvideothreads')).toBe('4.0.263');
  expect(markOf('port')).toBeUndefined();
});

test('"Edit this page" names a file of the repository, and generated pages have none', () => {
  const root = path.resolve(__dirname, '../..');
  const editedFile = (pathname: string): string | undefined =>
    /https:\/\/github\.com\/remotion-dev\/remotion\/edit\/main\/packages\/docs\/([^"\s>]+)/u.exec(
      fs.readFileSync(htmlFileOf(pathname), 'utf8'),
    )?.[1];
  const missing = pagePaths()
    .map(editedFile)
    .filter((file) => file !== undefined && !fs.existsSync(path.join(root, file)));
  expect(missing).toEqual([]);
  expect(editedFile('/docs/spring')).toBe('docs/spring.mdx');
  expect(editedFile('/docs/history')).toBe('docs/history/index.mdx');
  expect(editedFile('/docs/history/remotion')).toBeUndefined();
});
