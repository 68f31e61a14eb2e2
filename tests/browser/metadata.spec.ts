import fs from 'node:fs';

import {expect, test, type Page} from '@playwright/test';

import {htmlFileOf} from '../support/buildFolder';
import {openReader} from '../support/reader';
import {hydrated} from '../support/site';

interface Doc {
  id: string;
  path: string;
  sidebar?: string;
}

interface Version {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  docs: Doc[];
  draftIds: string[];
  sidebars: Record<string, {link?: {path: string; label: string}}>;
}

/** The context that the framework gives every component. */
interface SiteContext {
  siteMetadata: {docusaurusVersion: string; siteVersion: string};
  i18n: {
    defaultLocale: string;
    currentLocale: string;
    locales: string[];
    localeConfigs: Record<string, {direction: string; htmlLang: string}>;
  };
  globalData: {
    'docusaurus-plugin-content-docs': Record<string, {path: string; versions: Version[]}>;
  };
}

/** Reads the framework's context from the running page: no built file contains it as such. */
const readContext = (page: Page): Promise<SiteContext> =>
  page.evaluate(() => {
    interface Fiber {
      memoizedProps: {value?: object} | null;
      child: Fiber | null;
      sibling: Fiber | null;
    }
    const isContext = (value: object | undefined): value is SiteContext =>
      value !== undefined && 'siteMetadata' in value && 'globalData' in value;
    const find = (fiber: Fiber | null): SiteContext | undefined => {
      if (!fiber) return undefined;
      const value = fiber.memoizedProps?.value;
      return isContext(value) ? value : (find(fiber.child) ?? find(fiber.sibling));
    };
    // React hydrates the root, or the document where the root is in it.
    for (const node of [document.getElementById('__docusaurus'), document]) {
      const key = Object.keys(node ?? {}).find((name) => name.startsWith('__reactContainer'));
      const found = key && find((node as unknown as Record<string, Fiber>)[key] ?? null);
      if (found) {
        const {siteMetadata, i18n, globalData} = found;
        return {siteMetadata, i18n, globalData};
      }
    }
    throw new Error('The context was not found in the tree of React.');
  });

const docsOf = ({globalData}: SiteContext): {path: string; version: Version} => {
  const docs = globalData['docusaurus-plugin-content-docs'];
  const instance = docs.default;
  const version = instance?.versions[0];
  if (!instance || !version) throw new Error('There are no docs.');
  return {path: instance.path, version};
};

const reader = openReader();

let context: SiteContext;

test.beforeAll(async ({browser, baseURL}) => {
  const page = await browser.newPage({baseURL});
  await page.goto('/');
  await hydrated(page);
  // The docs come with the list of pages.
  await page.getByRole('link', {name: 'Docs', exact: true}).first().hover();
  await expect(async () => {
    context = await readContext(page);
    expect(docsOf(context).version.docs.map(({id}) => id)).toContain('getting-started');
  }).toPass();
  await page.close();
});

test('[SITE-02] there is one docs version: current, labelled Next, the last, without drafts', () => {
  const docs = context.globalData['docusaurus-plugin-content-docs'];
  expect(Object.keys(docs)).toEqual(['default']);
  expect(docs.default?.versions).toHaveLength(1);
  expect(docsOf(context).version).toMatchObject({
    name: 'current',
    label: 'Next',
    isLast: true,
    draftIds: [],
  });
});

test('[SITE-02] there is one locale: en, left to right', async () => {
  const page = reader();
  expect(context.i18n).toMatchObject({
    defaultLocale: 'en',
    currentLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {direction: 'ltr', htmlLang: 'en'}},
  });
  await page.goto('/docs/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  const languages = page.locator('link[rel="alternate"][hreflang]');
  expect(
    await languages.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang'))),
  ).toEqual(['en', 'x-default']);
});

test('[SITE-03] the metadata carry the versions of site and framework', async () => {
  const page = reader();
  expect(context.siteMetadata).toMatchObject({docusaurusVersion: '3.8.1', siteVersion: '4.0.319'});
  await page.goto('/about/');
  await expect(page.locator('meta[name="generator"]')).toHaveAttribute(
    'content',
    'Docusaurus v3.8.1',
  );
});

test('[ROUTE-10] /docs/ is the doc with the id getting-started', async () => {
  const page = reader();
  const {path, version} = docsOf(context);
  expect(path).toBe('/docs');
  expect(version.mainDocId).toBe('getting-started');
  expect(version.docs.find(({id}) => id === 'getting-started')?.path).toBe('/docs/');
  await page.goto('/docs/');
  await expect(page.locator('html')).toHaveClass(/docs-doc-id-getting-started/);
});

test('[ROUTE-10] [ROUTE-11] each doc has a page, without parameters, beside its sidebar or none', () => {
  const {docs, sidebars} = docsOf(context).version;
  expect(docs.length).toBeGreaterThan(1);
  expect(Object.keys(sidebars).sort()).toEqual(['apiSidebar', 'mainSidebar', 'recorderSidebar']);
  const wrong: string[] = [];
  for (const {id, path, sidebar} of docs) {
    expect(path).toMatch(/^\/docs\/[^:*?]*$/);
    const html = fs.readFileSync(htmlFileOf(path), 'utf8');
    const classes = (/<html[^>]* class="([^"]*)"/.exec(html)?.[1] ?? '').split(' ');
    // Generated category pages use an address as their id.
    if (!id.startsWith('/') && !classes.includes(`docs-doc-id-${id}`)) wrong.push(`${path}: ${id}`);
    const shown = /<aside[^>]*theme-doc-sidebar-container.*?<\/aside>/s.exec(html)?.[0];
    const links = [...(shown ?? '').matchAll(/ href="?([^\s">]+)/g)].map(([, address]) => address);
    const isRight =
      sidebar === undefined
        ? shown === undefined
        : sidebar in sidebars && links.includes(sidebars[sidebar]?.link?.path);
    if (!isRight) wrong.push(`${id}: ${sidebar ?? 'none'}`);
  }
  expect(wrong).toEqual([]);
});

test('[ROUTE-13] there is a view for each kind of page', async ({page}) => {
  for (const [path, root] of [
    ['/docs/', /docs-wrapper.*docs-doc-page/],
    ['/blog', /blog-wrapper.*blog-list-page/],
    ['/blog/1-1', /blog-wrapper.*blog-post-page/],
    ['/blog/archive', /plugin-blog/],
    ['/search', /search-page-wrapper/],
    ['/no/such/page', /plugin-native/],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === '/no/such/page' ? 404 : 200);
    await hydrated(page);
    await expect(page.locator('html'), path).toHaveClass(root);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  }
});
