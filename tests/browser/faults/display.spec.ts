import {expect, test} from '@playwright/test';

import {kinds} from '../../support/faults';
import {hydrated, overflowOf, scrollThrough, watchPage} from '../../support/site';

for (const [kind, {path, heading}] of Object.entries(kinds)) {
  test(`${kind}: less motion, print, forced colors and 400% zoom`, async ({page}) => {
    const {complaints} = watchPage(page);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(path);
    await hydrated(page);
    const title = page.getByRole('heading', {level: 1});

    await test.step('nothing moves for those who ask for less motion', async () => {
      await scrollThrough(page);
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({effect}) => Number(effect?.getComputedTiming().endTime) > 10)
          .map(({effect}) => (effect as KeyframeEffect).target?.className),
      );
      expect(moving).toEqual([]);
    });

    await test.step('print shows only the content', async () => {
      await page.emulateMedia({media: 'print'});
      await expect(title).toHaveText(heading);
      await expect(title).toBeVisible();
      for (const part of await page
        .locator(
          '.navbar, .footer, .theme-announcement-bar, .theme-doc-sidebar-container, .theme-doc-toc-desktop, .pagination-nav, .theme-doc-breadcrumbs',
        )
        .all()) {
        await expect(part).toBeHidden();
      }
      await expect(page.getByRole('button', {name: 'Ask AI'})).toHaveCount(0);
      const pdf = await page.pdf();
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      await page.emulateMedia({media: 'screen'});
    });

    await test.step('with forced colors, text, focus and icons are drawn in the colors of the system', async () => {
      await page.emulateMedia({forcedColors: 'active'});
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const drawn = await page.evaluate(() => {
        const colorOf = (name: string): string => {
          const probe = document.createElement('span');
          probe.style.cssText = `color: ${name}; forced-color-adjust: none`;
          document.body.append(probe);
          const {color} = getComputedStyle(probe);
          probe.remove();
          return color;
        };
        const style = (selector: string, pseudo?: string): CSSStyleDeclaration =>
          getComputedStyle(document.querySelector(selector) ?? document.body, pseudo);
        const focused = getComputedStyle(document.activeElement ?? document.body);
        return {
          text: style('h1').color === colorOf('CanvasText'),
          background: style('html').backgroundColor === colorOf('Canvas'),
          focus: focused.outlineStyle !== 'none' && parseFloat(focused.outlineWidth) >= 1,
          icon: style('.navbar-icon', '::before').backgroundColor !== colorOf('Canvas'),
        };
      });
      expect(drawn).toEqual({text: true, background: true, focus: true, icon: true});
      await page.emulateMedia({forcedColors: 'none'});
    });

    await test.step('at 400% zoom, nothing scrolls sideways and everything can be reached', async () => {
      // What remains of 1280 x 1024 pixels.
      await page.setViewportSize({width: 320, height: 256});
      await scrollThrough(page);
      expect(await overflowOf(page), 'overflow in pixels').toBe(0);
      await title.scrollIntoViewIfNeeded();
      await expect(title).toBeInViewport();
      await page
        .getByRole('button', {name: /navigation bar/})
        .first()
        .click();
      const link = page.locator('.navbar-sidebar').getByRole('link').last();
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport();
    });
    expect(complaints).toEqual([]);
  });
}
