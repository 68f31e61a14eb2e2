import path from 'node:path';

import type {BrowserContext} from '@playwright/test';
import {decodedPath, fileFor} from 'static-site-hosting/files';
import {readHosting} from 'static-site-hosting/serve';

/** Answers a browser's requests to an origin, such as https://docs.example, from a built site, with its headers. */
export const serveAs = async (
  context: BrowserContext,
  origin: string,
  folder: string,
): Promise<void> => {
  const {headers} = readHosting(folder);
  await context.route(`${origin}/**`, async (route) => {
    const decoded = decodedPath(new URL(route.request().url()).pathname);
    const file = decoded === undefined ? undefined : fileFor(folder, decoded);
    await route.fulfill(
      file === undefined
        ? {status: 404, path: path.join(folder, '404.html'), headers}
        : {path: file, headers},
    );
  });
};
