import {by, css, expect, test} from './support/engineTest';

test('a kept section is read and searched without a connection, and removed', async ({
  visitor,
  site,
}) => {
  test.setTimeout(240_000);
  // What the browser itself says of files that it can't get.
  visitor.allows(/^log: Failed to load/, /favicon\.ico/);
  await visitor.openHydrated('/offline');
  await visitor.clicks(by('button', 'Keep offline Get help'));
  const status = by('status', undefined, {within: css('main')});
  await visitor.until(async () => {
    expect(await visitor.textOf(status)).toContain('can be read offline');
  }, 150_000);
  await site.stop();

  await visitor.openHydrated('/docs/get-help');
  await visitor.sees(css('h1', {text: 'Get help'}));
  await visitor.presses('Control+k');
  await visitor.hasFocusIn(css('.search-dialog__input'));
  await visitor.types('get help');
  await visitor.sees(by('option', /help/i));
  await visitor.presses('Escape');
  await visitor.open('/docs/spring');
  await visitor.sees(css('h1', {text: /You’re offline/}));
  await visitor.clicks(by('link', 'Get help', {within: css('main')}));
  await visitor.isAt(/^\/docs\/get-help/);

  await visitor.openHydrated('/offline');
  await visitor.clicks(by('button', 'Remove Get help'));
  await visitor.until(async () => {
    expect(await visitor.textOf(status)).toBe('Removed. No pages saved on this device.');
  });
  const left = await visitor.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(left).toEqual({caches: [], workers: 0});
});
