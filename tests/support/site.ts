import fs from 'node:fs';

import type {BrowserContext, ConsoleMessage, Page} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';

/** Without a graphics card, Chromium's own driver says that reading a WebGL canvas takes long. */
const isDriverNote = (message: ConsoleMessage): boolean =>
  /GL Driver Message .*GPU stall due to ReadPixels/.test(message.text());

/** Records what a page must not do: log an error or warning, throw, call a foreign host. */
export const watchPage = (page: Page): {complaints: string[]} => {
  const complaints: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type()) && !isDriverNote(message)) {
      const {url} = message.location();
      complaints.push(`console ${message.type()}: ${message.text()} (${url})`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.hostname !== 'localhost') {
      complaints.push(`foreign host: ${request.url()}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return {complaints};
};

/** Records what the policy refuses or reports on all pages of a context; call it before navigating. */
export const watchPolicy = async (context: BrowserContext): Promise<string[]> => {
  const reports: string[] = [];
  await context.exposeFunction('tellReport', (report: string) => reports.push(report));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const {disposition, effectiveDirective, blockedURI, sample} = event;
      (window as unknown as {tellReport: (report: string) => void}).tellReport(
        `${disposition} ${effectiveDirective}: ${blockedURI} ${sample}`,
      );
    });
  });
  return reports;
};

/** Waits until React has hydrated the page. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
};

/**
 * Stops the clock of a page, which has to be installed: what shows for a moment stays until the test moves the clock.
 */
export const stopClock = async (page: Page): Promise<void> => {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
};

/** Starts adding up layout shifts; call it before navigating. `layoutShift` reads the sum. */
export const recordLayoutShift = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const state = {sum: 0};
    Object.assign(window, {layoutShiftState: state});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {value: number; hadRecentInput: boolean};
        if (!shift.hadRecentInput) state.sum += shift.value;
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
};

/** The sum of layout shifts so far, without unit. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () => (window as unknown as {layoutShiftState: {sum: number}}).layoutShiftState.sum,
  );

/** Pixels by which a page overflows its window horizontally. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Waits for two frames: observers report after the one in which something changed or came into
 * view. Continues after a second, since a busy browser may skip frames for a long time.
 */
export const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        setTimeout(resolve, 1000);
      }),
  );

/**
 * Waits as `hydrated` and `twoFrames` do, and returns the horizontal overflow in pixels and the sum of layout
 * shifts. One call instead of four, each of which takes browser and test some time.
 */
export const measured = (page: Page): Promise<{overflow: number; shift: number}> =>
  page.evaluate(async () => {
    const root = document.documentElement;
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (root.dataset.hasHydrated === 'true') resolve();
      };
      new MutationObserver(look).observe(root, {attributeFilter: ['data-has-hydrated']});
      look();
    });
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
      setTimeout(resolve, 1000);
    });
    const {layoutShiftState} = window as unknown as {layoutShiftState: {sum: number}};
    return {overflow: root.scrollWidth - root.clientWidth, shift: layoutShiftState.sum};
  });

/**
 * Lets a page have nothing to do for some moments, each an idle one and the frame after it. What the page has
 * put off begins in the first; on a busy machine they take as long as they need.
 */
export const idleMoments = (page: Page, count = 5): Promise<void> =>
  page.evaluate(async (moments) => {
    for (let moment = 0; moment < moments; moment++) {
      await new Promise((resolve) => {
        requestIdleCallback(() => requestAnimationFrame(resolve));
      });
    }
  }, count);

/** Scrolls through the whole page, so that everything that loads when seen is loaded. */
export const scrollThrough = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        setTimeout(resolve, 1000);
      });
    }
    window.scrollTo(0, 0);
  });
  await twoFrames(page);
};

/** Sets the color mode that the visitor's system asks for, and waits until the page shows it. */
export const showMode = async (page: Page, mode: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({colorScheme: mode});
  await page.locator(`html[data-theme="${mode}"]`).waitFor({state: 'attached'});
  // What depends on the mode is rendered again.
  await twoFrames(page);
};

const axeCode = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Runs axe, which a page gets once, since that takes half as long as a run; one line per element found. */
const runAxe = async (page: Page, context: object, options: object): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCode);
  return page.evaluate(
    async ([where, how]) => {
      const {axe} = window as unknown as {
        axe: {run: (context: object, options: object) => Promise<AxeResults>};
      };
      const {violations} = await axe.run(where, how);
      return violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html}`));
    },
    [context, options] as const,
  );
};

