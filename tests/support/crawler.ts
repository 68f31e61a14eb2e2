import {devices, test as base, type Page} from '@playwright/test';

import {recordLayoutShift, watchPage} from './site';

interface Crawler {
  page: Page;
  /** What the page did that it must not do; cleared before it goes to another address. */
  complaints: string[];
}

/** Tests that visit many addresses with one page, which saves opening a page for each. */
export const test = base.extend<object, {crawler: Crawler}>({
  crawler: [
    async ({browser}, use, {project}) => {
      const context = await browser.newContext({
        ...devices['Desktop Chrome'],
        baseURL: project.use.baseURL,
      });
      const page = await context.newPage();
      const {complaints} = watchPage(page);
      await recordLayoutShift(page);
      await use({page, complaints});
      await context.close();
    },
    {scope: 'worker'},
  ],
});
