// Who may say something to the playground's page and to its frame: each other, and nobody else.
import {expect, test, type Frame, type Locator, type Page} from '@playwright/test';

import {openPlayground, pauseAt} from '../support/playground';
import {hydrated, twoFrames} from '../support/site';

/**
 * A message as the browser delivers it: both ends of a conversation are named by it, so a test can say that it came
 * from elsewhere.
 */
interface Delivery {
  from: 'the frame' | 'the page' | 'another window' | 'nobody';
  origin: 'site' | 'null' | 'https://elsewhere.example' | '';
}

const preview = (page: Page): Frame => {
  const found = page.frames().find((frame) => frame.url().includes('/sandbox/'));
  if (!found) throw new Error('There is no preview.');
  return found;
};

/** Delivers a message to the page that shows the preview, or to a frame of the playground. */
const deliver = (to: Frame, {from, origin}: Delivery, data: unknown): Promise<void> =>
  to.evaluate(
    ([sender, name, message]) => {
      const inner = document.querySelector<HTMLIFrameElement>('#editor iframe');
      const other = document.createElement('iframe');
      document.body.append(other);
      const sources = {
        'the frame': inner ? inner.contentWindow : window,
        // That of the page itself is the page.
        'the page': window.parent,
        'another window': other.contentWindow,
        nobody: null,
      };
      window.dispatchEvent(
        new MessageEvent('message', {
          data: message,
          origin: name === 'site' ? location.origin : name,
          source: sources[sender],
        }),
      );
      other.remove();
    },
    [from, origin, data] as const,
  );

const place = (editor: Locator): Locator => editor.getByRole('slider', {name: 'Frame'});

/** Opens the playground at frame 5, paused. */
const openPaused = async (page: Page): Promise<Locator> => {
  const editor = await openPlayground(page);
  await pauseAt(editor, 5);
  await expect(editor.frameLocator('iframe').getByText(/\bframe 5\b/)).toBeVisible();
  return editor;
};

test('the page believes its own frame, with an opaque origin, and no other window', async ({
  page,
}) => {
  const editor = await openPaused(page);
  // The frame sits in a sandbox, so its origin is opaque, which a browser writes as "null".
  const forgeries: Delivery[] = [
    {from: 'the page', origin: 'site'},
    {from: 'the page', origin: 'null'},
    {from: 'another window', origin: 'null'},
    {from: 'another window', origin: 'site'},
    {from: 'nobody', origin: 'null'},
    {from: 'the frame', origin: 'site'},
    {from: 'the frame', origin: 'https://elsewhere.example'},
    {from: 'the frame', origin: ''},
  ];
  for (const forgery of forgeries) {
    await deliver(page.mainFrame(), forgery, {kind: 'frame', frame: 40});
    await deliver(page.mainFrame(), forgery, {kind: 'playing', playing: true});
    await twoFrames(page);
    await expect(place(editor), JSON.stringify(forgery)).toHaveValue('5');
    await expect(editor.getByRole('button', {name: 'Play', exact: true})).toBeVisible();
  }
  await deliver(page.mainFrame(), {from: 'the frame', origin: 'null'}, {kind: 'frame', frame: 40});
  await expect(place(editor)).toHaveValue('40');
});

test('another frame of the page that runs code of a reader says nothing to the page', async ({
  page,
}) => {
  const editor = await openPaused(page);
  const arrived = await page.evaluate(
    () =>
      new Promise<{origin: string; isFromEditor: boolean}>((resolve) => {
        const own = document.querySelector<HTMLIFrameElement>('#editor iframe');
        const other = document.createElement('iframe');
        other.sandbox.add('allow-scripts');
        other.src = '/sandbox/frame.html';
        window.addEventListener(
          'message',
          ({source, origin, data}: MessageEvent<{kind?: string}>) => {
            if (source !== other.contentWindow) return;
            if (data.kind === 'needs') {
              const code = "parent.postMessage({kind: 'frame', frame: 40}, '*')";
              other.contentWindow?.postMessage(
                {
                  kind: 'scripts',
                  name: (data as {name?: string}).name,
                  scripts: [{name: 'own', code}],
                },
                '*',
              );
            }
            if (data.kind === 'frame')
              resolve({origin, isFromEditor: source === own?.contentWindow});
          },
        );
        document.body.append(other);
      }),
  );
  expect(arrived).toEqual({origin: 'null', isFromEditor: false});
  await twoFrames(page);
  await expect(place(editor)).toHaveValue('5');
});

