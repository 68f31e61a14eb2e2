// The page's side of a preview, with a frame that says what the test wants it to, on a clock that the test moves.
import path from 'node:path';

import {build} from 'esbuild';
import {expect, test, type Frame, type Page} from '@playwright/test';

import type {PageMessage, RunMessage} from '../lib/protocol.ts';
import type {Controls} from './previewPage.tsx';

const site = 'https://docs.example';

/** Notes what the page says to the frame. */
const frameHtml = `<!doctype html><title>Frame</title><script>
  window.heard = [];
  addEventListener('message', ({data}) => heard.push(data));
</script>`;

type Said = PageMessage<{font: string}>;

let pageScript = '';

test.beforeAll(async () => {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, 'previewPage.tsx')],
    bundle: true,
    write: false,
    jsx: 'automatic',
    define: {'process.env.NODE_ENV': '"production"'},
  });
  pageScript = outputFiles[0]?.text ?? '';
});

/** A page with a preview, whose frame is empty and silent. */
class Preview {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get iframe() {
    return this.page.locator('iframe');
  }

  get status() {
    return this.page.getByRole('status');
  }

  get stuck() {
    return this.page.getByText('Stuck');
  }

  async frame(): Promise<Frame> {
    const handle = await this.iframe.elementHandle();
    const frame = await handle.contentFrame();
    if (!frame) throw new Error('There is no frame.');
    await frame.waitForFunction(() => 'heard' in window);
    return frame;
  }

  /** The frame says something, and the page has heard it. */
  async say(...messages: unknown[]): Promise<void> {
    const frame = await this.frame();
    await frame.evaluate((all) => {
      for (const message of all) window.parent.postMessage(message, '*');
    }, messages);
    await this.settle();
  }

