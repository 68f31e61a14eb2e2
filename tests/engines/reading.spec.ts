// Menus, drawer, table of contents, color mode, tabs and copying.
import {measureGaps} from '../support/smallText';
import {by, css, expect, phone, test} from './support/engineTest';
import {playsMp4} from './support/lacks';
import type {Visitor} from './support/visitor';

const navbar = css('nav.navbar');
const drawer = css('.navbar-sidebar');
const toggle = by('button', 'Toggle navigation bar');

test('the menus of the navbar open by click and lead to pages', async ({visitor}) => {
  await visitor.openHydrated('/docs/');
  for (const menu of ['Products', 'Resources', 'Commercial']) {
    await visitor.clicks(by('button', menu, {within: navbar}));
    await visitor.sees(css('.dropdown--show a.dropdown__link'));
  }
  await visitor.clicks(by('link', 'Experts (examples)', {within: css('.dropdown--show')}));
  await visitor.isAt(/^\/experts\/?$/);
  await visitor.sees(css('h1'));
});

test('on a phone the drawer opens, leads to a page and closes', async ({visitor, engine}) => {
  await engine.resize(phone.width, phone.height);
  await visitor.openHydrated('/docs/the-fundamentals');
  await visitor.clicks(toggle);
  await visitor.sees(by('link', 'Animating properties', {within: drawer}));
  await visitor.clicks(by('button', 'Close navigation bar', {within: drawer}));
  await visitor.misses(drawer);
  await visitor.clicks(toggle);
  await visitor.clicks(by('link', 'Animating properties', {within: drawer}));
  await visitor.sees(css('h1', {text: 'Animating properties'}));
  await visitor.misses(drawer);
  await visitor.clicks(toggle);
  await visitor.presses('Escape');
  await visitor.misses(drawer);
});

test('the table of contents follows the reader, and leads to sections', async ({visitor}) => {
  await visitor.openHydrated('/docs/spring');
  const contents = css('.theme-doc-toc-desktop');
  const active = css('.table-of-contents__link--active', {within: contents});
  await visitor.clicks(by('link', 'Errors', {within: contents}));
  await visitor.isAt('/docs/spring#errors');
  await visitor.until(async () => {
    const {top} = await visitor.of(css('#errors'), (heading) => ({
      top: heading.getBoundingClientRect().top,
    }));
    expect(top).toBeGreaterThanOrEqual(-1);
    expect(top).toBeLessThan(200);
  });
  await visitor.until(async () => {
    expect(await visitor.textOf(active)).toBe('Errors');
  });
});

test('on a phone the table of contents is behind a button', async ({visitor, engine}) => {
  await engine.resize(phone.width, phone.height);
  await visitor.openHydrated('/docs/spring');
  const link = by('link', 'Errors', {within: css('.theme-doc-toc-mobile')});
  expect(await visitor.count(link)).toBe(0);
  await visitor.clicks(by('button', 'On this page'));
  await visitor.clicks(link);
  await visitor.isAt('/docs/spring#errors');
});

test('the version of an address is kept for other pages, and left with one click', async ({
  visitor,
}) => {
  const chosen = (): Promise<string> =>
    visitor.evaluate(() => document.documentElement.dataset.toolkit ?? 'none');
  await visitor.openHydrated('/docs/sequence?v=4.0.100');
  expect(await chosen()).toBe('4.0.100');
  await visitor.openHydrated('/docs/spring');
  expect(await chosen()).toBe('4.0.100');
  await visitor.clicks(by('button', 'Stop marking newer features'));
  await visitor.until(async () => {
    expect(await chosen()).toBe('none');
  });
  await visitor.openHydrated('/docs/sequence');
  expect(await chosen()).toBe('none');
});

/** The mode that is shown, and the one that was chosen. */
const modes = (visitor: Visitor): Promise<(string | undefined)[]> =>
  visitor.evaluate(() => {
    const {theme, themeChoice} = document.documentElement.dataset;
    return [theme, themeChoice];
  });

