// Search, navigation within the app, and what happens when its code is late or missing.
import {by, css, expect, phone, test} from './support/engineTest';
import type {Target, Visitor} from './support/visitor';

const input = css('.search-dialog__input');

const scrollTop = (visitor: Visitor): Promise<number> =>
  visitor.evaluate(() => Math.round(window.scrollY));

/** A link of the page's content or its sidebar. */
const linkTo = (path: string): Target => css(`a[href="${path}"]`);

for (const key of ['Control+k', '/']) {
  test(`${key} opens the search, arrows choose, Enter opens, Escape closes`, async ({visitor}) => {
    await visitor.openHydrated('/docs/');
    await visitor.presses(key);
    await visitor.hasFocusIn(input);
    await visitor.presses('Escape');
    await visitor.misses(input);
    await visitor.presses(key);
    await visitor.hasFocusIn(input);
    await visitor.types('sequence');
    await visitor.sees(by('option', /^<Sequence>/));
    await visitor.presses('ArrowDown');
    const chosen = css('[role="option"][aria-selected="true"]');
    await visitor.sees(chosen);
    const href = await visitor.of(chosen, (option) =>
      (option.closest('a') ?? option.querySelector('a'))?.getAttribute('href'),
    );
    await visitor.presses('Enter');
    await visitor.isAt(href ?? 'no address');
    await visitor.sees(css('h1'));
    await visitor.misses(input);
  });
}

test('on a phone a tap opens the search, and Enter the first result', async ({visitor, engine}) => {
  await engine.resize(phone.width, phone.height);
  await visitor.openHydrated('/docs/');
  await visitor.taps(by('button', 'Search'));
  await visitor.hasFocusIn(input);
  await visitor.types('useCurrentFrame');
  await visitor.sees(by('option', /^useCurrentFrame\(\)/));
  expect(await visitor.overflow()).toBe(0);
  await visitor.presses('Enter');
  await visitor.isAt('/docs/use-current-frame');
  await visitor.sees(css('h1', {text: 'useCurrentFrame()'}));
});

test('links, back and forward stay in the app; hashes lead to sections', async ({
  visitor,
  engine,
}) => {
  await visitor.openHydrated('/docs/loop');
  await visitor.marksDocument();
  await visitor.evaluate(() => {
    window.scrollTo({top: 900, behavior: 'instant'});
  });
  await visitor.clicks(linkTo('/docs/sequence#layout'));
  await visitor.sees(css('h1', {text: '<Sequence>'}));
  await visitor.until(async () => {
    const top = await visitor.of(css('#layout'), (heading) => heading.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(-1);
    expect(top).toBeLessThan(200);
  });
  await engine.back();
  await visitor.sees(css('h1', {text: '<Loop>'}));
  await visitor.until(async () => {
    expect(await scrollTop(visitor)).toBeGreaterThan(600);
  });
  await engine.forward();
  await visitor.sees(css('h1', {text: '<Sequence>'}));
  await visitor.isAt('/docs/sequence#layout');
  await visitor.clicks(linkTo('/docs/series'));
  await visitor.sees(css('h1', {text: '<Series>'}));
  expect(await visitor.isMarkedDocument()).toBe(true);
});

test('the list of docs pages loads for another page, which opens', async ({visitor, site}) => {
  // The page that is opened does without.
  const list = site.hold(/\/page-list\.\w+\.js$/);
  await visitor.openHydrated('/docs/spring');
  await visitor.marksDocument();
  await visitor.clicks(linkTo('/docs/interpolate'));
  await visitor.until(async () => {
    expect(list.count()).toBeGreaterThan(0);
    await Promise.resolve();
  });
  await visitor.sees(css('h1', {text: 'spring()'}));
  list.release();
  await visitor.sees(css('h1', {text: 'interpolate()'}));
  await visitor.isAt('/docs/interpolate');
  expect(await visitor.isMarkedDocument()).toBe(true);
});

test('what is clicked before the app stands is answered once, when it does', async ({
  visitor,
  site,
}) => {
  const code = site.hold(/\/assets\/js\/.*\.js$/);
  await visitor.open('/docs/spring');
  const choice = (): Promise<string | undefined> =>
    visitor.evaluate(() => document.documentElement.dataset.themeChoice);
  const {x, y} = await visitor.of(
    css('button[disabled]', {name: /Switch between dark and light mode/}),
    (button) => {
      const {left, top, width, height} = button.getBoundingClientRect();
      return {x: left + width / 2, y: top + height / 2};
    },
  );
  await visitor.pressesAt(x, y);
  await visitor.until(async () => {
    expect(code.count()).toBeGreaterThan(0);
    await Promise.resolve();
  });
  expect(await choice()).toBe('system');
  code.release();
  await visitor.hydrated();
  await visitor.until(async () => {
    expect(await choice()).toBe('light');
  });
  await visitor.frames(30);
  expect(await choice()).toBe('light');
});

test('an unknown address shows the nearest pages', async ({visitor}) => {
  visitor.allows(/^404: \/docs\/sprng$/);
  await visitor.openHydrated('/docs/sprng');
  await visitor.sees(css('h1', {text: 'Page not found'}));
  const way = css('main li', {text: /Similar address: \/docs\/spring/});
  await visitor.sees(way);
  await visitor.clicks(by('link', undefined, {within: way}));
  await visitor.sees(css('h1', {text: 'spring()'}));
});

test('a page whose code is missing is reloaded once; then it says so, and Retry gets it', async ({
  visitor,
  site,
}) => {
  visitor.allows(
    /ChunkLoadError|Loading (?:CSS )?chunk/,
    /^not loaded: /,
    /^uncaught: an event without/,
    /^404: /,
  );
  const code = /\/assets\/js\/(?!main\.|runtime~main\.)[^/?]+\.js/;
  await visitor.openHydrated('/docs/animating-properties');
  await visitor.marksDocument();
  site.fail(code, 404);
  await visitor.clicks(linkTo('/docs/the-fundamentals'));
  await visitor.sees(css('h1', {text: 'The fundamentals'}));
  const notice = by('alert');
  await visitor.sees(notice);
  expect(await visitor.textOf(notice)).toContain('This page didn’t load completely');
  expect(await visitor.isMarkedDocument()).toBe(false);
  site.mend();
  await visitor.clicks(by('button', 'Retry'));
  await visitor.hydrated();
  await visitor.misses(notice);
  await visitor.isAt('/docs/the-fundamentals');
});

test('a message in the box of the index of errors has the page with the cure first', async ({
  visitor,
}) => {
  await visitor.openHydrated('/docs/errors');
  await visitor.fills(
    by('field', 'Paste your error message'),
    'Error: inputRange must be strictly mono\ntonically increasing but got [30,0]\n    at interpolate (/app/index.mjs:5:1)',
  );
  const first = css('main ol > li', {nth: 0});
  await visitor.sees(by('link', 'interpolate()', {within: first}));
  await visitor.sees(css('main [role="status"]', {text: /explain/}));
});
