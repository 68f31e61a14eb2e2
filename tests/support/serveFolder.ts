import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {contentTypeOf, decodedPath, fileFor} from 'static-site-hosting/files';

/**
 * Serves a built site the way a plain static host does, on a free port.
 *
 * @param answer answers requests in the folder's place; returns whether it does
 */
export const serveFolder = async (
  folder: string,
  answer: (pathname: string, response: http.ServerResponse) => boolean = () => false,
): Promise<{url: string; close: () => void}> => {
  const server = http.createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    if (answer(pathname, response)) return;
    const decoded = decodedPath(pathname);
    const file = decoded === undefined ? undefined : fileFor(folder, decoded);
    response.writeHead(file ? 200 : 404, {'content-type': contentTypeOf(file ?? '')});
    response.end(file ? fs.readFileSync(file) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
    },
  };
};
