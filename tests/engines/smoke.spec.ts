// What `npm test` runs in Firefox and WebKit: one page of each kind, the playground, the search.
import {by, css, desktop, expect, phone, test} from './support/engineTest';

/** One page of each kind. */
const pages = [
  '/',
  '/docs/',
  '/docs/spring',
  '/docs/api',
  '/docs/errors',
  '/docs/media-parser/inspect-a-file',
  '/blog',
  '/blog/introducing-remotion',
  '/learn/apple-wow',
  '/success-stories/makestories',
  '/experts/',
  '/templates/',
  '/templates/overlay',
  '/showcase/',
  '/lambda',
  '/player',
  '/ai',
  '/about',
  '/offline',
  '/search?q=spring',
  '/no-such-page',
] as const;

test('pages of each kind hydrate, are quiet and fit @smoke', async ({visitor, engine}) => {
  visitor.allows(/^404: \/no-such-page$/);
  for (const page of pages) {
    await engine.resize(desktop.width, desktop.height);
    await visitor.openHydrated(page);
    await visitor.sees(css('h1'));
    expect(await visitor.overflow(), `overflow of ${page} in pixels`).toBe(0);
    await engine.resize(phone.width, phone.height);
    expect(await visitor.overflow(), `overflow of ${page} on a phone, in pixels`).toBe(0);
  }
});

test('the playground plays, and follows what is written @smoke', async ({visitor}) => {
  await visitor.openHydrated('/playground');
  const editor = css('#editor');
  await visitor.sees(by('button', 'Pause', {within: editor}));
  const frame = by('slider', 'Frame', {within: editor});
  const before = await visitor.valueOf(frame);
  await visitor.until(async () => {
    expect(await visitor.valueOf(frame)).not.toBe(before);
  });
  const code = by('field', /^Code of .*x$/, {within: editor});
  const source = await visitor.valueOf(code);
  await visitor.fills(code, source.replace('frame {frame}', 'picture {frame}'));
  await visitor.until(async () => {
    const shown = await visitor.evaluateInFrame('#editor iframe', () => document.body.innerText);
    expect(shown).toMatch(/picture \d+/);
  });
});

test('the search opens by key, and a result by Enter @smoke', async ({visitor}) => {
  await visitor.openHydrated('/docs/');
  await visitor.presses('Control+k');
  await visitor.hasFocusIn(css('.search-dialog__input'));
  await visitor.types('spring');
  await visitor.sees(by('option', /^spring\(\)/));
  await visitor.presses('Enter');
  await visitor.isAt('/docs/spring');
  await visitor.sees(css('h1', {text: 'spring()'}));
});
