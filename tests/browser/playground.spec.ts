import {gzipSync} from 'node:zlib';

import {
  expect,
  test,
  type FrameLocator,
  type Locator,
  type Page,
  type Response,
} from '@playwright/test';

import {answerFrames} from '../support/frameScripts';
import {openPlayground, pauseAt} from '../support/playground';
import {startOutside} from '../support/playgroundWall';
import {axeFindings, hydrated, idleMoments, overflowOf, watchPage} from '../support/site';

const editor = (page: Page): Locator => page.locator('#editor');
const player = (page: Page): FrameLocator => editor(page).frameLocator('iframe');
const code = (page: Page): Locator => editor(page).getByRole('textbox', {name: /^Code of .*x$/});
const status = (page: Page): Locator => editor(page).getByRole('status').last();

const component = (body: string, imports = ''): string => `${imports}
export const Title = () => {
  ${body}
  return <h1>Title</h1>;
};`;

const write = async (page: Page, text: string): Promise<void> => {
  await code(page).fill(text);
};

test('the picture follows what is typed; player and frame stay', async ({page}) => {
  const {complaints} = watchPage(page);
  await openPlayground(page);
  await pauseAt(editor(page), 42);
  const before = await player(page).locator('.__remotion-player').elementHandle();
  await expect(player(page).getByText('frame 42')).toBeVisible();
  const source = await code(page).inputValue();
  await write(page, source.replace('frame {frame}', 'picture {frame}'));
  await expect(player(page).getByText('picture 42')).toBeVisible();
  expect(await before.evaluate((element) => element.isConnected)).toBe(true);
  await expect(editor(page).getByRole('button', {name: 'Play'})).toBeVisible();
  await expect(player(page).locator('body')).toHaveCSS(
    'font-family',
    /^"Instrument Sans Variable"/,
  );
  expect(complaints).toEqual([]);
});

test('it plays at once, pauses and restarts; with less motion it waits', async ({page}) => {
  await openPlayground(page);
  const frame = editor(page).getByRole('slider', {name: 'Frame'});
  const before = await frame.inputValue();
  await expect(frame).not.toHaveValue(before);
  await editor(page).getByRole('button', {name: 'Pause'}).click();
  await expect(editor(page).getByRole('button', {name: 'Play'})).toBeVisible();
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openPlayground(page);
  await expect(editor(page).getByRole('button', {name: 'Play'})).toBeVisible();
  await expect(frame).toHaveValue('0');
});

test('an error appears under its line, and the last picture stays', async ({page}) => {
  await openPlayground(page);
  await write(page, component('', ''));
  await expect(player(page).getByRole('heading', {name: 'Title'})).toBeVisible();
  const cases: [text: string, line: number, message: string][] = [
    [component('const a = ;'), 3, 'Unexpected token'],
    [component('throw new Error("Too early");'), 3, 'Too early'],
    [
      component('x();', "import {x} from 'unknown-package';"),
      1,
      'The package "unknown-package" is not',
    ],
    [component('x();', "import {x} from './Other';"), 1, 'There is no file ./Other here'],
    [component('while (true) {}'), 3, 'This loop ran for more than a second'],
    [
      component('for (;;) { try { for (;;); } catch {} }'),
      3,
      'This loop ran for more than a second',
    ],
    [
      component('interpolate(1, [0], [0, 1]);', "import {interpolate} from 'remotion';"),
      3,
      'inputRange (1) and outputRange (2) must have the same length',
    ],
    ['const Title = () => null;', 1, 'exports no component'],
  ];
  for (const [text, line, message] of cases) {
    await write(page, text);
    await expect(status(page)).toContainText(`FadeIn.tsx, line ${line}: `);
    await expect(status(page)).toContainText(message);
    const bubble = editor(page).locator(`[data-line="${line}"]`);
    await expect(bubble).toContainText(message);
    const [bubbleBox, lineBox] = await Promise.all([
      bubble.boundingBox(),
      editor(page)
        .locator('.pce-line')
        .nth(line - 1)
        .boundingBox(),
    ]);
    expect(bubbleBox?.y).toBeCloseTo((lineBox?.y ?? 0) + (lineBox?.height ?? 0), 0);
    expect(bubbleBox?.height).toBeLessThan(60);
    await expect(player(page).getByRole('heading', {name: 'Title'})).toBeVisible();
  }
  await write(page, component('').replace('>Title<', '>Better<'));
  await expect(player(page).getByRole('heading', {name: 'Better'})).toBeVisible();
  await expect(status(page)).toBeEmpty();
});

