import type {FullResult, Reporter, Suite} from '@playwright/test/reporter';

/** Ends the output with one line that counts the tests: `12 passed, 0 failed`. */
export default class SummaryReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(result: FullResult): void {
    const tests = this.suite?.allTests() ?? [];
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