test('the color mode is kept for other pages and visits', async ({visitor}) => {
  const button = by('button', /Switch between dark and light mode/);
  await visitor.openHydrated('/docs/');
  expect(await modes(visitor)).toEqual(['light', 'system']);
  for (const mode of ['light', 'dark']) {
    await visitor.clicks(button);
    await visitor.until(async () => {
      expect(await modes(visitor)).toEqual([mode, mode]);
    });
  }
  await visitor.openHydrated('/blog');
  expect(await modes(visitor)).toEqual(['dark', 'dark']);
  await visitor.clicks(button);
  await visitor.until(async () => {
    expect(await modes(visitor)).toEqual(['light', 'system']);
  });
  await visitor.engine.reload();
  expect(await modes(visitor)).toEqual(['light', 'system']);
});

test('the choice of a package manager holds on other pages', async ({visitor}) => {
  await visitor.openHydrated('/');
  await visitor.clicks(by('tab', 'pnpm'));
  await visitor.until(async () => {
    expect(await visitor.textOf(by('tabpanel'))).toContain('pnpm');
  });
  await visitor.openHydrated('/docs/');
  expect(await visitor.attributeOf(by('tab', 'pnpm'), 'aria-selected')).toBe('true');
  // Arrows lead from tab to tab, Enter chooses.
  await visitor.clicks(by('tab', 'npm'));
  await visitor.presses('ArrowRight', 'Enter');
  await visitor.until(async () => {
    expect(await visitor.attributeOf(by('tab', 'npm'), 'aria-selected')).toBe('false');
  });
});

/** What is on the clipboard, as an editor has it after pasting. */
const pasted = async (visitor: Visitor): Promise<string> => {
  await visitor.openHydrated('/playground');
  const code = by('field', /^Code of .*x$/, {within: css('#editor')});
  await visitor.fills(code, '');
  await visitor.clicks(code);
  await visitor.presses('Control+v');
  await visitor.until(async () => {
    expect(await visitor.valueOf(code)).not.toBe('');
  });
  return visitor.valueOf(code);
};

test('code is copied as it is shown', async ({visitor}) => {
  await visitor.openHydrated('/docs/the-fundamentals');
  const block = css('figure.code', {nth: 0});
  const shown = await visitor.of(block, (figure) => figure.querySelector('code')?.textContent);
  await visitor.pointsAt(block);
  await visitor.clicks(by('button', /Copy/, {within: block}));
  await visitor.sees(by('button', /Copied/, {within: block}));
  expect((await pasted(visitor)).trim()).toBe(shown?.trim());
});

test('a page is copied as Markdown', async ({visitor}) => {
  await visitor.openHydrated('/docs/spring');
  const main = css('main');
  await visitor.clicks(by('button', 'Copy page', {within: main}));
  await visitor.clicks(css('li button, li a', {text: /^Copy as Markdown/, within: main}));
  await visitor.sees(by('button', 'Copied', {within: main}));
  expect(await pasted(visitor)).toContain('\n# spring()\n');
});

test('a video that the browser has no codec for keeps its picture', async ({visitor}) => {
  await visitor.openHydrated('/');
  const isPlayable = await playsMp4(visitor);
  const video = css('main video');
  await visitor.until(async () => {
    const {isFailed, width} = await visitor.of(video, (element) => {
      const {error, networkState, NETWORK_NO_SOURCE, clientWidth} = element as HTMLVideoElement;
      return {isFailed: error !== null || networkState === NETWORK_NO_SOURCE, width: clientWidth};
    });
    expect(isFailed).toBe(!isPlayable);
    expect(width).toBeGreaterThan(300);
  });
  // WebKit hides the poster; the background stays.
  const poster = await visitor.attributeOf(video, 'poster');
  const background = await visitor.of(
    video,
    (element) => getComputedStyle(element).backgroundImage,
  );
  expect(background).toContain(poster);
  expect(await visitor.evaluate(async (path) => (await fetch(path)).status, poster ?? '')).toBe(
    200,
  );
});

test('in small text, words stand apart and points have room', async ({visitor}) => {
  await visitor.openHydrated('/docs/spring');
  await visitor.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const selector of [
    '.menu__link',
    '.table-of-contents__link',
    '.theme-doc-markdown button',
  ]) {
    const {word, pointInWord, pointInNumber} = await visitor.evaluate(measureGaps, selector);
    expect(word, selector).toBeGreaterThan(0.235);
    expect(pointInWord, selector).toBeGreaterThan(0.2);
    expect(pointInNumber, selector).toBeGreaterThan(0.2);
  }
});
