import {createRequire} from 'node:module';
import type {ConfigureWebpackUtils} from '@docusaurus/types';

import {endFirstCompile} from './firstCompile';

type Compiler = InstanceType<ConfigureWebpackUtils['currentBundler']['instance']['Compiler']>;
type Listener = (...event: unknown[]) => void;

interface Watcher {
  on: (name: string, listener: Listener) => Watcher;
}

interface Chokidar {
  watch: (...args: unknown[]) => Watcher;
}

/**
 * How long the bundler has been at rest when the framework reads the pages again, in milliseconds:
 * longer than it takes to notice a change, and to send a page to the browser.
 */
const restTime = 300;

/**
 * How long the bundler has been at rest when what no page needs at once is made, in milliseconds: the
 * browser, which loads the app meanwhile, asks for the first page within this time.
 */
const firstPageTime = 4000;

/**
 * Lets the framework, which reads all pages again when one has changed, wait until the bundler has
 * compiled and sent the one.
 */
export class PagesFirst {
  #isCompiling = false;
  #timer: NodeJS.Timeout | undefined;
  readonly #waiting = new Set<() => void>();

  /** Notes when the bundler is at work. */
  apply({hooks}: Compiler): void {
    let firstPage: NodeJS.Timeout | undefined;
    const rest = (): void => {
      this.#isCompiling = false;
      firstPage = setTimeout(endFirstCompile, firstPageTime);
      this.#runAfterRest();
    };
    hooks.watchRun.tap('pages-first', () => {
      this.#isCompiling = true;
      clearTimeout(firstPage);
    });
    hooks.done.tap('pages-first', rest);
    hooks.failed.tap('pages-first', rest);
  }

  /** Holds back what the framework does about changed files; several changes become one. */
  holdWatchers(): void {
    const core = createRequire(require.resolve('@docusaurus/core/package.json'));
    const chokidar = core('chokidar') as Chokidar;
    const {watch} = chokidar;
    chokidar.watch = (...args) => {
      const watcher = watch(...args);
      const on = watcher.on.bind(watcher);
      // The framework is the only one to listen to all events.
      watcher.on = (name, listener) =>
        on(name, name === 'all' ? this.#debounced(listener) : listener);
      return watcher;
    };
  }

  #debounced(listener: Listener): Listener {
    let last: unknown[] = [];
    const run = (): void => {
      listener(...last);
    };
    return (...event) => {
      last = event;
      this.#waiting.add(run);
      this.#runAfterRest();
    };
  }

  #runAfterRest(): void {
    clearTimeout(this.#timer);
    if (this.#waiting.size === 0) return;
    this.#timer = setTimeout(() => {
      if (this.#isCompiling) return;
      const due = [...this.#waiting];
      this.#waiting.clear();
      for (const run of due) run();
    }, restTime);
  }
}
