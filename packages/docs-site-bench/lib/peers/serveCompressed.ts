import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import zlib from 'node:zlib';

import {lookup} from 'mrmime';

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
  /** Without a slash at the end. */
  url: string;
  /** What was sent since the last call. */
  takeSent: () => Sent[];
  close: () => void;
}

/** Whether a content type is worth compressing. */
const isText = (type: string): boolean => /^text\/|json|xml/u.test(type);

const contentTypeOf = (file: string): string => {
  const isIcon = path.extname(file) === '.ico';
  const type = isIcon ? 'image/x-icon' : (lookup(file) ?? 'application/octet-stream');
  return isText(type) ? `${type}; charset=utf-8` : type;
};

/** The file of an address; undefined when there is none, or it's outside. Some generators write a page as a folder. */
const findFile = (folder: string, pathname: string): string | undefined => {
  let place: string;
  try {
    place = path.join(folder, decodeURIComponent(pathname));
  } catch {
    return undefined;
  }
  if (place.includes('\0') || !`${place}${path.sep}`.startsWith(path.join(folder, path.sep))) {
    return undefined;
  }
  return [place, path.join(place, 'index.html'), `${place}.html`].find(
    (file) => fs.statSync(file, {throwIfNoEntry: false})?.isFile() === true,
  );
};

/**
 * Serves a built site on a free port: the same headers for each generator, texts compressed with
 * `gzip -9`, HTTP/1.1. Wrong addresses get `404.html`.
 */
export const serveCompressed = (folder: string): Promise<PeerServer> => {
  const bodies = new Map<string, Buffer>();
  let sent: Sent[] = [];

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
    const found = findFile(folder, pathname);
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
