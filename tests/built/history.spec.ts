import fs from 'node:fs';

import {expect, test} from '@playwright/test';

import {htmlFileOf, pagePaths} from '../support/buildFolder';
import {historyBytes, historyGrowth} from './historyBytes';

/** A reader who doesn't ask for versions pays at most this much for them, in percent of a page's HTML. */
const MOST_GROWTH = 3;

const page = (heading: string, text = '', end = ''): string =>
  `<!doctype html><html lang=en><title>Page</title><main>${heading}<p>${text}</p>${end}</main></html>`;

test('everything that pages say of versions is counted, and a page that says too much is found', () => {
  const bare = page('<h2 id=a>a</h2>', 'x');
  expect(historyBytes(bare)).toEqual({history: 0, all: bare.length});
  const parts: [kind: string, html: string][] = [
    ['a badge below its heading', page('<h2 id=a>a</h2><b>since 4.0.9</b>', 'x')],
    ['another badge', page('<h2 id=a>a</h2><span class=badge_a1>since 4.0.9</span>', 'x')],
    ['marks', page('<h2 data-since=4.0.8 data-sure=4.0.9 id=a>a</h2>', 'x')],
    ['a line', page('<h2 id=a>a</h2><p class=history-line>Changed.</p>', 'x')],
    [
      'the list',
      page('<h2 id=a>a</h2>', 'x', '<details class=history><ul><li>4.0.9</ul></details>'),
    ],
    [
      'the button',
      page(
        '<div class=choice_a1><button>Version you use: 4.0.9</button></div><h2 id=a>a</h2>',
        'x',
      ),
    ],
  ];
  for (const [kind, html] of parts) {
    expect(html.length - historyBytes(html).history, kind).toBe(bare.length);
    expect(historyGrowth(html), kind).toBeGreaterThan(MOST_GROWTH);
  }
  const bold = page('<h2 id=a>a</h2>', '<b>since 4.0.9</b>');
  expect(historyBytes(bold).history).toBe(0);
});

test(`no page grows by more than ${MOST_GROWTH} % through what it says of versions`, () => {
  const growths = pagePaths().flatMap((pathname): [string, number][] => {
    if (!pathname.startsWith('/docs/') || pathname.startsWith('/docs/history')) return [];
    return [[pathname, historyGrowth(fs.readFileSync(htmlFileOf(pathname), 'utf8'))]];
  });
  expect(growths.filter(([, growth]) => growth > 1).length).toBeGreaterThan(50);
  expect(growths.filter(([, growth]) => growth > MOST_GROWTH)).toEqual([]);
});
