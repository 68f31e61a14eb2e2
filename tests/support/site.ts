import AxeBuilder from '@axe-core/playwright';
import type {BrowserContext, ConsoleMessage, Page} from '@playwright/test';

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

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;
type RunOptions = Parameters<AxeBuilder['options']>[0];

const axeOptions: RunOptions = {resultTypes: ['violations'], preload: false};

/**
 * The rules for which axe compares colors. One text takes it as long as everything else on the
 * page.
 */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Checks colors with axe, on a page where axe has already run. A page of code has a thousand words
 * in ten colors: of texts that look alike, with the same background and parent, only one is
 * checked.
 */
const compareColors = (page: Page): Promise<AxeResults> =>
  page.evaluate(
    ([options, rules]) => {
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
      for (const element of document.body.querySelectorAll('*')) {
        element.removeAttribute('data-look');
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
      const {axe} = window as unknown as {
        axe: {run: (context: object, options: object) => Promise<AxeResults>};
      };
      const include = [['html'], ['[data-look="new"]']];
      const exclude = [['[data-look="seen"]']];
      return axe.run({include, exclude}, {...options, runOnly: rules});
    },
    [axeOptions, colorRules] as const,
  );

/** One line per element. */
const linesOf = ({violations}: AxeResults): string[] =>
  violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html}`));

/** As `axeFindings`, but for colors only, on a page where that has already run. */
export const colorFindings = async (page: Page): Promise<string[]> =>
  linesOf(await compareColors(page));

/** Violations of WCAG 2.2 A and AA and of best practices that axe finds, one line per element. */
export const axeFindings = async (page: Page): Promise<string[]> => {
  // Details of passes, a second page for the report and preloaded styles take most of axe's time,
  // and help only with frames of other origins, which this site does not have.
  const results = await new AxeBuilder({page})
    .options(axeOptions)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules(colorRules)
    .setLegacyMode()
    .analyze();
  return [...linesOf(results), ...(await colorFindings(page))];
};

/** What axe finds in dark mode, and about colors in light mode, in which the page remains. */
export const axeFindingsInBothModes = async (page: Page): Promise<string[]> => {
  await showMode(page, 'dark');
  const findings = await axeFindings(page);
  await showMode(page, 'light');
  return [...findings, ...(await colorFindings(page))];
};
