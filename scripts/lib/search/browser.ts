import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium, type Page, type Response} from '@playwright/test';

import {gzipBytes} from './sizes';

/** Figures of the search in a real browser. */
export interface BrowserFigures {
  /** Fetched from opening the search to the first result, compressed. */
  bytes: number;
  files: {path: string; bytes: number}[];
  /** Milliseconds from a key to the results on the screen. */
  median: number;
  worst: number;
  keys: number;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves a folder as a static host does, on a free port. */
const serve = (folder: string): Promise<{url: string; close: () => void}> =>
  new Promise((resolve) => {
    const server = http.createServer((request, response) => {
      const {pathname} = new URL(request.url ?? '/', 'http://localhost');
      const wanted = path.join(folder, path.normalize(decodeURIComponent(pathname)));
      const file = [wanted, path.join(wanted, 'index.html')].find(
        (candidate) => fs.existsSync(candidate) && fs.statSync(candidate).isFile(),
      );
      response.writeHead(file ? 200 : 404, {
        'content-type': types[path.extname(file ?? '')] ?? 'application/octet-stream',
      });
      response.end(file ? fs.readFileSync(file) : '');
    });
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address() as AddressInfo;
      resolve({
        url: `http://127.0.0.1:${port}`,
        close: () => {
          server.close();
        },
      });
    });
  });

const measure = async (page: Page, queries: readonly string[]): Promise<number[]> => {
  const times: number[] = [];
  const input = page.locator('.DocSearch-Input');
  for (const query of queries) {
    await input.fill('');
    for (const key of query) {
      await page.evaluate(() => {
        performance.clearMarks();
        const list = document.querySelector('.DocSearch-Dropdown');
        const observer = new MutationObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => {
            setTimeout(() => performance.mark('shown'));
          });
        });
        if (list) observer.observe(list, {childList: true, subtree: true, characterData: true});
        document
          .querySelector('.DocSearch-Input')
          ?.addEventListener('keydown', () => performance.mark('pressed'), {
            once: true,
            capture: true,
          });
      });
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      const time = await page
        .waitForFunction(
          () => {
            const at = (name: string): number | undefined =>
              performance.getEntriesByName(name)[0]?.startTime;
            const [pressed, shown] = [at('pressed'), at('shown')];
            return pressed !== undefined && shown !== undefined && shown - pressed;
          },
          undefined,
          {timeout: 3000},
        )
        .then((handle) => handle.jsonValue())
        // The results stayed the same: nothing was drawn.
        .catch(() => false);
      if (typeof time === 'number') times.push(time);
    }
  }
  return times;
};

/**
 * Opens a built site in a browser, with the processor `slowdown` times slower, types queries into the
 * search and measures. The browser slows the page only, so the worker's own time counts `slowdown` times.
 */
export const measureInBrowser = async (
  buildFolder: string,
  executablePath: string,
  queries: readonly string[],
  slowdown: number,
): Promise<BrowserFigures> => {
  const server = await serve(buildFolder);
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({executablePath, args});
  try {
    const page = await browser.newPage();
    await page.addInitScript((factor) => {
      // The page sees the worker's answer when a slower worker would have given it.
      const listen = Worker.prototype.addEventListener;
      Worker.prototype.addEventListener = function (
        type: string,
        listener: never,
        options?: never,
      ) {
        if (type !== 'message') {
          listen.call(this, type, listener, options);
          return;
        }
        const call = listener as unknown as (event: MessageEvent) => void;
        listen.call(this, 'message', (event) => {
          const {data} = event as MessageEvent<{result?: {milliseconds?: number}}>;
          const own = data.result?.milliseconds ?? 0;
          setTimeout(call, own * (factor - 1), event);
        });
      };
    }, slowdown);
    await page.goto(`${server.url}/docs/`, {waitUntil: 'networkidle'});
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').waitFor();
    await page.keyboard.type('i');
    await page.locator('.search-hit').first().waitFor();
    const files = await Promise.all(
      responses.map(async (response) => ({
        path: new URL(response.url()).pathname,
        bytes: gzipBytes(await response.body()),
      })),
    );
    const times = (await measure(page, queries)).sort((a, b) => a - b);
    return {
      bytes: files.reduce((sum, file) => sum + file.bytes, 0),
      files,
      median: times[Math.floor(times.length / 2)] ?? Number.NaN,
      worst: times.at(-1) ?? Number.NaN,
      keys: times.length,
    };
  } finally {
    await browser.close();
    server.close();
  }
};
