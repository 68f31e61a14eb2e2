// The offline copy, in a browser that loses its connection. Most tests serve the build with a small core.
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

import {expect, test as base, type Page} from '@playwright/test';
import type {OfflineFile, OfflineList} from 'docusaurus-offline-copy/list';
import {createSiteServer, readHosting} from 'static-site-hosting/serve';

import {offWorkerFile} from '../../scripts/lib/offlineCopy';
import {buildFolder} from '../support/buildFolder';
import {serveBuild} from '../support/serveBuild';
import {serveAs} from '../support/serveAs';
import {axeFindingsInBothModes, hydrated, watchPolicy} from '../support/site';

base.describe.configure({timeout: 180_000});

const read = (file: string): string => fs.readFileSync(path.join(buildFolder, file), 'utf8');

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);

type Offer = Extract<OfflineList, {isOn: true}>;

/** Two small sections, and a page of the first. */
const first = {id: 'get-help', button: 'Keep offline Get help', page: '/docs/get-help'};
const second = {id: 'learn', button: 'Keep offline Learn', page: '/learn'};

/** The build, with files of its own in the place of some; what a core of few files needs. */
class ChangingSite {
  readonly files = new Map<string, string>();
  readonly requests: string[] = [];
  /** Files that are not sent: with a status in place of the file, or never. */
  readonly failures = new Map<string, number | 'never'>();
  url = '';

