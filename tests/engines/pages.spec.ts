import {coveringPages} from '../support/coveringPages';
import {css, desktop, expect, phone, test} from './support/engineTest';
import type {Visitor} from './support/visitor';

/** Colors change at once for visitors who have chosen a mode. */
const choose = (visitor: Visitor, mode: 'light' | 'dark'): Promise<void> =>
  visitor.evaluate((chosen) => {
    localStorage.setItem('theme', chosen);
  }, mode);

for (const page of [...coveringPages(), '/no-such-page']) {
  test(`${page} hydrates, is quiet and fits, in light and dark`, async ({visitor, engine}) => {
    visitor.allows(/^404: \/no-such-page$/);
    for (const mode of ['light', 'dark'] as const) {
      await visitor.openHydrated(page);
      await choose(visitor, mode);
      for (const {width, height} of [desktop, phone]) {
        await engine.resize(width, height);
        await visitor.openHydrated(page);
        await visitor.sees(css('h1'));
        expect(await visitor.attributeOf(css('html'), 'data-theme')).toBe(mode);
        expect(await visitor.overflow(), `overflow at ${width} pixels`).toBe(0);
        expect(await visitor.evaluate(() => window.innerWidth)).toBe(width);
      }
    }
  });
}
