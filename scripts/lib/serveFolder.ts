import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

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
        response.writeHead(200, {'content-type': types[path.extname(pathname)]});
        response.end(replacement);
        return;
      }
      const wanted = path.join(folder, path.normalize(decodeURIComponent(pathname)));
      const file = [wanted, path.join(wanted, 'index.html')].find(
        (candidate) => fs.existsSync(candidate) && fs.statSync(candidate).isFile(),
      );
      response.writeHead(file ? 200 : 404, {
        'content-type': types[path.extname(file ?? '')] ?? 'application/octet-stream',
      });
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