test('code that fails at a frame stops the player at the frame before', async ({page}) => {
  await openPlayground(page);
  await write(
    page,
    `import {useCurrentFrame} from 'remotion';
export const Count = () => {
  const frame = useCurrentFrame();
  if (frame >= 40) throw new Error('Not this one');
  return <h1>Frame {frame}</h1>;
};`,
  );
  await expect(player(page).getByRole('heading')).toBeVisible();
  await editor(page).getByRole('slider', {name: 'Frame'}).fill('39');
  await editor(page).getByRole('button', {name: 'Play'}).click();
  await expect(status(page)).toContainText('FadeIn.tsx, line 4: Not this one');
  await expect(player(page).getByRole('heading', {name: 'Frame 39'})).toBeVisible();
  await expect(editor(page).getByRole('button', {name: 'Play'})).toBeVisible();
});

test('props, size and length can be changed', async ({page}) => {
  await openPlayground(page);
  await editor(page).getByRole('tab', {name: 'props.json'}).click();
  const props = editor(page).getByRole('textbox', {name: 'Code of props.json'});
  await props.fill((await props.inputValue()).replace('Hello video', 'Hello props'));
  await expect(player(page).getByText('Hello props')).toBeVisible();
  await props.fill('{"text": }');
  await expect(status(page)).toContainText('props.json, line 1: ');
  await expect(player(page).getByText('Hello props')).toBeVisible();
  await editor(page).getByLabel('Duration in frames').fill('20');
  await editor(page).getByRole('button', {name: 'Reset'}).click();
  await expect(player(page).getByText('Hello video')).toBeVisible();
  await expect(editor(page).getByLabel('Duration in frames')).toHaveValue('90');
  await editor(page).getByLabel('Duration in frames').fill('20');
  await expect(editor(page).getByRole('slider', {name: 'Frame'})).toHaveAttribute('max', '19');
  await expect(editor(page).getByRole('tab', {name: 'FadeIn.tsx'})).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

/**
 * Presses keys one by one. What an editor undoes in one step depends on whether it has heard where the cursor is
 * before the next key comes, which browsers tell it when they have time.
 */
const pressOneByOne = async (page: Page, keys: readonly string[]): Promise<void> => {
  await page.evaluate(() => {
    Object.assign(window, {cursorMoves: 0});
    const count = (): void => {
      (window as unknown as {cursorMoves: number}).cursorMoves += 1;
    };
    document.addEventListener('selectionchange', count, {capture: true});
  });
  const moves = (): Promise<number> =>
    page.evaluate(() => (window as unknown as {cursorMoves: number}).cursorMoves);
  for (const key of keys) {
    const before = await moves();
    await page.keyboard.press(key);
    await expect.poll(moves).toBeGreaterThan(before);
  }
};

test('typing can be undone; Tab indents, and leaves after Escape; "Copy" copies the file', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPlayground(page);
  const before = await code(page).inputValue();
  await code(page).focus();
  await page.keyboard.press('Control+Home');
  await pressOneByOne(page, ['Tab', ...'// Mine'.split('')]);
  expect(await code(page).inputValue()).toBe(`  // Mine${before}`);
  // The words, the indentation, and a step between them.
  for (let step = 0; step < 3; step++) await page.keyboard.press('Control+z');
  await expect(code(page)).toHaveValue(before);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(code(page)).not.toBeFocused();
  await expect(code(page)).toHaveValue(before);
  await expect(code(page)).toHaveAccessibleDescription(/Press Escape, then Tab/);
  await editor(page).getByRole('button', {name: 'Copy', exact: true}).click();
  await expect(editor(page).getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(before);
});

test('a link holds all of the code', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPlayground(page);
  await write(page, component('').replace('>Title<', '>Shared<'));
  await editor(page).getByLabel('Width (px)').fill('640');
  await editor(page).getByRole('button', {name: 'Share'}).click();
  await expect(editor(page).getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe('/playground');
  const other = await context.newPage();
  await openPlayground(other, link);
  await expect(player(other).getByRole('heading', {name: 'Shared'})).toBeVisible();
  await expect(editor(other).getByLabel('Width (px)')).toHaveValue('640');
  await other.close();
  await openPlayground(page, `/playground?damaged#code=${link.slice(-40)}`);
  await expect(page.getByRole('alert')).toContainText('The code in this link is damaged');
  // What is shown instead has been changed above.
  await expect(player(page).getByRole('heading', {name: 'Shared'})).toBeVisible();
});

test('every starting point plays', async ({page}) => {
  test.setTimeout(180_000);
  const {complaints} = watchPage(page);
  await openPlayground(page);
  const links = page.getByRole('main').locator('a[href*="start="]');
  expect(await links.count()).toBeGreaterThanOrEqual(12);
  for (const link of await links.all()) {
    const id = /start=([\w-]+)/.exec((await link.getAttribute('href')) ?? '')?.[1];
    await link.click();
    await expect(page).toHaveURL(new RegExp(`start=${id ?? ''}#editor$`));
    await expect(editor(page).getByRole('button', {name: 'Pause'})).toBeVisible();
    await expect(status(page)).toBeEmpty();
  }
  expect(complaints).toEqual([]);
});

test('a preview that does not start says so, and starts when it can', async ({page}) => {
  const alert = editor(page).getByRole('alert');
  const blocked = {
    'the frame’s script': '**/assets/playground/frame.*.js',
    'the frame’s page': '**/sandbox/frame.html',
  };
  for (const [what, address] of Object.entries(blocked)) {
    await page.route(address, (route) => route.abort());
    await page.goto('/playground');
    await expect(alert, what).toContainText('The preview didn’t start');
    await expect(editor(page).getByRole('button', {name: 'Play'})).toBeDisabled();
    // What it says still works.
    await expect(code(page)).toBeEditable();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      editor(page).getByRole('button', {name: 'Download project'}).click(),
    ]);
    expect(saved.suggestedFilename()).toMatch(/\.zip$/);
    expect(await axeFindings(page)).toEqual([]);
    await page.unroute(address);
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(editor(page).getByRole('button', {name: 'Restart'})).toBeEnabled();
    await expect(alert).toBeHidden();
  }
});