  readonly #site = createSiteServer(buildFolder, readHosting(buildFolder));
  readonly #server = http.createServer((request, response) => {
    const place = (request.url ?? '/').slice(1);
    this.requests.push(place);
    const failure = this.failures.get(place);
    const text = this.files.get(place);
    if (failure === 'never') return;
    if (failure !== undefined) {
      response.writeHead(failure).end();
    } else if (text !== undefined) {
      const type = /\.(js|json)$/.exec(place)?.[1] ?? 'html';
      const types = {js: 'text/javascript', json: 'application/json', html: 'text/html'};
      response.writeHead(200, {
        'Content-Type': types[type as keyof typeof types],
        'Cache-Control': 'no-cache',
      });
      response.end(text);
    } else {
      this.#site.emit('request', request, response);
    }
  });

  /** Publishes a build in which some pages have other texts. */
  publish(pages: Readonly<Record<string, string>> = {}): void {
    const offer = JSON.parse(read('offline.json')) as Offer;
    const filesOf = ({manifest}: {manifest: string}): OfflineFile[] =>
      JSON.parse(read(manifest)) as OfflineFile[];
    const write = <Part extends Offer['core']>(part: Part, files: readonly OfflineFile[]): Part => {
      const text = JSON.stringify(
        files.map(([place, hash, bytes]): OfflineFile => {
          const page = pages[place];
          if (page === undefined) return [place, hash, bytes];
          this.files.set(place, page);
          return [place, hashOf(page), page.length];
        }),
      );
      const manifest = `assets/offline/part.${hashOf(text)}.json`;
      this.files.set(manifest, text);
      return {...part, manifest};
    };
    const needed =
      /^(?:offline|search|assets\/(?:css|fonts)\/.*|assets\/js\/(?:main|runtime|sidebars).*|assets\/js\/[\da-f]{8}\..*)$/;
    const list: Offer = {
      ...offer,
      core: write(
        offer.core,
        filesOf(offer.core).filter(([place]) => needed.test(place)),
      ),
      sections: offer.sections
        .filter(({id}) => [first.id, second.id].includes(id))
        .map((section) => write(section, filesOf(section))),
    };
    this.files.set('offline.json', JSON.stringify(list));
  }

  async start(): Promise<void> {
    this.publish();
    await new Promise<void>((resolve) => this.#server.listen(0, 'localhost', resolve));
    this.url = `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.close(() => {
        resolve();
      });
      this.#server.closeAllConnections();
    });
  }
}

const test = base.extend<{site: ChangingSite}>({
  // eslint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its parameters
  site: async ({}, use) => {
    const site = new ChangingSite();
    await site.start();
    await use(site);
    await site.stop();
  },
});

const openOffer = async (page: Page, site: {url: string}): Promise<void> => {
  await page.goto(`${site.url}/offline`);
  await expect(page.getByText(/the search index \(\d/)).toBeVisible();
};

const keep = async (page: Page, section = first): Promise<void> => {
  await page.getByRole('button', {name: section.button}).click();
  await expect(page.getByRole('status')).toContainText('can be read offline', {timeout: 120_000});
};

/** What a browser holds of the site: the names of its caches, and how many workers. */
const leftovers = (page: Page): Promise<{caches: string[]; workers: number}> =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

const nothing = {caches: [], workers: 0};

test('a kept section is read, followed and searched without a connection', async ({
  page,
  context,
}) => {
  const server = await serveBuild(buildFolder);
  const reports = await watchPolicy(context);
  await page.goto(`${server.url}${first.page}`);
  await hydrated(page);
  expect(await leftovers(page)).toEqual(nothing);
  await openOffer(page, server);
  await keep(page);
  await expect(
    page.getByText(/^1 section with \d+ pages, saved on .* at version 4\./),
  ).toBeVisible();
  await context.setOffline(true);

  const response = await page.goto(`${server.url}${first.page}/?from=elsewhere`);
  expect(response?.status()).toBe(200);
  expect(response?.fromServiceWorker()).toBe(true);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Get help');
  await hydrated(page);
  const mode = page.getByRole('button', {name: /Switch between dark and light mode/});
  await mode.click();
  await mode.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('.theme-doc-sidebar-menu .menu__link--active').first().waitFor();
  const next = page.locator('.theme-doc-sidebar-menu a[href="/docs/support"]');
  await next.click();
  await expect(page).toHaveURL(/\/docs\/support$/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('get help');
  await expect(page.getByRole('option').first()).toContainText(/help/i);
  await page.keyboard.press('Escape');

  const unkept = await page.goto(`${server.url}/docs/spring`);
  expect(unkept?.status()).toBe(503);
  await expect(page.getByRole('heading', {level: 1})).toContainText('You’re offline');
  await page.getByRole('link', {name: 'Get help'}).click();
  await expect(page).toHaveURL(new RegExp(first.page));
  expect(reports).toEqual([]);
  await context.setOffline(false);
  const online = await page.goto(`${server.url}/docs/spring`);
  expect(online?.status()).toBe(200);
  await server.stop();
});

test('a link to a page that is not kept leads to the list of what is', async ({
  page,
  site,
  context,
}) => {
  await openOffer(page, site);
  await keep(page);
  await page.goto(site.url + first.page);
  await hydrated(page);
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Success stories'}).click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('You’re offline');
  await expect(page).toHaveURL(/\/success-stories$/);
});

test('pages are those that are published while there is a connection', async ({page, site}) => {
  await openOffer(page, site);
  await keep(page);
  site.files.set(first.page.slice(1), '<!doctype html><title>New</title><h1>Published later</h1>');
  await page.goto(site.url + first.page);
  await expect(page.getByRole('heading')).toHaveText('Published later');
});

test('what the network answers is what the reader gets, for pages and files alike', async ({
  page,
  site,
  context,
}) => {
  await openOffer(page, site);
  await keep(page, second);
  // A file of the section whose name stays the same when its content changes.
  const picture = 'img/learn/apple-wow.webp';
  const textOf = (place: string): Promise<{status: number; text: string}> =>
    page.evaluate(async (address) => {
      const response = await fetch(address);
      return {status: response.status, text: await response.text()};
    }, `/${place}`);

  site.files.set(picture, 'drawn later');
  expect(await textOf(picture)).toEqual({status: 200, text: 'drawn later'});
  // An error is an answer, too: what was taken away is not to come back from the copy.
  const open = page.url();
  for (const status of [404, 500, 503]) {
    site.failures.set(picture, status);
    expect((await textOf(picture)).status).toBe(status);
    site.failures.set(second.page.slice(1), status);
    expect((await page.goto(site.url + second.page))?.status()).toBe(status);
    await page.goto(open);
  }
  site.failures.clear();
  site.files.delete(picture);
  site.requests.length = 0;
  expect((await page.goto(site.url + second.page))?.status()).toBe(200);
  expect(site.requests, 'the page was asked for').toContain(second.page.slice(1));
  // Without a connection, the copy is better than nothing.
  await context.setOffline(true);
  expect((await page.goto(site.url + second.page))?.status()).toBe(200);
  expect((await textOf(picture)).status).toBe(200);
});

test('an update downloads what has changed, and nothing else', async ({page, site, context}) => {
  await openOffer(page, site);
  await keep(page);
  await keep(page, second);
  site.publish({
    [first.page.slice(1)]: '<!doctype html><title>New</title><h1>Second build</h1>',
  });
  await openOffer(page, site);
  await expect(page.getByRole('status')).toContainText('The site has been updated since then.');
  site.requests.length = 0;
  await page.getByRole('button', {name: 'Update'}).click();
  await expect(page.getByRole('status')).toHaveText('The copy is up to date.');
  await expect(page.getByRole('button', {name: 'Update'})).toBeHidden();
  expect(site.requests.filter((place) => place !== 'sw.js')).toEqual([
    expect.stringMatching(/^assets\/offline\//),
    first.page.slice(1),
  ]);
  expect((await leftovers(page)).caches).toHaveLength(4);
  await context.setOffline(true);
  await page.goto(site.url + first.page);
  await expect(page.getByRole('heading')).toHaveText('Second build');
  await page.goto(site.url + second.page);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('a download that is canceled leaves nothing', async ({page, site}) => {
  await openOffer(page, site);
  site.failures.set(first.page.slice(1), 'never');
  await page.getByRole('button', {name: first.button}).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect.poll(() => site.requests).toContain(first.page.slice(1));
  await page.getByRole('button', {name: 'Cancel'}).click();
  await expect(page.getByRole('status')).toHaveText('Canceled. Nothing was saved.');
  await expect.poll(() => leftovers(page)).toEqual(nothing);
  await expect(page.getByText('No pages saved on this device.')).toBeVisible();
});

test('a file that fails is tried twice, then told, and what was kept stays', async ({
  page,
  site,
}) => {
  await openOffer(page, site);
  await keep(page, second);
  const {caches} = await leftovers(page);
  site.failures.set(first.page.slice(1), 500);
  await page.getByRole('button', {name: first.button}).click();
  await expect(page.getByRole('status')).toContainText(
    `${first.page} couldn’t be downloaded (status 500). Nothing was saved.`,
  );
  expect(site.requests.filter((place) => place === first.page.slice(1))).toHaveLength(2);
  expect((await leftovers(page)).caches).toEqual(caches);
  await expect(page.getByRole('button', {name: 'Remove Learn'})).toBeEnabled();
});

test('a file that is not the one that was listed is not kept', async ({page, site}) => {
  await openOffer(page, site);
  site.files.set(first.page.slice(1), '<h1>Published a moment ago</h1>');
  await page.getByRole('button', {name: first.button}).click();
  await expect(page.getByRole('status')).toContainText('the site may have just been updated');
  expect(await leftovers(page)).toEqual(nothing);
});

test('a browser with too little space says so before the download', async ({page, site}) => {
  await page.addInitScript(() => {
    navigator.storage.estimate = () => Promise.resolve({quota: 1_500_000, usage: 1_000_000});
  });
  await openOffer(page, site);
  site.requests.length = 0;
  await page.getByRole('button', {name: first.button}).click();
  await expect(page.getByRole('status')).toContainText('the browser has 0.5 MB left for this site');
  expect(site.requests.filter((place) => place.startsWith('assets/offline/'))).toEqual([]);
  expect(await leftovers(page)).toEqual(nothing);
});

test('sections are removed one by one; the last takes the worker with it', async ({page, site}) => {
  await openOffer(page, site);
  await keep(page);
  await keep(page, second);
  expect((await leftovers(page)).caches).toHaveLength(4);
  await page.getByRole('button', {name: 'Remove Get help'}).click();
  await expect(page.getByRole('status')).toHaveText('Removed.');
  expect((await leftovers(page)).caches).toHaveLength(3);
  await page.getByRole('button', {name: 'Remove Learn'}).click();
  await expect(page.getByRole('status')).toHaveText('Removed. No pages saved on this device.');
  expect(await leftovers(page)).toEqual(nothing);
});

test('the copy ends when the site turns it off', async ({page, site}) => {
  await openOffer(page, site);
  await keep(page);
  expect((await leftovers(page)).workers).toBe(1);
  site.files.set('sw.js', read(offWorkerFile));
  site.files.set('offline.json', JSON.stringify({isOn: false}));
  await page.goto(`${site.url}${second.page}`);
  await expect.poll(() => leftovers(page)).toEqual(nothing);
  await page.goto(`${site.url}/offline`);
  await expect(page.getByText('Offline copies are turned off on this site.')).toBeVisible();
  await expect(page.getByRole('link', {name: 'download all pages as Markdown'})).toBeVisible();
});

test('one tab at a time changes the copy', async ({page, site, context}) => {
  await openOffer(page, site);
  const other = await context.newPage();
  await openOffer(other, site);
  site.failures.set(first.page.slice(1), 'never');
  await page.getByRole('button', {name: first.button}).click();
  await expect.poll(() => site.requests).toContain(first.page.slice(1));
  await other.getByRole('button', {name: second.button}).click();
  await expect(other.getByRole('status')).toContainText('Another tab is changing the copy.');
});

test('the page is accessible with a copy, in both modes, and works by keyboard', async ({
  page,
  site,
}) => {
  // Colors of links change gradually with the mode.
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  await openOffer(page, site);
  await page.getByRole('button', {name: first.button}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('Get help can be read offline.', {
    timeout: 120_000,
  });
  await expect(page.getByRole('button', {name: 'Remove Get help'})).toBeFocused();
  expect(await axeFindingsInBothModes(page)).toEqual([]);
});

test('without HTTPS the page offers the archive', async ({page, context}) => {
  const origin = 'http://docs.example';
  await serveAs(context, origin, buildFolder);
  await page.goto(`${origin}/offline`);
  await expect(page.getByText('This browser can’t keep a copy of this site')).toBeVisible();
  await expect(page.getByRole('link', {name: 'download all pages as Markdown'})).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the page offers the archive', async ({page}) => {
    await page.goto('/offline');
    // Text in <noscript> is invisible to locators by text.
    await expect(page.locator('noscript p')).toContainText('Keeping a copy needs JavaScript');
    await expect(page.locator('noscript p a[download]')).toBeVisible();
    await expect(page.getByRole('button', {name: /Keep/})).toBeHidden();
  });
});
