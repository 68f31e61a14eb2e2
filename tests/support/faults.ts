import type {BrowserContext, Page, Route} from '@playwright/test';

/** Code of the site: everything in assets/js. */
export const anyCode = /\/assets\/js\/[^?]+\.js$/;
/** The code of pages, except what every page starts with. */
export const pageCode = /\/assets\/js\/(?!main\.|runtime~main\.)[^/?]+\.js$/;

/** Follows a link on the page as a click does, even if it is out of view. */
export const follow = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((href) => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
      (candidate) => candidate.getAttribute('href') === href,
    );
    if (!link) throw new Error(`The page has no link to ${href}.`);
    link.click();
  }, path);
};

/** Marks the document, to tell later whether it was reloaded. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, {isMarked: true});
  });

/** Whether the document is the one that was marked. */
export const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'isMarked' in window);

/** Makes the text of docs pages and posts throw `window.crash` while that is set. */
export const makeCrashable = async (page: Page): Promise<void> => {
  await page.route(pageCode, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const body = code.replace(
      /(function \w+\(\w+(?:=\{\})?\)\{)(let\{wrapper:)/g,
      '$1if(window.crash)throw window.crash;$2',
    );
    await route.fulfill({response, body});
  });
};

/** Holds requests of a page, or of all pages and their workers, until they are released. */
export const holdRequests = async (
  from: Page | BrowserContext,
  pattern: RegExp,
): Promise<{count: () => number; release: () => Promise<void>}> => {
  const held: Route[] = [];
  let isHolding = true;
  await from.route(pattern, async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  return {
    count: () => held.length,
    release: async () => {
      isHolding = false;
      await Promise.all(held.splice(0).map((route) => route.continue()));
    },
  };
};

/** Navigates on the client, as a link would, from pages that have no such link. */
export const visit = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, path);

interface PageKind {
  path: string;
  heading: string;
}

/** One page of each kind; the first one is tested with every fault. */
export const kinds: Readonly<Record<string, PageKind>> = {
  'a docs page with a demo': {path: '/docs/spring', heading: 'spring()'},
  home: {path: '/', heading: 'Make videos with React'},
  'a blog post': {path: '/blog/introducing-remotion', heading: 'Introducing Remotion'},
  'the search page': {path: '/search?q=spring', heading: 'Search the documentation'},
};

/** What the browser itself logs about failed requests. */
export const ofTheBrowser = /Failed to load resource|^\d{3}: /;
