import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import zlib from 'node:zlib';
import {contentTypeOf, decodedPath, fileFor, isText} from 'static-site-hosting/files';

/** A file that was asked for. */
export interface Sent {
  pathname: string;
  contentType: string;
  /** Bytes of the body as sent. */
  bytes: number;
  /** Whether the browser loads it for another page. */
  isInAdvance: boolean;
}

export interface PeerServer {
  url: string;
  /** What was sent since the last call. */
  takeSent: () => Sent[];
  close: () => void;
}

/**
 * Serves a built site on a free port: the same headers for each generator, texts compressed with
 * `gzip -9`, HTTP/1.1.
 */
export const serveCompressed = (folder: string): Promise<PeerServer> => {
  const bodies = new Map<string, Buffer>();
  let sent: Sent[] = [];

  /** Some generators write a page as a folder, others as a file. */
  const find = (pathname: string | undefined): string | undefined =>
    pathname === undefined
      ? undefined
      : (fileFor(folder, pathname) ?? fileFor(folder, `${pathname}.html`));

  const bodyOf = (file: string, isCompressed: boolean): Buffer => {
    const known = bodies.get(file);
    if (known) return known;
    const content = fs.readFileSync(file);
    const body = isCompressed ? zlib.gzipSync(content, {level: 9}) : content;
    bodies.set(file, body);
    return body;
  };

  const server = http.createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const found = find(decodedPath(pathname));
    const file = found ?? path.join(folder, '404.html');
    const contentType = contentTypeOf(file);
    const isCompressed = isText(contentType);
    const body = fs.existsSync(file) ? bodyOf(file, isCompressed) : Buffer.of();
    const purpose = String(request.headers['sec-purpose'] ?? request.headers.purpose ?? '');
    sent.push({
      pathname,
      contentType,
      bytes: body.length,
      isInAdvance: purpose.includes('prefetch'),
    });
    response.writeHead(found === undefined ? 404 : 200, {
      'Cache-Control': contentType.startsWith('text/html') ? 'no-cache' : 'max-age=31536000',
      'Content-Length': body.length,
      'Content-Type': contentType,
      ...(isCompressed && {'Content-Encoding': 'gzip', Vary: 'Accept-Encoding'}),
    });
    response.end(body);
  });

  return new Promise((resolve) => {
    server.listen(0, 'localhost', () => {
      const {port} = server.address() as AddressInfo;
      resolve({
        url: `http://localhost:${port}`,
        takeSent: () => {
          const taken = sent;
          sent = [];
          return taken;
        },
        close: () => {
          server.close();
          server.closeAllConnections();
        },
      });
    });
  });
};
