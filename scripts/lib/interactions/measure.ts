import path from 'node:path';

import {
  chromium,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';

import {browserArgs, requireBrowser} from '../browser';
import type {Effect} from './effect';
import {kinds, type Interaction, type Kind} from './interactions';

/** How many times slower than this machine the visitor's is. */
const slowdown = 4;
/** A quick visitor presses this long after the pointer is there, in milliseconds. */
const hoverTime = 100;
/** How long an effect may take before the run ends with an error, in milliseconds. */
const longest = 30_000;

const desktop = {viewport: {width: 1280, height: 800}};
const phone = {viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true};

/** One word for each round, so that no answer is known from before. */
const words = [
  ...['spring', 'interpolate', 'sequence', 'composition', 'render', 'lambda', 'player', 'audio'],
  ...['video', 'fonts', 'captions', 'easing', 'bundle', 'still', 'props', 'series'],
  ...['staticFile', 'random', 'transitions', 'studio'],
];

interface InPage {
  timeUntil: (effect: Effect) => Promise<number>;
}

type Note = (interaction: Interaction, milliseconds: number) => void;

/** Waits until the page has no work of its own left, and slows it down only then. */
const open = async (context: BrowserContext, address: string): Promise<Page> => {
  const page = await context.newPage();
  page.setDefaultTimeout(longest);
  await page.addInitScript({path: path.join(__dirname, 'in-page.mjs')});
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  return page;
};

/** The time from an input to its effect. Rejects when there is none. */
const timeOf = async (
  page: Page,
  name: string,
  effect: Effect,
  act: () => Promise<unknown>,
): Promise<number> => {
  const timed = page.evaluate((wanted) => (window as unknown as InPage).timeUntil(wanted), effect);
  const late = new Promise<never>((_, reject) => {
    setTimeout(reject, longest, new Error(`${page.url()}: "${name}" has no effect.`)).unref();
  });
  // Its outcome is awaited below; until then, a failure of the input comes first.
  timed.catch(() => undefined);
  // The page answers in order: now the time is set up.
  await page.evaluate(() => undefined);
  await act();
  return Promise.race([timed, late]);
};

const press = async (page: Page, target: Locator): Promise<() => Promise<void>> => {
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  await page.waitForTimeout(hoverTime);
  return async () => {
    await page.mouse.down();
    await page.mouse.up();
  };
};

const clickOf = async (
  page: Page,
  name: string,
  target: Locator,
  effect: Omit<Effect, 'event'>,
): Promise<number> => {
  const act = await press(page, target);
  return timeOf(page, name, {event: 'click', ...effect}, act);
};

const changeColors = async (page: Page, note: Note): Promise<void> => {
  // The system is dark, and the first choice after the system's is light.
  const toggle = page.getByRole('button', {name: /Switch between dark and light mode/}).first();
  note(
    'color',
    await clickOf(page, 'color mode', toggle, {
      selector: 'html[data-theme="light"]',
      change: 'presence',
    }),
  );
};

const openCategory = async (page: Page, round: number, note: Note): Promise<void> => {
  const closed = page.locator(
    '.theme-doc-sidebar-container button[aria-label^="Expand sidebar category"]',
  );
  const count = await closed.count();
  if (count === 0) return;
  const target = closed.nth(round % count);
  const name = (await target.getAttribute('aria-label')) ?? '';
  const opened = name.replace('Expand', 'Collapse');
  note(
    'sidebar',
    await clickOf(page, name, target, {
      selector: `button[aria-label="${opened}"]`,
      change: 'presence',
    }),
  );
};

const search = async (page: Page, round: number, note: Note): Promise<void> => {
  const button = page.getByRole('button', {name: 'Search', exact: true}).first();
  note(
    'search',
    await clickOf(page, 'search', button, {
      selector: 'dialog[open] input',
      change: 'presence',
    }),
  );
  for (const key of words[round % words.length] ?? '') {
    const effect: Effect = {
      event: 'keydown',
      selector: '.search-dialog__list',
      change: 'content',
      has: '[role="option"]',
    };
    note('key', await timeOf(page, `key ${key}`, effect, () => page.keyboard.press(key)));
  }
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({state: 'hidden'});
};

const edit = async (page: Page, note: Note): Promise<void> => {
  const button = page.locator('main button:enabled', {hasText: /^Edit/}).first();
  if ((await button.count()) === 0) return;
  const effect = {selector: 'main textarea', change: 'presence'} as const;
  note('edit', await clickOf(page, 'Edit', button, effect));
};

const followLink = async (page: Page, round: number, note: Note): Promise<void> => {
  const links = await page
    .locator('main :is(p, li, td, h2, h3) a[href^="/"]:not([href*="#"])')
    .evaluateAll((all) =>
      (all as HTMLAnchorElement[])
        .filter((link) => link.pathname !== location.pathname && link.checkVisibility())
        .filter(({target, pathname}) => target === '' && !/\.\w+$/.test(pathname))
        .map((link) => link.getAttribute('href') ?? ''),
    );
  const address = [...new Set(links)][round % new Set(links).size];
  if (address === undefined) return;
  const target = page.locator(`main a[href="${address}"]`).first();
  await target.scrollIntoViewIfNeeded();
  // A visitor has read the text around it.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(5 * hoverTime);
  const effect = {selector: 'h1', change: 'content'} as const;
  note('link', await clickOf(page, `link to ${address}`, target, effect));
};

const openDrawer = async (page: Page, note: Note): Promise<void> => {
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  const effect = {event: 'click', selector: '.navbar-sidebar--show', change: 'presence'} as const;
  note('drawer', await timeOf(page, 'drawer', effect, () => toggle.tap()));
};

const withPage = async (
  browser: Browser,
  options: Parameters<Browser['newContext']>[0],
  address: string,
  act: (page: Page) => Promise<void>,
): Promise<void> => {
  const context = await browser.newContext(options);
  try {
    await act(await open(context, address));
  } finally {
    await context.close();
  }
};

/** Opens a page of a kind as often as `rounds` says, each time with an empty cache, and does all of it once. */
export const measureKind = async (
  url: string,
  kind: Kind,
  wanted: readonly Interaction[],
  rounds: number,
): Promise<Partial<Record<Interaction, number[]>>> => {
  const times: Partial<Record<Interaction, number[]>> = {};
  const note: Note = (interaction, milliseconds) => {
    (times[interaction] ??= []).push(milliseconds);
  };
  const does = (...names: Interaction[]): boolean => names.some((name) => wanted.includes(name));
  const browser = await chromium.launch({executablePath: requireBrowser(), args: browserArgs});
  const address = url + kinds[kind];
  try {
    for (let round = 0; round < rounds; round++) {
      if (does('color', 'sidebar', 'search', 'key', 'edit')) {
        await withPage(browser, {...desktop, colorScheme: 'dark'}, address, async (page) => {
          if (does('color')) await changeColors(page, note);
          if (does('sidebar')) await openCategory(page, round, note);
          if (does('search', 'key')) await search(page, round, note);
          if (does('edit')) await edit(page, note);
        });
      }
      if (does('link')) {
        await withPage(browser, desktop, address, (page) => followLink(page, round, note));
      }
      if (does('drawer')) {
        await withPage(browser, phone, address, (page) => openDrawer(page, note));
      }
    }
  } finally {
    await browser.close();
  }
  return times;
};
