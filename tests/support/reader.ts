import {test, type Page} from '@playwright/test';

/**
 * One page for all tests of a group that a worker runs, where no scripts run: for what the HTML says. Call it
 * within a `describe`; what it returns gives the page to a test.
 */
export const openReader = (): (() => Page) => {
  let page: Page | undefined;
  test.beforeAll(async ({browser, baseURL}) => {
    page = await browser.newPage({baseURL, javaScriptEnabled: false});
  });
  test.afterAll(async () => {
    await page?.close();
  });
  return () => {
    if (!page) throw new Error('The page is opened before the tests of the group.');
    return page;
  };
};
