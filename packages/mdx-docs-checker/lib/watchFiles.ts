import path from 'node:path';
import {watch} from 'chokidar';

interface WatchOptions {
  /** The project's folder, absolute. */
  readonly root: string;
  /** Files and folders to watch, from the root; those that are missing are left out. */
  readonly places: readonly string[];
  readonly accepts: (file: string) => boolean;
  /**
   * How long files have to stay unchanged before they're reported, in milliseconds, because editors write in
   * steps.
   */
  readonly settleTime: number;
  /** Called with the files that were saved, as sorted paths from the root; the next call waits for this one. */
  readonly onSaved: (files: readonly string[]) => Promise<void>;
  /** Called if `onSaved` rejects. */
  readonly onError: (error: unknown) => void;
}

/** A running watcher. */
export interface Watcher {
  /** Resolves once changes are detected. */
  readonly ready: Promise<void>;
  readonly close: () => Promise<void>;
}

/** Reports files when they're saved. */
export const watchFiles = ({
  root,
  places,
  accepts,
  settleTime,
  onSaved,
  onError,
}: WatchOptions): Watcher => {
  const due = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let queue: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    const files = [...due].sort();
    due.clear();
    if (files.length > 0) await onSaved(files);
  };
  const schedule = (file: string): void => {
    if (!accepts(file)) return;
    due.add(path.relative(root, file).split(path.sep).join('/'));
    clearTimeout(timer);
    timer = setTimeout(() => {
      queue = queue.then(run).catch(onError);
    }, settleTime);
  };
  const watcher = watch(
    places.map((place) => path.join(root, place)),
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
