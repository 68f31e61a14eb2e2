import {existsSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {watch} from 'chokidar';
import type {PageResult} from 'mdx-docs-checker/samples';
import {isMarkdown} from '../../../src/content/files';
import {createSampleChecker, type SampleChecker} from './sampleChecker';
import {openSampleCache} from './knownPages';
import {PAGE_FOLDERS, pagePath} from './pages';

/** How long a page has to stay unchanged before it is checked, in milliseconds: it is shown first. */
const SETTLE_TIME = 1000;

const PROJECT_ROOT = resolve(__dirname, '../../..');

interface WatchOptions {
  /** Called with the outcome of each page that was saved. */
  readonly onResult: (result: PageResult) => void;
  /** The project's root; this project by default. */
  readonly root?: string;
  /** Files or folders to watch, from the root; all pages by default. */
  readonly paths?: readonly string[];
}

interface SampleWatcher {
  /** Resolves when changes are noticed. */
  readonly ready: Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Checks each page when it is saved, one after the other. A check keeps the thread busy for about
 * a second, so do not run this in the process that serves the site.
 */
export const watchSamples = ({
  onResult,
  root = PROJECT_ROOT,
  paths = PAGE_FOLDERS,
}: WatchOptions): SampleWatcher => {
  // Made for the first page that is saved, since it loads the compiler while the server starts.
  let checker: SampleChecker | undefined;
  const due = new Map<string, NodeJS.Timeout>();
  let queue: Promise<void> = Promise.resolve();

  const schedule = (file: string) => {
    if (!isMarkdown(file)) {
      return;
    }

    clearTimeout(due.get(file));
    due.set(
      file,
      setTimeout(() => {
        due.delete(file);
        queue = queue
          .then(async () => {
            checker ??= createSampleChecker(root, openSampleCache(root));
            onResult(await checkSaved(checker, root, file));
          })
          .catch(console.error);
      }, SETTLE_TIME),
    );
  };

  const watcher = watch(
    paths.map((path) => join(root, path)).filter((path) => existsSync(path)),
    {ignoreInitial: true},
  );
  watcher.on('add', schedule).on('change', schedule);
  return {
    ready: new Promise((done) => {
      watcher.on('ready', () => {
        done();
      });
    }),
    close: async () => {
      for (const timeout of due.values()) {
        clearTimeout(timeout);
      }

      await watcher.close();
      await queue;
    },
  };
};

const checkSaved = async (
  checker: SampleChecker,
  root: string,
  file: string,
): Promise<PageResult> => {
  const page = pagePath(root, file);
  const [result] = existsSync(file) ? await checker.check([page]) : [];
  return result ?? {page, samples: 0, unchecked: 0, findings: []};
};
