import {once} from 'node:events';
import type {AddressInfo} from 'node:net';

import {readHosting} from './hostingFile';
import {createSiteServer} from './siteServer';

/** A build that is served on this machine. */
export interface ServedBuild {
  /** Its address, with a slash at the end. */
  readonly url: string;
  readonly close: () => void;
}

/**
 * Serves a build as its host would, on a free port.
 *
 * @param build the folder
 * @throws when there is no build
 */
export const serveBuild = async (build: string): Promise<ServedBuild> => {
  const hosting = readHosting(build);
  const server = createSiteServer(build, hosting).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://localhost:${String(port)}${hosting.baseUrl}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