test.describe('code in the frame', () => {
  let attempts = 0;

  /** Runs code in the frame; what it returns or throws. */
  const outcomeOf = async (page: Page, body: string): Promise<string> => {
    attempts += 1;
    await write(
      page,
      `import {useEffect, useState} from 'react';
export const Attempt = () => {
  const [told, tell] = useState('');
  useEffect(() => {
    const attempt = async () => { ${body} };
    attempt().then((value) => tell('result: ' + value), (error) => tell('refused: ' + error.name));
  }, []);
  return <output data-attempt="${attempts}">{told}</output>;
};`,
    );
    const output = player(page).locator(`[data-attempt="${attempts}"]`);
    await expect(output).toHaveText(/^(?:result|refused): /);
    return (await output.textContent()) ?? '';
  };

  test('reaches neither the page nor what the browser stores', async ({page}) => {
    await openPlayground(page);
    const bodies = {
      'return window.origin': 'result: null',
      'return parent.document.title': 'refused: SecurityError',
      'return top.location.href': 'refused: SecurityError',
      'return localStorage.length': 'refused: SecurityError',
      'return sessionStorage.length': 'refused: SecurityError',
      'return document.cookie': 'refused: SecurityError',
      'return (await caches.keys()).length': 'refused: SecurityError',
      'return indexedDB.open("a").readyState': 'refused: SecurityError',
      'return String(window.open("/"))': 'result: null',
      'return String(frameElement)': 'result: null',
      'top.location.href = "/about"; return 1': 'refused: SecurityError',
    };
    for (const [body, outcome] of Object.entries(bodies)) {
      const found = await outcomeOf(page, body);
      expect.soft(found, body).toBe(outcome);
    }
    await expect(page).toHaveURL(/\/playground$/);
  });

  test('reaches no network', async ({page}) => {
    const outside = await startOutside();
    const other = new URL(outside.origin).host;
    // The server can be reached: only the frame is kept from it.
    await page.request.get(`http://${other}/control`);
    await openPlayground(page);
    const {origin} = new URL(page.url());
    const image = (address: string): string =>
      `const image = new Image(); image.src = ${JSON.stringify(address)}; await new Promise((resolve) => { image.onload = resolve; image.onerror = resolve; }); return image.naturalWidth > 0`;
    const script = (address: string): string =>
      `return new Promise((resolve) => { const script = document.createElement("script"); script.src = ${JSON.stringify(address)}; script.onload = script.onerror = ({type}) => resolve(type); document.head.append(script); })`;
    const ownScript = await page.evaluate(
      () =>
        new URL(document.querySelector('script[src]')?.getAttribute('src') ?? '', location.href)
          .pathname,
    );
    const bodies = {
      [`await fetch("http://${other}/fetch")`]: 'refused: TypeError',
      [`await fetch("${origin}/sandbox/demos/fade-in.json")`]: 'refused: TypeError',
      [`await new Function("return import('http://${other}/import')")()`]: 'refused: TypeError',
      [`return typeof navigator.sendBeacon("http://${other}/beacon")`]: 'result: boolean',
      [`return new Promise((resolve) => { new WebSocket("ws://${other}/socket").onerror = () => resolve("closed") })`]:
        'result: closed',
      [`return new Promise((resolve) => { new EventSource("http://${other}/events").onerror = () => resolve("closed") })`]:
        'result: closed',
      'return new RTCPeerConnection()': 'refused: ReferenceError',
      [image(`http://${other}/image`)]: 'result: false',
      [image(`${origin}/img/demos/hero.webp`)]: 'result: false',
      [script(`http://${other}/script.js`)]: 'result: error',
      [script(`${origin}${ownScript}`)]: 'result: error',
      [`document.head.append(Object.assign(document.createElement("link"), {rel: "stylesheet", href: "http://${other}/style"})); return 1`]:
        'result: 1',
      [`document.body.append(Object.assign(document.createElement("iframe"), {src: "http://${other}/frame"})); return 2`]:
        'result: 2',
    };
    for (const [body, outcome] of Object.entries(bodies)) {
      expect.soft(await outcomeOf(page, body), body).toBe(outcome);
    }
    // Leads the frame elsewhere, so that it says nothing any more.
    await write(page, component(`location.href = "http://${other}/moved";`));
    await expect(player(page).locator('output')).toHaveCount(0);
    // Time for what goes its way unasked.
    await idleMoments(page);
    await expect(page).toHaveURL(/\/playground$/);
    expect(outside.hits).toEqual(['/control']);
    await outside.stop();
  });

  test('sends what it likes, and the page shows it as text or not at all', async ({page}) => {
    await openPlayground(page);
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    const messages = [
      'null',
      '"text"',
      '{kind: "frame", frame: "1e9"}',
      '{kind: "frame", frame: -1}',
      '{kind: "failed", version: 1e3, problem: {message: {toString: () => "x"}.y}}',
      '{kind: "playing"}',
      '{kind: "__proto__", version: {}}',
    ];
    const html = '<img src=x onerror=alert(1)>';
    await write(
      page,
      component(`for (const message of [${messages.join(', ')}]) parent.postMessage(message, '*');
  throw new Error(${JSON.stringify(html)});`),
    );
    await expect(status(page)).toContainText(html);
    await expect(status(page).locator('img')).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test('is stopped when it floods the page with messages', async ({page}) => {
    await openPlayground(page);
    await write(page, component('').replace('>Title<', '>Calm<'));
    await expect(player(page).getByRole('heading', {name: 'Calm'})).toBeVisible();
    for (const [message, name] of [
      ['{kind: "frame", frame: 1}', 'First'],
      ['"x"', 'Second'],
    ]) {
      const flood = `useEffect(() => {
    const timer = setInterval(() => {
      for (let sent = 0; sent < 1000; sent++) parent.postMessage(${String(message)}, '*');
    });
    return () => clearInterval(timer);
  }, []);`;
      await write(
        page,
        component(flood, "import {useEffect} from 'react';").replace(
          'Title</',
          `${String(name)}</`,
        ),
      );
      await expect(status(page)).toHaveText('The code sent too many messages, so it was stopped.');
      // The page works, and goes back to what was there before.
      await editor(page).getByRole('tab', {name: 'props.json'}).click();
      await editor(page).getByRole('tab', {name: 'FadeIn.tsx'}).click();
      await expect(player(page).getByRole('heading', {name: 'Calm'})).toBeVisible();
      await expect(status(page)).toHaveText('The code sent too many messages, so it was stopped.');
      await write(page, component('').replace('>Title<', '>Calm<'));
      await expect(status(page)).toBeEmpty();
    }
  });

  test('may play as fast as it can for as long as it likes', async ({page}) => {
    await openPlayground(page);
    await editor(page).getByLabel('Frames per second').fill('120');
    await editor(page).getByLabel('Duration in frames').fill('36000');
    const frame = editor(page).getByRole('slider', {name: 'Frame'});
    await editor(page).getByRole('button', {name: 'Restart'}).click();
    // Moving the slider in between is not too much, either.
    for (let place = 1; place <= 20; place++) await frame.fill(String(place * 1000));
    await expect(frame).toHaveValue('20000');
    await editor(page).getByRole('button', {name: 'Play', exact: true}).click();
    await expect.poll(async () => Number(await frame.inputValue())).toBeGreaterThan(20_300);
    await expect(status(page)).toBeEmpty();
  });

  test('is told what to run by nobody but the page', async ({page}) => {
    await page.goto('/about');
    await hydrated(page);
    await answerFrames(page);
    const isAnswered = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          // A frame within a sandbox has another origin than the site, as other sites have.
          const outer = document.createElement('iframe');
          outer.sandbox.add('allow-scripts');
          outer.src = '/sandbox/frame.html';
          window.addEventListener(
            'message',
            ({data}: MessageEvent<{kind?: string} | undefined>) => {
              if (data?.kind === 'ready') {
                // From the page: answered.
                outer.contentWindow?.postMessage({kind: 'ping'}, '*');
              }
              if (data?.kind === 'pong') resolve(true);
            },
          );
          document.body.append(outer);
        }),
    );
    expect(isAnswered).toBe(true);
    const response = await page.request.get('/sandbox/frame.html');
    expect(response.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(response.headers()['content-security-policy']).toContain('sandbox allow-scripts');
    const own = await page.request.get('/playground');
    expect(own.headers()['content-security-policy']).not.toContain('unsafe-eval');
  });
});

