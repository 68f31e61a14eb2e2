import {createServer} from 'node:http';

/** Answers in place of servers on the web. */
export interface Answers {
  readonly add: (address: string, body: string) => void;
  /** Points code at them. */
  readonly redirect: (code: string) => string;
  readonly close: () => void;
}

/** Starts a local server that answers what it was told, and everything else with status 404. */
export const openAnswers = async (): Promise<Answers> => {
  const bodies = new Map<string, string>();
  const origins = new Set<string>();
  const server = createServer((request, response) => {
    const body = bodies.get(request.url ?? '');
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    response.writeHead(body === undefined ? 404 : 200, {'content-type': 'application/json'});
    response.end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const here = `http://127.0.0.1:${String(port)}`;
  return {
    add: (url, body) => {
      const {origin, pathname, search} = new URL(url);
      origins.add(origin);
      bodies.set(pathname + search, body);
    },
    redirect: (code) => [...origins].reduce((text, origin) => text.replaceAll(origin, here), code),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
