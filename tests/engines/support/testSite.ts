import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {createSiteServer, readHosting} from 'static-site-hosting/serve';

import {sandboxFolder} from '../../../src/config/sandbox';
import {buildFolder} from '../../support/buildFolder';
import {recorderScript} from './recordComplaints';

const recorderPath = '/recorder-of-tests.js';

/** What the server does with a request instead of answering it: a status, or an end of the connection. */
type Fault = number | 'cut';

const listen = async (server: http.Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
};

const close = (server: http.Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });

/**
 * The build as `npm run serve` serves it, on a port of its own, so that what a browser stores is new for each test. It
 * can fail, hold requests, and go away.
 */
export class TestSite {
  /** Paths with queries, in the order of the requests. */
  readonly requests: string[] = [];
  /** Answers with a status of 400 or more, which no test has asked for. */
  readonly refused: string[] = [];
  url = '';

  readonly #site = createSiteServer(buildFolder, readHosting(buildFolder));
  readonly #server: http.Server;
  readonly #faults = new Map<RegExp, Fault>();
  readonly #holds = new Map<RegExp, (() => void)[]>();
  #siteUrl = '';

  /** @param isRecorded whether pages start with the script that records complaints */
  constructor(isRecorded: boolean) {
    this.#server = http.createServer((request, response) => {
      const {url: place = '/'} = request;
      this.requests.push(place);
      const answer = (): void => {
        const fault = [...this.#faults].find(([pattern]) => pattern.test(place))?.[1];
        if (fault === 'cut') request.socket.destroy();
        else if (fault !== undefined) response.writeHead(fault).end();
        else if (isRecorded && place === recorderPath) {
          response.writeHead(200, {'Content-Type': 'text/javascript'}).end(recorderScript);
        } else if (isRecorded && this.#isPage(request)) {
          void this.#sendRecorded(request, response);
        } else this.#send(request, response);
      };
      const held = [...this.#holds].find(([pattern]) => pattern.test(place))?.[1];
      if (held) held.push(answer);
      else answer();
    });
  }

  async start(): Promise<void> {
    this.#siteUrl = await listen(this.#site);
    this.url = await listen(this.#server);
  }

  /** Ends all connections: from now on there is no server. */
  async stop(): Promise<void> {
    await Promise.all([close(this.#server), close(this.#site)]);
  }

  /** Answers requests whose path matches with a fault, until `mend`. */
  fail(pattern: RegExp, fault: Fault): void {
    this.#faults.set(pattern, fault);
  }

  mend(): void {
    this.#faults.clear();
  }

  /** Holds requests whose path matches until they are released. */
  hold(pattern: RegExp): {count: () => number; release: () => void} {
    const held: (() => void)[] = [];
    this.#holds.set(pattern, held);
    return {
      count: () => held.length,
      release: () => {
        this.#holds.delete(pattern);
        for (const answer of held) answer();
      },
    };
  }

  #isPage({method, url = '', headers}: http.IncomingMessage): boolean {
    const isHtml = headers.accept?.includes('text/html') === true;
    return method === 'GET' && isHtml && !url.startsWith(sandboxFolder);
  }

  #send(request: http.IncomingMessage, response: http.ServerResponse): void {
    response.on('finish', () => {
      if (response.statusCode >= 400) this.refused.push(`${response.statusCode}: ${request.url}`);
    });
    this.#site.emit('request', request, response);
  }

  /** Sends a page with all headers, and a first script that the policy allows as one of the site's files. */
  async #sendRecorded(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const {url = '/', headers} = request;
    const found = await fetch(this.#siteUrl + url, {
      headers: {accept: headers.accept ?? ''},
      redirect: 'manual',
    });
    if (found.status >= 400) this.refused.push(`${found.status}: ${url}`);
    const sent = [...found.headers].filter(
      ([name]) => !/^(?:content-(?:encoding|length)|transfer-encoding|etag|connection)$/.test(name),
    );
    const text = await found.text();
    const isHtml = found.headers.get('content-type')?.includes('text/html') === true;
    const page = isHtml
      ? text.replace(/<head\b[^>]*>/, `$&<script src="${recorderPath}"></script>`)
      : text;
    response.writeHead(found.status, Object.fromEntries(sent)).end(page);
  }
}
