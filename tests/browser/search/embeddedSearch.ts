import {expect, type Locator, type Page, type Route} from '@playwright/test';

import {hydrated} from '../../support/site';
import {slow, type EngineUnderTest} from './sharedSearchTests';

const indexFiles = '**/assets/search/**';

type Disturbance = Parameters<EngineUnderTest['disturb']>[1];

const handlers: Record<Disturbance, (route: Route) => Promise<void>> = {
  abort: (route) => route.abort(),
  delay: async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slow));
    // Meanwhile the delay, or the test, may have ended.
    await route.fallback().catch(() => undefined);
  },
  nonsense: (route) => route.fulfill({contentType: 'application/json', body: '{"pages": 7}'}),
};

/** Handles all further requests for the index this way. */
export const disturb = async (page: Page, how: Disturbance): Promise<void> => {
  await page.context().route(indexFiles, handlers[how]);
};

/** Ends the disturbance. */
export const mend = (page: Page): Promise<void> => page.context().unroute(indexFiles);

/** Replaces texts of the index of names that equal the first of a pair with the second. */
export const rewriteNames = async (
  page: Page,
  pairs: readonly (readonly [from: string, to: string])[],
): Promise<void> => {
  await page.context().route('**/assets/search/**/names.json', async (route) => {
    const response = await route.fetch();
    const body = pairs.reduce(
      (text, [from, to]) => text.replaceAll(JSON.stringify(from), () => JSON.stringify(to)),
      await response.text(),
    );
    await route.fulfill({response, body});
  });
};

export const button = (page: Page): Locator =>
  page.getByRole('button', {name: 'Search', exact: true});
export const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});
export const input = (page: Page): Locator => page.getByRole('combobox', {name: 'Search'});
export const hits = (page: Page): Locator => page.locator('.search-hit');

/** Opens the docs' first page and its search. */
export const open = async (page: Page): Promise<void> => {
  await page.goto('/docs/');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
};

/** Types a query and waits for its results. */
export const ask = async (page: Page, query: string): Promise<void> => {
  await input(page).fill(query);
  // Recent searches are hits too; only results have the link to all of them.
  await expect(page.getByRole('link', {name: /^See all \d+ results$/})).toBeVisible();
};

/** An entry as the dialog stores it. */
export const stored = (number: number): unknown => ({
  id: `/docs/page-${number}`,
  url: `/docs/page-${number}`,
  title: `Page ${number}`,
  heading: '',
  kind: 'guide',
  packageName: null,
  breadcrumb: ['Docs'],
});