/**
 * Details of passes and preloaded styles take most of axe's time. The only frames are of other origins, where axe
 * can't look.
 */
const axeOptions: RunOptions = {resultTypes: ['violations'], preload: false, iframes: false};

/**
 * The rules for which axe compares colors. One text takes it as long as everything else on the
 * page.
 */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds about colors, one line per element. A page of code has a thousand words in ten colors: of texts
 * that look alike, with the same background and parent, only one is checked.
 */
export const colorFindings = async (page: Page, part?: string): Promise<string[]> => {
  await page.evaluate((selector) => {
    const grounds = new Map<Element | null, string>([[null, '']]);
    const groundOf = (element: Element | null): string => {
      const known = grounds.get(element);
      if (known !== undefined || !element) return known ?? '';
      const {backgroundColor, backgroundImage, opacity, position} = getComputedStyle(element);
      // Floating elements can be above anything, so their backgrounds differ.
      const place = ['static', 'relative'].includes(position) ? '' : String(grounds.size);
      const own = [backgroundColor, backgroundImage, opacity, place].join();
      const ground =
        own === 'rgba(0, 0, 0, 0),none,1,'
          ? groundOf(element.parentElement)
          : `${groundOf(element.parentElement)};${own}`;
      grounds.set(element, ground);
      return ground;
    };
    const seen = new Set<string>();
    for (const element of document.querySelectorAll('[data-look]')) {
      element.removeAttribute('data-look');
    }
    const root = selector === undefined ? document.body : document.querySelector(selector);
    for (const element of root?.querySelectorAll('*') ?? []) {
      const hasText = [...element.childNodes].some(
        ({nodeType, textContent}) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      );
      if (!hasText) continue;
      const {color, fontSize, fontWeight, textDecoration, textShadow, visibility} =
        getComputedStyle(element);
      const around = element.parentElement && getComputedStyle(element.parentElement).color;
      const look = [color, fontSize, fontWeight, textDecoration, textShadow, visibility, around];
      const key = `${element.localName} ${look.join()} ${groundOf(element)}`;
      element.setAttribute('data-look', seen.has(key) ? 'seen' : 'new');
      seen.add(key);
    }
  }, part);
  return runAxe(
    page,
    {include: [[part ?? 'html'], ['[data-look="new"]']], exclude: [['[data-look="seen"]']]},
    {...axeOptions, runOnly: colorRules},
  );
};

/**
 * Violations of WCAG 2.2 A and AA and of best practices that axe finds, one line per element: on the page, or in a
 * part of one that is tested as a whole elsewhere.
 */
export const axeFindings = async (page: Page, part?: string): Promise<string[]> => {
  const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const rules = Object.fromEntries(colorRules.map((rule) => [rule, {enabled: false}]));
  return [
    ...(await runAxe(page, {include: [[part ?? 'html']]}, {...axeOptions, runOnly, rules})),
    ...(await colorFindings(page, part)),
  ];
};

/** What axe finds in dark mode, and about colors in light mode, in which the page remains. */
export const axeFindingsInBothModes = async (page: Page): Promise<string[]> => {
  await showMode(page, 'dark');
  const findings = await axeFindings(page);
  await showMode(page, 'light');
  return [...findings, ...(await colorFindings(page))];
};
