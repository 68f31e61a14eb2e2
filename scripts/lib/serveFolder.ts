import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';

import {contentTypeOf, decodedPath, fileFor} from './staticFiles';

/**
 * Serves a built site the way a static host does, on a free port. `replace` returns contents, by
 * path from the site's root, that are sent instead of the folder's files.
 */
export const serveFolder = (
  folder: string,
  replace: (pathname: string) => string | undefined = () => undefined,
): Promise<{url: string; close: () => void}> =>
  new Promise((resolve) => {
    const server = http.createServer((request, response) => {
      const {pathname} = new URL(request.url ?? '/', 'http://localhost');
      const replacement = replace(pathname);
      if (replacement !== undefined) {
        response.writeHead(200, {'content-type': contentTypeOf(pathname)});
        response.end(replacement);
        return;
      }
      const decoded = decodedPath(pathname);
      const file = decoded === undefined ? undefined : fileFor(folder, decoded);
      response.writeHead(file ? 200 : 404, {'content-type': contentTypeOf(file ?? '')});
      response.end(file ? fs.readFileSync(file) : '');
    });
    server.listen(0, 'localhost', () => {
      const {port} = server.address() as AddressInfo;
      resolve({
        url: `http://localhost:${port}`,
        close: () => {
          server.close();
        },
      });
    });
  });
