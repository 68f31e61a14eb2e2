import {expect} from '@playwright/test';

import {chord, pressAt, typing, type Engine} from './engine';
import {lookUp, type PageTarget} from './lookUp';
import {complaintsKey} from './recordComplaints';
import type {TestSite} from './testSite';

/** What elements are by role, as far as tests ask for it. */
const roles = {
  alert: '[role="alert"]',
  button: 'button, [role="button"]',
  checkbox: 'input[type="checkbox"]',
  combobox: 'select, [role="combobox"]',
  field: 'textarea, input, select',
  heading: 'h1, h2, h3, h4, h5, h6',
  link: 'a[href]',
  option: '[role="option"]',
  progressbar: 'progress, [role="progressbar"]',
  region: 'section[aria-label], section[aria-labelledby], [role="region"]',
  row: 'tr',
  slider: 'input[type="range"]',
  status: '[role="status"], output',
  summary: 'summary',
  tab: '[role="tab"]',
  tabpanel: '[role="tabpanel"]',
} as const;

/** A visible element of the page. */
export interface Target {
  readonly css: string;
  /** What it is called: a label, or its text. A string has to be all of it. */
  readonly name?: string | RegExp;
  /** What it shows. */
  readonly text?: string | RegExp;
  readonly within?: Target;
  readonly nth?: number;
}

/** Elements by role and name. */
export const by = (
  role: keyof typeof roles,
  name?: string | RegExp,
  rest: Omit<Target, 'css' | 'name'> = {},
): Target => ({css: roles[role], ...(name === undefined ? {} : {name}), ...rest});

/** Elements by selector. */
export const css = (selector: string, rest: Omit<Target, 'css'> = {}): Target => ({
  css: selector,
  ...rest,
});

type Wording = PageTarget['name'];

const wordingOf = (wording: string | RegExp): Wording =>
  typeof wording === 'string' ? wording : {source: wording.source, flags: wording.flags};

const toPage = ({css: selector, name, text, within, nth}: Target): PageTarget => ({
  css: selector,
  ...(name === undefined ? {} : {name: wordingOf(name)}),
  ...(text === undefined ? {} : {text: wordingOf(text)}),
  ...(within === undefined ? {} : {within: toPage(within)}),
  ...(nth === undefined ? {} : {nth}),
});

const described = (target: Target): string =>
  [target.css, target.name, target.text, target.within && `in ${described(target.within)}`]
    .filter((part) => part !== undefined)
    .join(' ');

/** How long to wait for a state of the page, in milliseconds. */
const PATIENCE = 30_000;

/** Where to press an element: its middle, once it is in view, at rest, enabled, and covered by nothing. */
const pressPoint = async (element: HTMLElement): Promise<{x: number; y: number}> => {
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  const place = (): {left: number; top: number; width: number; height: number} => {
    const {left, top, width, height} = element.getBoundingClientRect();
    return {left, top, width, height};
  };
  const middle = (): {x: number; y: number} => {
    const {left, top, width, height} = place();
    return {x: Math.round(left + width / 2), y: Math.round(top + height / 2)};
  };
  const isHit = (): boolean => {
    const {x, y} = middle();
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
  };
  if (!isHit()) element.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'});
  // A transition begins a few frames after what asks for it, and so slowly that it looks like rest.
  const frames = async (count: number): Promise<void> => {
    for (let left = count; left > 0; left -= 1) await frame();
  };
  const transitions = (): Animation[] =>
    document.getAnimations().filter((item) => item instanceof CSSTransition);
  let before = '';
  do {
    await frames(3);
    await Promise.allSettled(transitions().map(({finished}) => finished));
    before = JSON.stringify(place());
    await frame();
  } while (before !== JSON.stringify(place()) || transitions().length > 0);
  if (!isHit()) {
    const {x, y} = middle();
    throw new Error(`covered by ${document.elementFromPoint(x, y)?.outerHTML.slice(0, 100)}`);
  }
  return middle();
};

/** A person in front of a page: looks for things that are visible, and uses mouse, finger and keys. */
export class Visitor {
  readonly engine: Engine;
  readonly #site: TestSite;
  readonly #allowed: RegExp[] = [];

  constructor(engine: Engine, site: TestSite) {
    this.engine = engine;
    this.#site = site;
  }

