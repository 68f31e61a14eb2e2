import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {createRequire} from 'node:module';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {appRouterWebhook, expressWebhook, pagesRouterWebhook} from '@remotion/lambda/client';
import {expect, test} from '@playwright/test';
import express from 'express';

/** Loads files that packages don't export. */
const load = createRequire(__filename);

interface Sent {
  options: {payload: Record<string, unknown>; secret: string | null; url: string};
  logLevel: 'error';
}

/** What a function in AWS calls at the end of a render. */
const {invokeWebhook} = load(
  path.join(path.dirname(load.resolve('@remotion/serverless')), 'invoke-webhook'),
) as {invokeWebhook: (sent: Sent) => Promise<void>};

const SECRET = 'correct horse';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves a handler while a test runs; returns its address and how often it was called. */
const serve = async (
  handler: Handler,
): Promise<{url: string; calls: () => number; close: () => void}> => {
  let count = 0;
  const server = createServer((request, response) => {
    count++;
    handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    calls: () => count,
    close: () => server.close(),
  };
};

const readText = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  return text;
};

/** Answers with status 500 if a handler throws, as Next.js and Express do. */
const orFail = (response: ServerResponse, work: () => Promise<void>): void => {
  work().catch(() => {
    response.statusCode = 500;
    response.end();
  });
};

/** Each helper behind a server as its framework would call it. */
const handlers: Readonly<Record<string, (finished: string[]) => Handler>> = {
  appRouterWebhook: (finished) => {
    const POST = appRouterWebhook({
      secret: SECRET,
      onSuccess: ({renderId}) => finished.push(renderId),
    });
    return (request, response) => {
      orFail(response, async () => {
        const answer = await POST(
          new Request(`http://localhost${request.url ?? ''}`, {
            method: 'POST',
            headers: request.headers as Record<string, string>,
            body: await readText(request),
          }),
        );
        response.writeHead(answer.status);
        response.end(await answer.text());
      });
    };
  },
  pagesRouterWebhook: (finished) => {
    const handler = pagesRouterWebhook({
      secret: SECRET,
      onSuccess: ({renderId}) => finished.push(renderId),
    });
    return (request, response) => {
      orFail(response, async () => {
        const answer = Object.assign(response, {
          status: (code: number) => {
            response.statusCode = code;
            return answer;
          },
          json: (value: unknown) => response.end(JSON.stringify(value)),
        });
        const body: unknown = JSON.parse(await readText(request));
        handler(Object.assign(request, {body}), answer);
      });
    };
  },
  expressWebhook: (finished) => {
    const app = express();
    app.set('env', 'test');
    app.post(
      '/webhook',
      express.json(),
      expressWebhook({secret: SECRET, onSuccess: ({renderId}) => finished.push(renderId)}),
    );
    return app;
  },
};

const send = (url: string, secret: string | null): Promise<void> =>
  invokeWebhook({
    options: {url, secret, payload: {type: 'success', renderId: 'abc'}},
    logLevel: 'error',
  });

for (const [name, make] of Object.entries(handlers)) {
  test(`${name}() takes the request of a render, and refuses others`, async () => {
    const finished: string[] = [];
    const server = await serve(make(finished));
    try {
      await send(server.url, SECRET);
      expect(finished).toEqual(['abc']);
      expect(server.calls()).toBe(1);
      await expect(send(server.url, 'another')).rejects.toThrow('got status code 500');
      await expect(send(server.url, null)).rejects.toThrow('got status code 500');
      expect(finished).toEqual(['abc']);
    } finally {
      server.close();
    }
  });
}

test('a request is tried three times, within two seconds', async () => {
  const times: number[] = [];
  const server = await serve((_, response) => {
    times.push(Date.now());
    response.writeHead(503);
    response.end();
  });
  try {
    await expect(send(server.url, SECRET)).rejects.toThrow('got status code 503');
    const [first = 0, second = 0, third = 0] = times;
    expect(times).toHaveLength(3);
    expect(second - first).toBeGreaterThanOrEqual(490);
    expect(third - second).toBeGreaterThanOrEqual(990);
  } finally {
    server.close();
  }
});
