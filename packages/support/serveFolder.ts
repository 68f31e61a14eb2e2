import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** The file of an address, or that of the page at it. */
const findFile = (folder: string, address: string): string | undefined =>
  [address, path.join(address, 'index.html')]
    .map((place) => path.join(folder, place))
    .find((file) => fs.statSync(file, {throwIfNoEntry: false})?.isFile());

/** Serves a folder on a free port. @param base what addresses begin with */
export const serveFolder = async (
  folder: string,
  base = '/',
): Promise<{url: string; close: () => void}> => {
  const server = http.createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname.startsWith(base)
      ? findFile(folder, pathname.slice(base.length))
      : undefined;
    response.writeHead(file === undefined ? 404 : 200, {
      'content-type': types[path.extname(file ?? '')] ?? 'application/json',
    });
    response.end(file === undefined ? '' : fs.readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
    },
  };
};
