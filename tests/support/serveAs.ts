import path from 'node:path';

import type {BrowserContext} from '@playwright/test';

import {decodedPath, fileFor} from '../../scripts/lib/staticFiles';

/** Answers a browser's requests to an origin, such as https://docs.example, from a built site. */
export const serveAs = async (
  context: BrowserContext,
  origin: string,
  folder: string,
): Promise<void> => {
  await context.route(`${origin}/**`, async (route) => {
    const decoded = decodedPath(new URL(route.request().url()).pathname);
    const file = decoded === undefined ? undefined : fileFor(folder, decoded);
    if (file === undefined) await route.fulfill({status: 404, path: path.join(folder, '404.html')});
    else await route.fulfill({path: file});
  });
};
