import {existsSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {PageResult} from 'mdx-docs-checker/samples';
import {watchFiles, type Watcher} from 'mdx-docs-checker/watch-files';
import {isMarkdown} from '../../../src/content/files';
import {openSampleCache} from './openSampleChecker';
import {PAGE_FOLDERS} from './pages';
import {createSampleChecker} from './sampleChecker';

/** How long pages have to stay unchanged before they're checked, in milliseconds: they're shown first. */
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

/**
 * Checks each page when it is saved, one after the other. A check keeps the thread busy for about
 * a second, so do not run this in the process that serves the site.
 */
export const watchSamples = ({
  onResult,
  root = PROJECT_ROOT,
  paths = PAGE_FOLDERS,
}: WatchOptions): Watcher => {
  const checker = createSampleChecker(root, openSampleCache(root));
  return watchFiles({
    root,
    places: paths.filter((path) => existsSync(join(root, path))),
    accepts: isMarkdown,
    settleTime: SETTLE_TIME,
    onSaved: async (pages) => {
      for (const page of pages) {
        const [result] = existsSync(join(root, page)) ? await checker.check([page]) : [];
        onResult(result ?? {page, samples: 0, unchecked: 0, findings: []});
      }
    },
    onError: console.error,
  });
};