test.describe('a demo', () => {
  const path = '/docs/layout-utils/fit-text';
  const demo = (page: Page): Locator => page.getByRole('region', {name: 'Text as wide as its box'});

  test('is edited in its place, with its values, at its frame', async ({page}) => {
    const {complaints} = watchPage(page);
    await page.goto(path);
    await hydrated(page);
    const section = demo(page);
    await section.scrollIntoViewIfNeeded();
    await section.getByRole('button', {name: 'Pause'}).click();
    await section.getByLabel('Text', {exact: true}).fill('Hello frames');
    await section.getByRole('slider', {name: 'Frame'}).fill('42');
    await section.getByRole('button', {name: 'Edit'}).click();
    const text = section.getByRole('textbox', {name: 'Code of FittedHeadline.tsx'});
    await expect(text).toBeFocused();
    const frame = section.frameLocator('iframe');
    await expect(frame.getByText('Hello frames')).toBeVisible();
    await expect(section.getByRole('slider', {name: 'Frame'})).toHaveValue('42');
    await expect(section.getByRole('button', {name: 'Play'})).toBeEnabled();
    const source = await text.inputValue();
    await text.fill(source.replace('px wide, font', 'pixels wide, font'));
    await expect(frame.getByText(/\d pixels wide, font size/)).toBeVisible();
    await expect(section.getByRole('slider', {name: 'Frame'})).toHaveValue('42');
    await section.getByRole('button', {name: 'Reset'}).click();
    await expect(frame.getByText('Hello there')).toBeVisible();
    await section.getByRole('button', {name: 'Close'}).click();
    await expect(section).toBeFocused();
    await expect(section.locator('.__remotion-player')).toContainText('Hello frames');
    expect(complaints).toEqual([]);
    await section.getByRole('button', {name: 'Edit'}).click();
    await expect(text).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
  });

  test('loads nothing of the editor before, and at most 190 kB to the first edit', async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    const section = demo(page);
    await section.scrollIntoViewIfNeeded();
    await section.getByRole('button', {name: 'Pause'}).click();
    await page.waitForLoadState('networkidle');
    const before = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({name}) => name),
    );
    expect(before.filter((url) => /playground|sandbox|editor\./.test(url))).toEqual([]);
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await section.getByRole('button', {name: 'Edit'}).click();
    await expect(section.getByRole('button', {name: 'Play'})).toBeEnabled();
    // Playwright doesn't see the frame's network become idle.
    await idleMoments(page);
    const sizes = await Promise.all(
      responses
        .filter((response) => !before.includes(response.url()))
        .map(async (response) => {
          const {pathname} = new URL(response.url());
          return {pathname, bytes: gzipSync(await response.body(), {level: 9}).length};
        }),
    );
    expect(sizes.length).toBeGreaterThan(3);
    // What this demo alone imports comes on top.
    const counted = sizes.filter(({pathname}) => !pathname.includes('remotion-layout-utils'));
    expect(counted).toHaveLength(sizes.length - 1);
    const total = counted.reduce((sum, {bytes}) => sum + bytes, 0);
    expect(total, JSON.stringify(counted)).toBeLessThanOrEqual(190_000);
  });
});