  /** Goes to a page of the site, or to any address. */
  async open(address: string): Promise<void> {
    await this.engine.open(new URL(address, this.#site.url).href);
  }

  /** Goes to a page, and waits until the app stands. */
  async openHydrated(address: string): Promise<void> {
    await this.open(address);
    await this.hydrated();
  }

  async hydrated(): Promise<void> {
    await this.until(async () => {
      const isHydrated = await this.evaluate(
        () => document.documentElement.dataset.hasHydrated === 'true',
      );
      expect(isHydrated, 'hydrated').toBe(true);
    });
  }

  /** Runs a function in the page; its arguments and its value have to survive JSON. */
  async evaluate<Args extends readonly unknown[], Value>(
    run: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value> {
    return (await this.engine.run(`(${String(run)})(...${JSON.stringify(args)})`)) as Value;
  }

  /** The same in the frame that an element shows. */
  async evaluateInFrame<Args extends readonly unknown[], Value>(
    selector: string,
    run: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value> {
    const expression = `(${String(run)})(...${JSON.stringify(args)})`;
    return (await this.engine.runInFrame(selector, expression)) as Value;
  }

  /** Runs a function on the visible elements that fit. */
  async ofAll<Args extends readonly unknown[], Value>(
    target: Target,
    run: (elements: HTMLElement[], ...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value> {
    const found = `(${String(lookUp)})(${JSON.stringify(toPage(target))})`;
    const rest = args.map((value) => JSON.stringify(value));
    return (await this.engine.run(`(${String(run)})(${[found, ...rest].join(', ')})`)) as Value;
  }

  /** Runs a function on the first element that fits, once there is one. */
  async of<Args extends readonly unknown[], Value>(
    target: Target,
    run: (element: HTMLElement, ...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value> {
    const found = `(${String(lookUp)})(${JSON.stringify(toPage(target))})[0]`;
    const rest = args.map((value) => JSON.stringify(value));
    return this.until(async () => {
      expect(await this.count(target), described(target)).toBeGreaterThan(0);
      return (await this.engine.run(`(${String(run)})(${[found, ...rest].join(', ')})`)) as Value;
    });
  }

  /** Repeats what fails until it succeeds; the last error when time is up. */
  async until<Value>(attempt: () => Promise<Value>, timeout = PATIENCE): Promise<Value> {
    let value: {of: Value} | undefined;
    await expect(async () => {
      value = {of: await attempt()};
    }).toPass({timeout, intervals: [50, 100, 200]});
    if (!value) throw new Error('An attempt that succeeds has a value.');
    return value.of;
  }

  count(target: Target): Promise<number> {
    return this.ofAll(target, (elements) => elements.length);
  }

  /** Waits until an element is visible. */
  async sees(target: Target, timeout = PATIENCE): Promise<void> {
    await this.until(async () => {
      expect(await this.count(target), `sees ${described(target)}`).toBeGreaterThan(0);
    }, timeout);
  }

  /** Waits until no such element is visible. */
  async misses(target: Target): Promise<void> {
    await this.until(async () => {
      expect(await this.count(target), `misses ${described(target)}`).toBe(0);
    });
  }

  /** Waits until an element has the focus. */
  async hasFocusIn(target: Target): Promise<void> {
    await this.until(async () => {
      const isFocused = await this.ofAll(target, (elements) =>
        elements.some((element) => element === document.activeElement),
      );
      expect(isFocused, `focus in ${described(target)}`).toBe(true);
    });
  }

  /** The text that an element shows. */
  textOf(target: Target): Promise<string> {
    return this.of(target, (element) => element.innerText.trim());
  }

  valueOf(target: Target): Promise<string> {
    return this.of(target, (element) => (element as HTMLInputElement).value);
  }

  attributeOf(target: Target, name: string): Promise<string | null> {
    return this.of(target, (element, attribute) => element.getAttribute(attribute), name);
  }

  async #pointOf(target: Target): Promise<{x: number; y: number}> {
    return this.of(target, pressPoint);
  }

  async clicks(target: Target): Promise<void> {
    const {x, y} = await this.#pointOf(target);
    await this.engine.act([pressAt('mouse', x, y)]);
  }

  async taps(target: Target): Promise<void> {
    const {x, y} = await this.#pointOf(target);
    await this.engine.act([pressAt('touch', x, y)]);
  }

  /** Presses the mouse at a place of the view, whatever is there. */
  async pressesAt(x: number, y: number): Promise<void> {
    await this.engine.act([pressAt('mouse', Math.round(x), Math.round(y))]);
  }

  async pointsAt(target: Target): Promise<void> {
    const {x, y} = await this.#pointOf(target);
    await this.engine.act([pressAt('mouse', x, y, false)]);
  }

  /** Presses keys, such as `Enter` or `Control+k`. */
  async presses(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.engine.act([chord(key)]);
  }

  async types(text: string): Promise<void> {
    await this.engine.act([typing(text)]);
  }

  /** Puts a text in the place of the one in a field, as pasting does. */
  async fills(target: Target, text: string): Promise<void> {
    await this.of(
      target,
      (element, words) => {
        const field = element as HTMLInputElement;
        field.focus();
        field.select();
        // eslint-disable-next-line typescript/no-deprecated -- in all engines it writes as keys and pasting do
        document.execCommand('insertText', false, words);
      },
      text,
    );
  }

  /** Sets a slider or a choice, as its own popup or thumb does. */
  async sets(target: Target, value: string): Promise<void> {
    await this.of(
      target,
      (element, chosen) => {
        const prototype: unknown = Object.getPrototypeOf(element);
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, chosen);
        element.dispatchEvent(new Event('input', {bubbles: true}));
        element.dispatchEvent(new Event('change', {bubbles: true}));
      },
      value,
    );
  }

  /** The path of the address, with query and hash. */
  address(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search + location.hash);
  }

  /** Waits until the address is or matches this. */
  async isAt(address: string | RegExp): Promise<void> {
    await this.until(async () => {
      const found = await this.address();
      if (typeof address === 'string') expect(found).toBe(address);
      else expect(found).toMatch(address);
    });
  }

  /** Lets the page paint so many frames: what it would do unasked, it has done then. */
  async frames(count: number): Promise<void> {
    await this.evaluate(async (frames) => {
      for (let frame = 0; frame < frames; frame++) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    }, count);
  }

  /** Pixels by which the page overflows its window horizontally. */
  overflow(): Promise<number> {
    return this.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  }

  /** Marks the document, to tell later whether it was reloaded. */
  async marksDocument(): Promise<void> {
    await this.evaluate(() => {
      Object.assign(window, {isMarked: true});
    });
  }

  isMarkedDocument(): Promise<boolean> {
    return this.evaluate(() => 'isMarked' in window);
  }

  /** Complaints that a test causes itself. */
  allows(...patterns: readonly RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** What pages must not do, and did since the last call. */
  async complaints(): Promise<string[]> {
    const recorded = await this.evaluate((key) => {
      const known = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
      sessionStorage.removeItem(key);
      return known;
    }, complaintsKey);
    const all = [...recorded, ...this.engine.takeLog(), ...this.#site.refused.splice(0)];
    return all.filter((line) => !this.#allowed.some((pattern) => pattern.test(line)));
  }
}
