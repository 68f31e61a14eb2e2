import path from 'node:path';
import type {FullResult, Reporter, Suite} from '@playwright/test/reporter';

import {readFlakyTests} from './flakyTests';

const root = path.resolve(__dirname, '../..');

/**
 * Ends the output with one line that counts the tests: `12 passed, 0 failed`. Before it, it names the tests that needed
 * a second try: they belong into the list of flaky tests, whose third entry fails a test.
 */
export default class SummaryReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(result: FullResult): void {
    const tests = this.suite?.allTests() ?? [];
    const retried = tests.filter((test) => test.outcome() === 'flaky');
    const files = retried.map(({location}) =>
      path.relative(root, location.file).split(path.sep).join('/'),
    );
    if (retried.length > 0) {
      const listed = new Set(readFlakyTests().map(({test}) => test));
      const lines = [...new Set(files)].map((file) => (listed.has(file) ? file : `${file} (new)`));
      process.stdout.write(
        `\nNeeded a second try: ${lines.join(', ')}. Mend them, or note new ones in tests/flaky.json.\n`,
      );
    }
    const passed = tests.filter((test) => test.ok() && test.outcome() !== 'skipped').length;
    const skipped = tests.filter((test) => test.outcome() === 'skipped').length;
    // After an interrupted run, tests that did not run count as failed.
    const failed = tests.length - passed - (result.status === 'passed' ? skipped : 0);
    const tail = result.status === 'passed' && skipped > 0 ? `, ${skipped} skipped` : '';
    process.stdout.write(`\n${passed} passed, ${failed} failed${tail}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