test('the editor is accessible and fits into 1280 and 320 pixels', async ({page}) => {
  await openPlayground(page);
  await write(page, component('const a = ;'));
  await expect(status(page)).toContainText('Unexpected token');
  for (const width of [1280, 320]) {
    await page.setViewportSize({width, height: 720});
    // Away from the button for questions, which floats above the end of the view.
    const download = editor(page).getByRole('button', {name: 'Download project'});
    await download.evaluate((button) => {
      button.scrollIntoView({block: 'center'});
    });
    expect(await axeFindings(page), `${width} pixels`).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    const box = await editor(page).locator('.prism-code-editor').first().boundingBox();
    expect(box?.height).toBeGreaterThan(150);
  }
});

test.describe('a schema', () => {
  test('becomes controls that change the props', async ({page}) => {
    const {complaints} = watchPage(page);
    await openPlayground(page, '/playground?start=params-card');
    const fields = editor(page).getByRole('group', {name: 'Parameters'});
    await expect(fields.getByRole('slider', {name: 'price'})).toHaveValue('48');
    await expect(fields.getByLabel('accent')).toHaveValue('#3ddc97');
    await expect(fields.getByRole('combobox', {name: 'layout'})).toHaveValue('left');
    await fields.getByRole('textbox', {name: 'title'}).fill('Three tickets');
    await expect(player(page).getByText('Three tickets')).toBeVisible();
    await fields.getByRole('slider', {name: 'price'}).fill('51');
    await editor(page).getByRole('tab', {name: 'props.json'}).click();
    const props = editor(page).getByRole('textbox', {name: 'Code of props.json'});
    await expect(props).toHaveValue(/"title": "Three tickets"[^]*"price": 51/);
    await props.fill((await props.inputValue()).replace('Three', 'Four'));
    await expect(fields.getByRole('textbox', {name: 'title'})).toHaveValue('Four tickets');
    await props.fill('{');
    await expect(fields.getByRole('textbox', {name: 'title'})).toBeDisabled();
    await editor(page).getByRole('button', {name: 'Reset'}).click();
    await expect(fields.getByRole('textbox', {name: 'title'})).toHaveValue('Two tickets');
    expect(complaints).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('loads zod only where code imports it, and follows the code', async ({page}) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await openPlayground(page);
    const zodScripts = (): string[] => scripts.filter((url) => /\/zod\.[\da-f]+\.js$/.test(url));
    expect(zodScripts()).toEqual([]);
    const fields = editor(page).getByRole('group', {name: 'Parameters'});
    await expect(fields).toHaveCount(0);
    const withSchema = (type: string): string =>
      `import {z} from 'zod';
export const schema = z.object({count: ${type}});
export const Title = ({count}: z.infer<typeof schema>) => <h1>Count {String(count)}</h1>;`;
    await write(page, withSchema('z.number().int().min(0).max(9)'));
    await fields.getByRole('slider', {name: 'count'}).fill('7');
    await expect(player(page).getByRole('heading', {name: 'Count 7'})).toBeVisible();
    expect(zodScripts()).toHaveLength(1);
    await write(page, withSchema('z.boolean()'));
    await fields.getByRole('checkbox', {name: 'count'}).check();
    await expect(player(page).getByRole('heading', {name: 'Count true'})).toBeVisible();
    await write(page, component(''));
    await expect(player(page).getByRole('heading', {name: 'Title'})).toBeVisible();
    await expect(fields).toHaveCount(0);
  });
});

test.describe('"Format"', () => {
  const messy = `export const Title=()=>{
const here : number=3
return <h1 title="A">{ here }</h1>}`;

  test('formats the file, keeps the cursor, and can be undone; says under the line what is wrong', async ({
    page,
  }) => {
    const {complaints} = watchPage(page);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await openPlayground(page);
    await write(page, messy);
    await code(page).evaluate((area: HTMLTextAreaElement) => {
      const place = area.value.indexOf('number');
      area.setSelectionRange(place, place);
    });
    await expect(player(page).getByRole('heading', {name: '3'})).toBeVisible();
    const before = scripts.length;
    await editor(page).getByRole('button', {name: 'Format'}).click();
    await expect(code(page)).toHaveValue(`export const Title = () => {
  const here: number = 3;
  return <h1 title="A">{here}</h1>;
};`);
    const loaded = scripts.slice(before).filter((url) => url.endsWith('.js'));
    expect(loaded.length).toBeGreaterThan(0);
    expect(
      scripts.slice(0, before).filter((url) => loaded.includes(url) || url.includes('prettier')),
    ).toEqual([]);
    const after = await code(page).evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart),
    );
    expect(after).toMatch(/^number/);
    await expect(code(page)).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(code(page)).toHaveValue(messy);
    await write(page, component('const a = ;'));
    await editor(page).getByRole('button', {name: 'Format'}).click();
    await expect(editor(page).getByText('Not formatted')).toBeVisible();
    await expect(editor(page).locator('[data-line="3"]')).toContainText('Unexpected token');
    await expect(code(page)).toHaveValue(component('const a = ;'));
    await write(page, component(''));
    await expect(status(page)).toBeEmpty();
    expect(complaints).toEqual([]);
  });
});

