import fs from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

import type {Hosting} from '../../scripts/lib/hosting/hosting';
import {createSiteServer} from '../../scripts/lib/hosting/siteServer';
import {hostingFile} from '../../scripts/lib/hosting/writeHosting';

/** What a build tells hosts. */
export const hostingOf = (folder: string): Hosting =>
  JSON.parse(fs.readFileSync(path.join(folder, hostingFile), 'utf8')) as Hosting;

/** Serves a build on a free port, as `npm run serve` does. */
export const serveBuild = async (
  folder: string,
): Promise<{url: string; stop: () => Promise<void>}> => {
  const server = createSiteServer(folder, hostingOf(folder));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
};
