// WebKit, by classic WebDriver: its driver starts GTK's MiniBrowser on a display in memory.
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';

import './quietLibrary';
import WebDriver from 'webdriver';

import type {EnginePrograms} from '../../../scripts/lib/engines';
import {freePort} from '../../support/freePort';
import type {Engine} from './engine';
import {end, makeHome, startDisplay} from './programs';

/** Without it, the toolbar's buttons keep the window from being as narrow as a phone. */
const narrowToolbar = '* { min-width: 0; padding: 0; margin: 0; font-size: 8px; }\n';

/** The key under which WebDriver's JSON names an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Milliseconds between two looks at whether the driver or the window has done what it was asked. */
const POLL = 50;

/** Starts WebKit with a window. */
export const startWebKit = async ({
  webkitDriver,
  miniBrowser,
  xvfb,
}: EnginePrograms): Promise<Engine> => {
  const {home, downloads, remove} = makeHome('webkit');
  const gtk = path.join(home, '.config', 'gtk-3.0');
  fs.mkdirSync(gtk, {recursive: true});
  fs.writeFileSync(path.join(gtk, 'gtk.css'), narrowToolbar);
  fs.writeFileSync(
    path.join(home, '.config', 'user-dirs.dirs'),
    `XDG_DOWNLOAD_DIR="${downloads}"\n`,
  );
  const {display, stop} = await startDisplay(xvfb);
  const port = await freePort();
  const child = spawn(webkitDriver, ['--host=127.0.0.1', `--port=${port}`], {
    env: {
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: path.join(home, '.config'),
      XDG_DATA_HOME: path.join(home, '.local'),
      XDG_CACHE_HOME: path.join(home, '.cache'),
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      // There is no graphics card.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
    stdio: 'ignore',
  });
  const isReady = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      ({ok}) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('WebKitWebDriver does not start.');
    await setTimeout(POLL);
  }
  // The types of the library don't know this engine's options.
  const alwaysMatch = {
    'wdio:enforceWebDriverClassic': true,
    'webkitgtk:browserOptions': {
      binary: miniBrowser,
      args: ['--automation', '--autoplay-policy=allow-without-sound'],
    },
  };
  const client = await WebDriver.newSession({
    hostname: '127.0.0.1',
    port,
    path: '/',
    logLevel: 'error',
    connectionRetryCount: 0,
    capabilities: {alwaysMatch, firstMatch: [{}]},
  });
  const run = async (expression: string): Promise<unknown> => {
    const answer: unknown = await client.executeScript(
      `return (async () => JSON.stringify(await (${expression})) ?? 'null')();`,
      [],
    );
    return typeof answer === 'string' ? (JSON.parse(answer) as unknown) : undefined;
  };
  const elementOf = async (selector: string): Promise<string> => {
    const found = await client.findElement('css selector', selector);
    const id = (found as unknown as Record<string, string | undefined>)[elementKey];
    if (id === undefined) throw new Error(`There is no ${selector}.`);
    return id;
  };
  const switchTo = async (frame: Record<string, string> | null): Promise<void> => {
    // eslint-disable-next-line typescript/no-deprecated -- what it recommends is of another package
    await client.switchToFrame(frame);
  };
  return {
    name: 'webkit',
    downloads,
    open: async (url) => {
      await client.navigateTo(url);
    },
    reload: async () => {
      await client.refresh();
    },
    back: async () => {
      await client.back();
    },
    forward: async () => {
      await client.forward();
    },
    resize: async (width, height) => {
      // The toolbar is above the page; and a window takes its size some time after it is asked to.
      let margin = [0, 0];
      let view = [0, 0];
      for (let attempt = 0; attempt < 40; attempt += 1) {
        await client.setWindowRect(0, 0, width + (margin[0] ?? 0), height + (margin[1] ?? 0));
        await setTimeout(POLL);
        view = (await run('[innerWidth, innerHeight]')) as number[];
        if (view[0] === width && view[1] === height) return;
        margin = (await run(
          '[outerWidth - innerWidth, outerHeight - innerHeight].map((side) => Math.max(side, 0))',
        )) as number[];
      }
      throw new Error(`The view has ${view.join(' × ')} pixels, not ${width} × ${height}.`);
    },
    run,
    runInFrame: async (selector, expression) => {
      await switchTo({[elementKey]: await elementOf(selector)});
      try {
        return await run(expression);
      } finally {
        await switchTo(null);
      }
    },
    act: async (sources) => {
      await client.performActions(structuredClone([...sources]));
    },
    choose: async (selector, file) => {
      await client.elementSendKeys(await elementOf(selector), file);
    },
    // MiniBrowser tells its session for tests from others, and logs nothing of it.
    takeLog: () => [],
    close: async () => {
      await client.deleteSession().catch(() => undefined);
      await end(child);
      await stop();
      remove();
    },
  };
};
