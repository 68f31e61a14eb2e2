import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

import {buildFolder} from './buildFolder';

/** Serves the built site on a free port; the rest of one page is sent only on command. */
export const serveInTwoParts = async (
  page: string,
  [first, rest]: [first: string, rest: string],
): Promise<{url: string; sendRest: () => void; close: () => void}> => {
  let sendRest = (): void => undefined;
  const server = http.createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === page) {
      response.writeHead(200, {'content-type': 'text/html; charset=utf-8'});
      response.write(first);
      sendRest = () => {
        response.end(rest);
      };
      return;
    }
    const types: Record<string, string> = {
      '.js': 'text/javascript',
      '.css': 'text/css',
      '.svg': 'image/svg+xml',
    };
    const file = path.join(buildFolder, path.normalize(pathname));
    const isFile = fs.statSync(file, {throwIfNoEntry: false})?.isFile() === true;
    response.writeHead(isFile ? 200 : 404, {'content-type': types[path.extname(file)] ?? ''});
    if (isFile) fs.createReadStream(file).pipe(response);
    else response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    sendRest: () => {
      sendRest();
    },
    close: () => {
      server.close();
    },
  };
};