test('the frame obeys the page that shows it, from its own site, and no other window', async ({
  page,
}) => {
  const editor = await openPaused(page);
  const shown = editor.frameLocator('iframe');
  const forgeries: Delivery[] = [
    {from: 'the frame', origin: 'site'},
    {from: 'the frame', origin: 'null'},
    {from: 'another window', origin: 'site'},
    {from: 'another window', origin: 'null'},
    {from: 'nobody', origin: 'site'},
    {from: 'the page', origin: 'null'},
    {from: 'the page', origin: ''},
    {from: 'the page', origin: 'https://elsewhere.example'},
  ];
  for (const forgery of forgeries) {
    await deliver(preview(page), forgery, {kind: 'seek', frame: 40});
    await twoFrames(page);
    await expect(shown.getByText(/\bframe 5\b/), JSON.stringify(forgery)).toBeVisible();
    await expect(place(editor)).toHaveValue('5');
  }
  await deliver(preview(page), {from: 'the page', origin: 'site'}, {kind: 'seek', frame: 40});
  await expect(shown.getByText(/\bframe 40\b/)).toBeVisible();
});

test('an empty frame runs what the page around it hands over, and nothing else', async ({page}) => {
  await page.goto('/about');
  await hydrated(page);
  await page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(window, {told});
    window.addEventListener('message', ({data}: MessageEvent<unknown>) => told.push(data));
    const frame = document.createElement('iframe');
    frame.sandbox.add('allow-scripts');
    frame.src = '/sandbox/frame.html';
    document.body.append(frame);
  });
  const told = (): Promise<unknown[]> =>
    page.evaluate(() => (window as unknown as {told: unknown[]}).told);
  await expect.poll(told).toHaveLength(1);
  const [question] = (await told()) as {kind: string; name: string}[];
  expect(question?.kind).toBe('needs');
  const hand = (delivery: Delivery): Promise<void> =>
    deliver(preview(page), delivery, {
      kind: 'scripts',
      name: question?.name,
      scripts: [{name: 'own', code: `parent.postMessage(${JSON.stringify(delivery)}, '*')`}],
    });
  for (const delivery of [
    {from: 'the frame', origin: 'site'},
    {from: 'another window', origin: 'site'},
    {from: 'nobody', origin: 'site'},
    {from: 'the page', origin: 'null'},
    {from: 'the page', origin: 'https://elsewhere.example'},
  ] as const) {
    await hand(delivery);
  }
  await hand({from: 'the page', origin: 'site'});
  await expect.poll(told).toHaveLength(2);
  await twoFrames(page);
  expect((await told()).slice(1)).toEqual([{from: 'the page', origin: 'site'}]);
});

test('a frame that is opened alone runs nothing', async ({page, context}) => {
  await context.route('**/sandbox/frame.html', async (route) => {
    // As on a host that sends no headers: the page alone has to refuse.
    const response = await route.fetch();
    const {'content-security-policy': _policy, ...headers} = response.headers();
    await route.fulfill({response, headers});
  });
  await page.goto('/sandbox/frame.html');
  await page.evaluate(() => {
    const code = 'window.intruder = true';
    for (const name of ['runtime', 'main', 'frame']) {
      window.postMessage({kind: 'scripts', name, scripts: [{name, code}]}, '*');
    }
  });
  await twoFrames(page);
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
});

test('a saved picture comes from the frame that was asked for it', async ({page}) => {
  const editor = await openPaused(page);
  // The page asks its frame; meanwhile others answer.
  await page.evaluate(() => {
    const answer = (source: Window | null, origin: string): void => {
      for (let request = 1; request <= 5; request++) {
        window.dispatchEvent(
          new MessageEvent('message', {
            data: {kind: 'no-picture', request, reason: 'Forged.'},
            origin,
            source,
          }),
        );
      }
    };
    const frame = document.querySelector<HTMLIFrameElement>('#editor iframe');
    const timer = setInterval(() => {
      answer(window, 'null');
      answer(window, location.origin);
      answer(null, 'null');
      answer(frame?.contentWindow ?? null, location.origin);
    }, 1);
    setTimeout(() => {
      clearInterval(timer);
    }, 60_000);
  });
  const saved = page.waitForEvent('download');
  await editor.getByRole('button', {name: 'Save frame as PNG'}).click();
  expect((await saved).suggestedFilename()).toMatch(/-frame-5\.png$/);
  await expect(editor.getByText('Forged.')).toHaveCount(0);
});
