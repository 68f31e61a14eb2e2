import type {AddressInfo} from 'node:net';
import {createSiteServer, readHosting} from 'static-site-hosting/serve';

/** Serves a build on a free port, as `npm run serve` does. */
export const serveBuild = async (
  folder: string,
): Promise<{url: string; stop: () => Promise<void>}> => {
  const server = createSiteServer(folder, readHosting(folder));
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
