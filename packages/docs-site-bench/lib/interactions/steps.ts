// Steps that many sites have, most of them with the classic theme of Docusaurus.
import type {Effect} from './effect';
import {hoverTime, type Step} from './measure';

/** Switches the color mode; the visitor's system is dark, so that the first choice after it is light. */
export const switchColors = <Name extends string>(name: Name): Step<Name> => ({
  names: [name],
  act: async ({page, click}) => {
    const toggle = page.getByRole('button', {name: /Switch between dark and light mode/}).first();
    await click(name, toggle, {selector: 'html[data-theme="light"]', change: 'presence'});
  },
});

/** Opens a category of the sidebar, another one in each round. */
export const openCategory = <Name extends string>(name: Name): Step<Name> => ({
  names: [name],
  act: async ({page, round, click}) => {
    const closed = page.locator(
      '.theme-doc-sidebar-container button[aria-label^="Expand sidebar category"]',
    );
    const count = await closed.count();
    if (count === 0) return;
    const target = closed.nth(round % count);
    const label = (await target.getAttribute('aria-label')) ?? '';
    await click(name, target, {
      selector: `button[aria-label="${label.replace('Expand', 'Collapse')}"]`,
      change: 'presence',
    });
  },
});

/** Taps the button of the drawer; the time ends with the first frame of its movement. */
export const openDrawer = <Name extends string>(name: Name): Step<Name> => ({
  names: [name],
  act: async ({page, time}) => {
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    const effect = {event: 'click', selector: '.navbar-sidebar--show', change: 'presence'} as const;
    await time(name, effect, () => toggle.tap());
  },
});

/** Follows a link of the content to another page, another one in each round. Its effect is another `<h1>`. */
export const followLink = <Name extends string>(name: Name): Step<Name> => ({
  names: [name],
  act: async ({page, round, click}) => {
    const links = await page
      .locator('main :is(p, li, td, h2, h3) a[href^="/"]:not([href*="#"])')
      .evaluateAll((all) =>
        (all as HTMLAnchorElement[])
          .filter((link) => link.pathname !== location.pathname && link.checkVisibility())
          .filter(({target, pathname}) => target === '' && !/\.\w+$/.test(pathname))
          .map((link) => link.getAttribute('href') ?? ''),
      );
    const addresses = [...new Set(links)];
    const address = addresses[round % addresses.length];
    if (address === undefined) return;
    const target = page.locator(`main a[href="${address}"]`).first();
    await target.scrollIntoViewIfNeeded();
    // A visitor has read the text around it.
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(5 * hoverTime);
    await click(name, target, {selector: 'h1', change: 'content'});
  },
});

/** A search dialog: how it's opened, and where its hits are. */
export interface SearchDialog<Name extends string> {
  /** The interactions that are measured: opening it, and each key until hits for it are there. */
  readonly names: readonly [open: Name, key: Name];
  /** The accessible name of the button that opens it. */
  readonly button: string;
  /** The selector of its input, once it's open. */
  readonly input: string;
  /** The selector of its list of hits, which has one element with the role `option` for each. */
  readonly list: string;
  /** A word for each round, so that no answer is known from before. */
  readonly words: readonly string[];
}

/** Opens a search dialog, types a word, and closes it with Escape. */
export const search = <Name extends string>({
  names,
  button,
  input,
  list,
  words,
}: SearchDialog<Name>): Step<Name> => ({
  names,
  act: async ({page, round, click, time}) => {
    const [open, typed] = names;
    const target = page.getByRole('button', {name: button, exact: true}).first();
    await click(open, target, {selector: input, change: 'presence'});
    for (const key of words[round % words.length] ?? '') {
      const effect: Effect = {
        event: 'keydown',
        selector: list,
        change: 'content',
        has: '[role="option"]',
      };
      await time(typed, effect, () => page.keyboard.press(key));
    }
    await page.keyboard.press('Escape');
    await page.locator(input).first().waitFor({state: 'hidden'});
  },
});