  /** What the page says to its frame has arrived, and the other way round. */
  async settle(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const {port1, port2} = new MessageChannel();
          let rounds = 0;
          port1.onmessage = () => {
            rounds += 1;
            if (rounds === 20) resolve();
            else port2.postMessage('');
          };
          port2.postMessage('');
        }),
    );
  }

  async pass(milliseconds: number): Promise<void> {
    await this.page.clock.runFor(milliseconds);
    await this.settle();
  }

  async write(code: string): Promise<void> {
    await this.do((controls, text) => {
      controls.write(text);
    }, code);
    await this.settle();
  }

  /** Writes, and waits until it has been sent. */
  async run(code: string): Promise<void> {
    await this.write(code);
    await this.pass(300);
  }

  do<Argument, Result>(
    act: (controls: Controls, argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Result> {
    return this.page.evaluate(
      `(${act.toString()})(window.controls, ${argument === undefined ? '' : JSON.stringify(argument)})`,
    );
  }

  /** What the frame has heard. */
  async heard(): Promise<Said[]> {
    const frame = await this.frame();
    return frame.evaluate(() => (window as unknown as {heard: Said[]}).heard);
  }

  /** The code that the frame was asked to run, with its version. */
  async runs(): Promise<string[]> {
    const isRun = (said: Said): said is RunMessage<{font: string}> => said.kind === 'run';
    return (await this.heard())
      .filter(isRun)
      .map(({version, files}) => `${String(version)} ${files[0]?.code ?? ''}`);
  }

  /** A frame that answers no ping for so long that it is taken away. */
  async hang(): Promise<void> {
    for (let halves = 0; halves < 14 && (await this.iframe.count()) > 0; halves++) {
      await this.pass(500);
    }
    await expect(this.iframe).toHaveCount(0);
  }

  /** The frame that comes after one that was taken away, ready. */
  async next(): Promise<void> {
    await this.pass(3000);
    await expect(this.iframe).toHaveCount(1);
    await this.say({kind: 'ready'});
    await this.pass(300);
  }
}

const open = async (page: Page): Promise<Preview> => {
  await page.route(`${site}/**`, (route) => {
    const isFrame = route.request().url().endsWith('/frame.html');
    const body = isFrame
      ? frameHtml
      : `<!doctype html><title>Page</title><body><script>${pageScript.replaceAll('</script', '<\\/script')}</script>`;
    return route.fulfill({contentType: 'text/html', body});
  });
  await page.clock.install({time: 0});
  await page.clock.pauseAt(1000);
  await page.goto(site);
  const preview = new Preview(page);
  await preview.frame();
  return preview;
};

/** The same, with a frame that has started and shows the first code. */
const openReady = async (page: Page): Promise<Preview> => {
  const preview = await open(page);
  await preview.say({kind: 'ready'});
  await preview.pass(10);
  expect(await preview.runs()).toEqual(['1 first']);
  await preview.say({kind: 'shown', version: 1});
  return preview;
};

test('code runs at once when the frame is ready, then after each pause in typing', async ({
  page,
}) => {
  const preview = await open(page);
  await preview.pass(3000);
  expect(await preview.runs()).toEqual([]);
  await preview.say({kind: 'ready'});
  await preview.pass(10);
  expect(await preview.heard()).toEqual([
    {kind: 'run', version: 1, files: [{name: 'A.tsx', code: 'first'}], font: 'serif'},
  ]);
  for (const code of ['s', 'se', 'second']) {
    await preview.write(code);
    await preview.pass(150);
  }
  expect(await preview.runs()).toEqual(['1 first']);
  await preview.pass(150);
  expect(await preview.runs()).toEqual(['1 first', '2 second']);
  expect(await preview.do(({sent}) => sent)).toEqual(['first', 'second']);
  await preview.run('');
  expect(await preview.runs(), 'there was nothing to run').toHaveLength(2);
});

test('code whose parts load late is not run any more when other code has been written', async ({
  page,
}) => {
  const preview = await openReady(page);
  await preview.do(({fonts}) => {
    fonts.isOpen = false;
  });
  await preview.run('second');
  await preview.run('third');
  const release = async (place: number, font: string): Promise<void> => {
    await preview.do(
      ({fonts}, [at, name]) => {
        fonts.waiting[at]?.(name);
      },
      [place, font] as const,
    );
    await preview.settle();
  };
  await release(1, 'later');
  expect(await preview.runs()).toEqual(['1 first', '2 third']);
  await release(0, 'earlier');
  expect(await preview.runs()).toEqual(['1 first', '2 third']);
  expect((await preview.heard()).at(-1)).toMatchObject({font: 'later'});
  expect(await preview.do(({sent}) => sent)).toEqual(['first', 'third']);
});

test('what the frame says about older code neither reports nor clears a problem', async ({
  page,
}) => {
  const preview = await openReady(page);
  await preview.run('second');
  await preview.say({kind: 'failed', version: 1, problem: {message: 'Of the first'}});
  await expect(preview.status).toBeEmpty();
  await preview.say({kind: 'failed', version: 2, problem: {message: 'Of the second'}});
  await expect(preview.status).toHaveText('Of the second');
  await preview.say({kind: 'shown', version: 1});
  await expect(preview.status).toHaveText('Of the second');
  await preview.run('third');
  await preview.say({kind: 'shown', version: 3});
  await expect(preview.status).toBeEmpty();
});

test('a frame that hangs is taken away after some seconds, and the next one shows what worked', async ({
  page,
}) => {
  const preview = await openReady(page);
  await preview.run('endless');
  await preview.pass(4000);
  await expect(preview.iframe).toHaveCount(1);
  await preview.hang();
  await expect(preview.status).toHaveText('The code didn’t finish, so it was stopped.');
  await expect(page.getByText('Shown')).toHaveCount(0);
  expect(await preview.do(({stops}) => stops)).toBe(1);
  await preview.next();
  expect(await preview.runs()).toEqual(['3 first']);
  await preview.say({kind: 'shown', version: 3});
  await expect(preview.status).toHaveText('The code didn’t finish, so it was stopped.');
  await preview.run('better');
  expect(await preview.runs()).toEqual(['3 first', '4 better']);
  await preview.say({kind: 'shown', version: 4});
  await expect(preview.status).toBeEmpty();
  await preview.run('endless');
  expect(await preview.runs(), 'it is not run again').toEqual(['3 first', '4 better', '5 better']);
  await expect(preview.status).toHaveText('The code didn’t finish, so it was stopped.');
});

test('code that was shown, and hangs later, is not what the next frame shows', async ({page}) => {
  const preview = await openReady(page);
  await preview.run('late');
  await preview.say({kind: 'shown', version: 2});
  await preview.say({kind: 'shown', version: 2});
  await preview.hang();
  await preview.next();
  expect(await preview.runs()).toEqual(['3 first']);
});

test('a frame that answers stays, and so does one in a tab that nobody looks at', async ({
  page,
}) => {
  const preview = await openReady(page);
  for (let seconds = 0; seconds < 10; seconds++) {
    await preview.pass(1000);
    await preview.say({kind: 'pong'});
  }
  expect((await preview.heard()).filter(({kind}) => kind === 'ping')).toHaveLength(10);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', {get: () => true, configurable: true});
  });
  await preview.pass(60_000);
  await expect(preview.iframe).toHaveCount(1);
  await expect(preview.status).toBeEmpty();
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'hidden');
  });
  await preview.hang();
});

