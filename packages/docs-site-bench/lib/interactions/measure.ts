import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
  type Locator,
  type Page,
} from '@playwright/test';

import {helper} from '../helper';
import type {Effect} from './effect';
import {watchEffects} from './inPage';

/** How many times slower than this machine the visitor's is. */
const slowdown = 4;
/** How long an effect may take before the run ends with an error, in milliseconds. */
const longest = 30_000;

/** A quick visitor presses this long after the pointer is there, in milliseconds. */
export const hoverTime = 100;

/** Windows of visitors. */
export const devices = {
  desktop: {viewport: {width: 1280, height: 800}},
  phone: {viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true},
} satisfies Record<string, BrowserContextOptions>;

/** What a step measures with. */
export interface Round<Name extends string> {
  readonly page: Page;
  /** From 0; a step can press something else in each. */
  readonly round: number;
  /** Presses something as soon as the pointer has been on it, and notes the time until the effect. */
  readonly click: (name: Name, target: Locator, effect: Omit<Effect, 'event'>) => Promise<void>;
  /** Notes the time from any other input to its effect. */
  readonly time: (name: Name, effect: Effect, act: () => Promise<unknown>) => Promise<void>;
}

/** Something that a visitor does on a page, with the interactions that it measures. */
export interface Step<Name extends string> {
  readonly names: readonly Name[];
  /** What a page lacks, it leaves out. */
  readonly act: (round: Round<Name>) => Promise<void>;
}

/** Steps on one page, which is opened with an empty cache. */
export interface Visit<Name extends string> {
  readonly device: BrowserContextOptions;
  readonly steps: readonly Step<Name>[];
}

/** Times in milliseconds, by interaction. */
export type TimesOf<Name extends string> = Partial<Record<Name, number[]>>;

/** What is measured of a page. */
export interface MeasureOptions<Name extends string> {
  readonly visits: readonly Visit<Name>[];
  /** Steps that measure none of these are left out. */
  readonly wanted: readonly Name[];
  /** How often the visits are repeated. */
  readonly rounds: number;
  /** The selector that a page fits once its scripts have run. */
  readonly ready?: string;
  /** How Chromium is started. */
  readonly browser: LaunchOptions;
}

/** Waits until the page has no work of its own left, and slows it down only then. */
const open = async (
  context: BrowserContext,
  address: string,
  ready: string | undefined,
): Promise<Page> => {
  const page = await context.newPage();
  page.setDefaultTimeout(longest);
  await page.addInitScript(helper);
  await page.addInitScript(watchEffects);
  await page.goto(address);
  if (ready !== undefined) await page.locator(ready).first().waitFor({state: 'attached'});
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
  const timed = page.evaluate((wanted) => window.timeUntil(wanted), effect);
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

const roundOn = <Name extends string>(
  page: Page,
  round: number,
  note: (name: Name, milliseconds: number) => void,
): Round<Name> => {
  const time: Round<Name>['time'] = async (name, effect, act) => {
    note(name, await timeOf(page, name, effect, act));
  };
  return {
    page,
    round,
    time,
    click: async (name, target, effect) => {
      await target.scrollIntoViewIfNeeded();
      await target.hover();
      await page.waitForTimeout(hoverTime);
      await time(name, {event: 'click', ...effect}, async () => {
        await page.mouse.down();
        await page.mouse.up();
      });
    },
  };
};

const withPage = async (
  browser: Browser,
  device: BrowserContextOptions,
  address: string,
  ready: string | undefined,
  act: (page: Page) => Promise<void>,
): Promise<void> => {
  const context = await browser.newContext(device);
  try {
    await act(await open(context, address, ready));
  } finally {
    await context.close();
  }
};

/**
 * Opens a page as often as `rounds` says, each time with an empty cache, and does all of it once, with the CPU slowed
 * down four times.
 *
 * @returns the milliseconds from each input to the frame that shows its effect
 * @throws when an input has no effect within half a minute
 */
export const measureInteractions = async <Name extends string>(
  address: string,
  {visits, wanted, rounds, ready, browser: options}: MeasureOptions<Name>,
): Promise<TimesOf<Name>> => {
  const times: TimesOf<Name> = {};
  const note = (name: Name, milliseconds: number): void => {
    (times[name] ??= []).push(milliseconds);
  };
  const browser = await chromium.launch(options);
  try {
    for (let round = 0; round < rounds; round++) {
      for (const {device, steps} of visits) {
        const needed = steps.filter(({names}) => names.some((name) => wanted.includes(name)));
        if (needed.length === 0) continue;
        await withPage(browser, device, address, ready, async (page) => {
          for (const {act} of needed) await act(roundOn(page, round, note));
        });
      }
    }
  } finally {
    await browser.close();
  }
  return times;
};
