import fs from 'node:fs';
import path from 'node:path';

import type {BrowserContext} from '@playwright/test';

/** Answers a browser's requests to an origin, such as https://docs.example, from a built site. */
export const serveAs = async (
  context: BrowserContext,
  origin: string,
  folder: string,
): Promise<void> => {
  await context.route(`${origin}/**`, async (route) => {
    const wanted = path.join(folder, decodeURIComponent(new URL(route.request().url()).pathname));
    const file = [wanted, path.join(wanted, 'index.html')].find(
      (candidate) => fs.existsSync(candidate) && fs.statSync(candidate).isFile(),
    );
    if (file === undefined) await route.fulfill({status: 404, path: path.join(folder, '404.html')});
    else await route.fulfill({path: file});
  });
};