test('a frame that does not start within five seconds is reported, until it starts', async ({
  page,
}) => {
  const preview = await open(page);
  await preview.pass(4000);
  await expect(preview.stuck).toHaveCount(0);
  await preview.pass(2000);
  await expect(preview.stuck).toHaveCount(1);
  await preview.say({kind: 'ready'});
  await expect(preview.stuck).toHaveCount(0);
  await preview.pass(300);
  expect(await preview.runs()).toEqual(['1 first']);
});

test('a frame whose first script cannot be loaded is reported at once, and can be started again', async ({
  page,
}) => {
  const preview = await open(page);
  await preview.do(({scripts}) => {
    scripts.isOpen = false;
  });
  await preview.say({kind: 'needs', name: 'some-package'}, {kind: 'needs', name: 'frame'});
  const fail = (place: number): Promise<void> =>
    preview.do(({scripts}, at) => {
      scripts.waiting[at]?.(undefined);
    }, place);
  await fail(0);
  await preview.settle();
  // Code that imports the package gets an error of its own.
  await expect(preview.stuck).toHaveCount(0);
  await fail(1);
  await expect(preview.stuck).toHaveCount(1);
  expect(await preview.heard()).toEqual([
    {kind: 'scripts', name: 'some-package'},
    {kind: 'scripts', name: 'frame'},
  ]);
  await preview.do(({restart}) => {
    restart();
  });
  await expect(preview.stuck).toHaveCount(0);
  expect(await preview.heard()).toEqual([]);
});

test('scripts that arrive late are for the frame that asked for them, and no other', async ({
  page,
}) => {
  const preview = await open(page);
  await preview.do(({scripts}) => {
    scripts.isOpen = false;
  });
  await preview.say({kind: 'needs', name: 'chart'});
  await preview.do(({restart}) => {
    restart();
  });
  await preview.frame();
  await preview.do(({scripts}) => {
    scripts.waiting[0]?.([{name: 'chart', code: ''}]);
  });
  await preview.settle();
  expect(await preview.heard()).toEqual([]);
});

test('a new frame gets what each frame needs once', async ({page}) => {
  const preview = await openReady(page);
  await preview.run('second');
  await preview.say({kind: 'shown', version: 2});
  expect(await preview.do(({prepared}) => prepared)).toEqual([true, false]);
  await preview.hang();
  await preview.next();
  expect(await preview.do(({prepared}) => prepared)).toEqual([true, false, true]);
});

test('a burst of messages is heard, and a flood stops the code', async ({page}) => {
  const preview = await openReady(page);
  const many = (count: number): unknown[] =>
    Array.from({length: count}, (_, number) => ({kind: 'own', number}));
  for (let times = 0; times < 2; times++) {
    await preview.say(...many(1400));
    await preview.pass(3000);
    await preview.say({kind: 'pong'});
    await preview.pass(3000);
    await preview.say({kind: 'pong'});
  }
  const heard = await preview.do(({own}) => own);
  expect(heard).toHaveLength(2800);
  expect(heard.at(-1)).toEqual([{kind: 'own', number: 1399}, 1]);
  await expect(preview.iframe).toHaveCount(1);
  await preview.say(...many(2000));
  await expect(preview.iframe).toHaveCount(0);
  await expect(preview.status).toHaveText('The code sent too many messages, so it was stopped.');
  // Those that were on their way are not heard any more.
  expect((await preview.do(({own}) => own)).length).toBeLessThan(2800 + 1600);
  await preview.next();
  await expect(preview.iframe).toHaveCount(1);
  await expect(preview.status).toHaveText('The code sent too many messages, so it was stopped.');
});
