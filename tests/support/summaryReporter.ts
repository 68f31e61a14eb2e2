import path from 'node:path';
import type {FullResult, Reporter, Suite} from '@playwright/test/reporter';

import {flakyFiles, readFlakyTests, TOO_MANY_FLAKY} from './flakyTests';

const root = path.resolve(__dirname, '../..');

/**
 * Ends the output with one line that counts the tests: `12 passed, 0 failed`. Before it, it names the tests that needed
 * a second try; with the third entry in the list of flaky tests, the run fails.
 */
export default class SummaryReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(result: FullResult): Promise<{status: 'failed'} | undefined> {
    const tests = this.suite?.allTests() ?? [];
    const retried = tests.filter((test) => test.outcome() === 'flaky');
    const files = retried.map(({location}) =>
      path.relative(root, location.file).split(path.sep).join('/'),
    );
    const flaky = flakyFiles(readFlakyTests(), files);
    const isTooMuch = retried.length > 0 && flaky.length >= TOO_MANY_FLAKY;
    if (retried.length > 0) {
      const todo = isTooMuch ? 'mend one of them' : 'note new ones in tests/flaky.json';
      process.stdout.write(
        `\nNeeded a second try: ${[...new Set(files)].join(', ')}. ${flaky.length} of at most ${TOO_MANY_FLAKY - 1} files of tests are flaky: ${todo}.\n`,
      );
    }
    const passed = tests.filter((test) => test.ok() && test.outcome() !== 'skipped').length;
    const skipped = tests.filter((test) => test.outcome() === 'skipped').length;
    // After an interrupted run, tests that did not run count as failed.
    const failed = tests.length - passed - (result.status === 'passed' ? skipped : 0);
    const tail = result.status === 'passed' && skipped > 0 ? `, ${skipped} skipped` : '';
    process.stdout.write(`\n${passed} passed, ${failed} failed${tail}\n`);
    return Promise.resolve(isTooMuch ? {status: 'failed'} : undefined);
  }

  printsToStdio(): boolean {
    return false;
  }
}
