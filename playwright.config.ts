import {defineConfig, devices} from '@playwright/test';

import {browserArgs, findBrowser} from './scripts/lib/browser';

const port = Number(process.env.TEST_PORT ?? 4173);

/**
 * A page is left before what the engine's optimizing compilers make of its scripts pays off. `npm run nightly` has
 * them on, as visitors do.
 */
const scriptArgs = process.env.TEST_OPTIMIZER === 'on' ? [] : ['--js-flags=--no-opt,--no-maglev'];

/**
 * What needs neither a server nor a browser. A file runs in one worker: others would load what it reads and
 * compiles once more.
 */
export const fileProjects = [
  {name: 'unit', testDir: 'tests/unit', fullyParallel: false},
  {name: 'packages', testDir: 'packages', fullyParallel: false},
  {name: 'built', testDir: 'tests/built', fullyParallel: false},
];

/** Journeys in other engines than Chromium, which the tests start themselves. */
export const engineProjects = ['firefox', 'webkit'].map((name) => ({
  name,
  testDir: 'tests/engines',
}));

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than CI has cores: a fifth of the time, a test waits for frames, timers or a server.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A second try on busy machines of CI; the report names what needed it.
  retries: process.env.CI ? 1 : 0,
  // Generous, for machines that do other work, too: what hangs is found a minute later.
  timeout: 120_000,
  expect: {timeout: 10_000},
  reporter: [['list'], ['./tests/support/summaryReporter.ts']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: findBrowser(),
      args: [...browserArgs, ...scriptArgs],
    },
  },
  projects: [
    ...fileProjects,
    // Its files build small sites first; many short tests come last, so that all workers end together.
    {name: 'upgrade', testDir: 'tests/upgrade', timeout: 300_000},
    {name: 'browser', testDir: 'tests/browser'},
    ...engineProjects.map((project) => ({...project, grep: /@smoke/})),
  ],
  webServer: {
    command: `node --import tsx scripts/serve.ts --port ${port}`,
    port,
    reuseExistingServer: !process.env.CI,
    timeout: 60_000,
  },
});