test.describe('types', () => {
  const list = (page: Page): Locator => editor(page).getByRole('listbox', {name: 'Suggestions'});
  const selected = (page: Page): Locator => list(page).getByRole('option', {selected: true});

  /** Writes code and puts the cursor where `|` is in it. */
  const writeAt = async (page: Page, text: string): Promise<void> => {
    await write(page, text.replace('|', ''));
    await code(page).evaluate((area: HTMLTextAreaElement, place) => {
      area.setSelectionRange(place, place);
    }, text.indexOf('|'));
  };

  const start =
    "import {Sequence, spring} from 'remotion';\nexport const Title = () => <p>1</p>;\n";

  test('are suggested while typing, for imports, props and options, and shown over names', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const typeFiles = (): string[] =>
      requests.filter((url) => /completion|assets\/types/.test(url));
    await openPlayground(page);
    await editor(page).getByRole('button', {name: 'Pause'}).click();
    expect(typeFiles()).toEqual([]);
    await writeAt(page, start.replace(', spring', ', |'));
    await expect.poll(() => typeFiles().some((url) => url.endsWith('/remotion.json'))).toBe(true);
    await code(page).pressSequentially('spr');
    await expect(selected(page)).toContainText('spring');
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(code(page)).toHaveValue(start);
    await expect(list(page)).toBeHidden();

    await writeAt(page, `${start}const a = <Sequence |></Sequence>;`);
    await code(page).pressSequentially('durationIn');
    await expect(selected(page)).toContainText('durationInFramesnumber');
    await page.keyboard.press('Tab');
    await expect(code(page)).toHaveValue(
      `${start}const a = <Sequence durationInFrames></Sequence>;`,
    );

    await writeAt(page, `${start}const a = spring({frame: 1, |});`);
    await code(page).pressSequentially('f');
    await expect(list(page).getByRole('option')).toHaveText([/^fps/, /^frame/, /^from/]);
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(code(page)).not.toBeFocused();

    await write(page, `${start}const a = <Sequence from={1}></Sequence>;`);
    await code(page).click({position: {x: 200, y: 150}});
    const token = editor(page).locator('.pce-line .token.attr-name', {hasText: 'from'});
    const card = editor(page).locator('.pce-hover-tooltip');
    await expect(async () => {
      const {x = 0, y = 0} = (await token.boundingBox()) ?? {};
      await page.mouse.move(x + 60, y + 60);
      await page.mouse.move(x + 5, y + 5);
      await expect(card).toContainText('from?: number', {timeout: 1000});
    }).toPass();
    await expect(card).toContainText('Default: 0. The frame at which the children appear.');
  });
});
