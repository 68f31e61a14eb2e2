import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {readAllEntries} from '../../../scripts/lib/errors/readAllEntries';
import publishedAddresses from '../../../src/errors/published-addresses.json';
import {readDocs} from '../../../src/content/inventory';
import {
  createExplainer,
  type Explain,
  type Explanation,
  type ExplainingPlace,
} from '../../../src/errors/explain';
import {isPastedMessage, mayBeQuery} from '../../../src/errors/pastedText';
import {isSearchKind} from '../../../src/search/kinds';

const root = path.resolve(__dirname, '../../..');

/** A text that a developer pasted, and the pages of which one has to be named first. */
interface Paste {
  /**
   * Where it is from: a public thread, a failing run of the installed packages, another program's known text,
   * or one of these in the form that a terminal, a log, or a screenshot gives it.
   */
  readonly source: 'thread' | 'run' | 'program' | 'form';
  /** The program that prints it. */
  readonly by: string;
  readonly paste: string;
  /** Each with all of its headings, or with one. */
  readonly pages: readonly string[];
}

const pastes = JSON.parse(
  fs.readFileSync(path.join(root, 'tests/fixtures/pastes/pastes.json'), 'utf8'),
) as Paste[];

const open = async (): Promise<Explain> => {
  const pages = new Map<string, ExplainingPlace>();
  for (const {address, title = '', kind} of readDocs(root)) {
    pages.set(address, {url: address, title, kind: isSearchKind(kind) ? kind : 'guide'});
  }
  const entries = await readAllEntries(root, publishedAddresses);
  const messages = entries.map(({text, places}) => ({
    text,
    places: places.map((place) => ({
      ...place,
      kind: isSearchKind(place.kind) ? place.kind : 'guide',
    })),
  }));
  return createExplainer(messages, pages);
};

let explainer: Promise<Explain> | undefined;
const explain = async (pasted: string): Promise<Explanation> =>
  (await (explainer ??= open()))(pasted);

// One worker parses all pages, once.
test.describe.configure({mode: 'default'});

const isOn = (url: string, page: string): boolean =>
  url === page ||
  (!page.includes('#') && (url.startsWith(`${page}#`) || url.startsWith(`${page}/`)));

const missed = async (list: readonly Paste[]): Promise<string[]> => {
  const lines: string[] = [];
  for (const {paste, pages} of list) {
    const first = (await explain(paste)).cures[0]?.place.url ?? 'nothing';
    if (!pages.some((page) => isOn(first, page))) lines.push(`${first}: ${paste.slice(0, 120)}`);
  }
  return lines;
};

test('real pastes have the right page first: 95% of the toolkit, 85% of other programs', async () => {
  const own = pastes.filter(({by}) => by === 'toolkit');
  const others = pastes.filter(({by}) => by !== 'toolkit');
  expect(pastes.length).toBeGreaterThanOrEqual(150);
  expect(others.length).toBeGreaterThan(5);
  const missedOwn = await missed(own);
  const missedOthers = await missed(others);
  const rightShare = (wrong: number, all: number): number => 1 - wrong / all;
  expect(rightShare(missedOwn.length, own.length), missedOwn.join('\n')).toBeGreaterThanOrEqual(
    0.95,
  );
  expect(
    rightShare(missedOthers.length, others.length),
    missedOthers.join('\n'),
  ).toBeGreaterThanOrEqual(0.85);
});

test('the pages that pastes have to lead to exist', () => {
  const addresses = readDocs(root).map(({address}) => address);
  const wanted = [...new Set(pastes.flatMap(({pages}) => pages))];
  expect(
    wanted.filter((page) => !addresses.some((address) => isOn(address, page.replace(/#.*$/u, '')))),
  ).toEqual([]);
});

test('each paste of several words is recognized as a message in a search field', () => {
  expect(pastes.filter(({paste}) => !isPastedMessage(paste)).map(({paste}) => paste)).toEqual([]);
  for (const query of [
    '',
    'spring',
    'use a video',
    'interpolate colors',
    '<Video loop>',
    'npx remotion',
  ]) {
    expect(isPastedMessage(query)).toBe(false);
  }
});

test('a short line without the marks of a message may be a query', () => {
  expect(mayBeQuery('how do I add audio to a video')).toBe(true);
  expect(mayBeQuery('Error: registerRoot() was called more than once.')).toBe(false);
  expect(mayBeQuery('Could not find\ncomposition')).toBe(false);
  expect(mayBeQuery(pastes[0]?.paste ?? '')).toBe(false);
});

test('a page about one provider does not stand before the page about the message', async () => {
  const timeout = (src: string): string =>
    `A delayRender() "Loading <Video> duration with src=${src}" was called but not cleared after 28000ms. See https://remotion.dev/docs/timeout for help.`;
  const first = async (pasted: string): Promise<string | undefined> =>
    (await explain(pasted)).cures[0]?.place.url;
  expect(await first(timeout('https://cdn.example.com/a.mp4'))).not.toContain('pexels');
  expect(await first(timeout('https://videos.pexels.com/video-files/1/1.mp4'))).toBe(
    '/docs/miscellaneous/pexels',
  );
});

test('a message that no page has says what came near, or what it links to', async () => {
  const near = await explain('Error: Could not find the composition named Intro in this bundle');
  expect(near.match).not.toBe('exact');
  const linked = await explain(
    'Error: The frobnicator has overheated. See https://www.remotion.dev/docs/gpu for help.',
  );
  expect(linked.match).toBe('link');
  expect(linked.cures[0]?.place.url).toBe('/docs/gpu');
});

test('empty, foreign, long and hostile texts have an answer, and soon', async () => {
  await explain('');
  for (const text of [
    '',
    ' \n\t\n',
    'An ordinary sentence about cats and dogs',
    '<img src=x onerror=alert(1)><script>alert(1)</script>',
    'x'.repeat(1_000_000),
    '\u0000\u001b[31m\ud800 '.repeat(5000),
    '((((((((((('.repeat(2000),
    '"\'`'.repeat(6000),
    'a '.repeat(500_000),
    '/'.repeat(20_000),
    'at '.repeat(7000),
    '\\n'.repeat(10_000),
    'https://'.repeat(2000),
  ]) {
    const start = process.cpuUsage().user;
    const {match, cures} = await explain(text);
    expect(match === 'none').toBe(cures.length === 0);
    // In microseconds; a quadratic expression takes seconds.
    expect(process.cpuUsage().user - start, text.slice(0, 20)).toBeLessThan(400_000);
  }
});

test('the end of a long log is compared, too', async () => {
  const log = 'Rendering frames 12/300\n'.repeat(60_000);
  const {cures} = await explain(`${log}Error: registerRoot() was called more than once.\n`);
  expect(cures[0]?.place.url).toBe('/docs/register-root#errors');
});
