import {isMarkdown} from './files';
import {runChecks, type Report, type RunOptions} from './run';
import {watchFiles, type Watcher} from './watchFiles';

/** How long pages have to stay unchanged before they're checked, in milliseconds. */
const SETTLE_TIME = 200;

interface WatchOptions extends Omit<RunOptions, 'files'> {
  /** Called with the outcome for the pages that were saved. */
  readonly onReport: (report: Report, files: readonly string[]) => void;
  /** Called if checks could not run. */
  readonly onError: (error: unknown) => void;
}

/** Checks pages when they're saved, one run at a time. */
export const watchPages = ({onReport, onError, ...options}: WatchOptions): Watcher =>
  watchFiles({
    root: options.root,
    places: options.configuration.pages,
    accepts: isMarkdown,
    settleTime: SETTLE_TIME,
    onSaved: async (files) => {
      onReport(await runChecks({...options, files}), files);
    },
    onError,
  });
