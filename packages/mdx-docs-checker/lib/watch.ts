import path from 'node:path';
import {watch} from 'chokidar';

import {isMarkdown} from './files';
import {runChecks, type Report, type RunOptions} from './run';

/**
 * How long files have to stay unchanged before they're checked, in milliseconds, because editors write in
 * steps.
 */
const SETTLE_TIME = 200;

interface WatchOptions extends Omit<RunOptions, 'files'> {
  /** Called with the outcome for the pages that were saved. */
  readonly onReport: (report: Report, files: readonly string[]) => void;
  /** Called if checks could not run. */
  readonly onError: (error: unknown) => void;
}

interface Watcher {
  /** Resolves once changes are detected. */
  readonly ready: Promise<void>;
  readonly close: () => Promise<void>;
}

/** Checks pages when they're saved, one run at a time. */
export const watchPages = ({onReport, onError, ...options}: WatchOptions): Watcher => {
  const {root, configuration} = options;
  const due = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let queue: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    const files = [...due].sort();
    due.clear();
    if (files.length > 0) onReport(await runChecks({...options, files}), files);
  };
  const schedule = (file: string): void => {
    if (!isMarkdown(file)) return;
    due.add(path.relative(root, file).split(path.sep).join('/'));
    clearTimeout(timer);
    timer = setTimeout(() => {
      queue = queue.then(run).catch(onError);
    }, SETTLE_TIME);
  };
  const watcher = watch(
    configuration.pages.map((place) => path.join(root, place)),
    {ignoreInitial: true},
  );
  watcher.on('add', schedule).on('change', schedule);
  return {
    ready: new Promise((resolve) => {
      watcher.on('ready', () => {
        resolve();
      });
    }),
    close: async () => {
      clearTimeout(timer);
      await watcher.close();
      await queue;
    },
  };
};
