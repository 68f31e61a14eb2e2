// Finds browsers (or installs them), checks, builds, tests in a real Chromium and briefly in Firefox and WebKit.
import {requireTestBrowser} from './lib/browser';
import {requireEngines} from './lib/engines';
import {runTool} from './lib/runTool';
import {runWrapper} from './lib/runMain';

const help = `Usage: npm test [-- --no-build] [-- --full] [-- <options of playwright test>]

Runs the checks, builds the site, runs all tests in a real Chromium, and the shortest ones of
npm run test:engines in Firefox and WebKit.
  --no-build  only the tests, on the existing build/
  --full      every fault on every kind of page, for example after an upgrade; otherwise, each fault
              and each kind of page is tested, but not all pairs

With TEST_OPTIMIZER=on, Chromium compiles scripts as it does for visitors, which takes longer.`;

runWrapper({help, errorCode: 1}, async (args) => {
  const own = ['--full', '--no-build'];
  requireTestBrowser();
  requireEngines();
  if (!args.includes('--no-build')) {
    // Each uses a single core for part of its time.
    const codes = await Promise.all([
      runTool('tsx', ['scripts/check.ts']),
      runTool('tsx', ['scripts/build.ts']),
    ]);
    const failed = codes.find((code) => code !== 0);
    if (failed !== undefined) {
      process.exitCode = failed;
      return;
    }
  }
  process.exitCode = await runTool(
    'playwright',
    ['test', ...args.filter((argument) => !own.includes(argument))],
    args.includes('--full') ? {TEST_SCOPE: 'full'} : {},
  );
});
