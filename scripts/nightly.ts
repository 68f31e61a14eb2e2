// What takes too long for every commit: all faults, all engines, all samples, all guides.
import {runTool} from './lib/runTool';
import {runMain} from './lib/runMain';

const help = `Usage: npm run nightly

Runs what's too slow for each commit, one after another, and lists at the end which of these failed:
  tests     npm test -- --full, with scripts compiled as visitors' browsers do (TEST_OPTIMIZER=on)
  engines   npm run test:engines
  access    npm run check:access
  registry  npm run check:registry
  looks     npm run compare:pages, with the last commit whose looks were approved
  books     npm run check:books
  renders   npm run check:renders -- --all
  guides    npm run walk
  exam      npm run exam
  faults    npm run exam -- --faults
  upgrades  npm run check:migrations

It takes much longer than npm test. CI runs it every night.

Exit codes: 0 everything passed, 1 something failed`;

interface Part {
  name: string;
  script: string;
  args: string[];
  environment?: NodeJS.ProcessEnv;
}

const parts: Part[] = [
  {
    name: 'tests',
    script: 'scripts/test.ts',
    args: ['--full'],
    environment: {TEST_OPTIMIZER: 'on'},
  },
  // On the build of the tests.
  {name: 'engines', script: 'scripts/test-engines.ts', args: []},
  {name: 'access', script: 'scripts/check-access.ts', args: []},
  {name: 'registry', script: 'scripts/check-registry.ts', args: []},
  {name: 'looks', script: 'scripts/compare-pages.ts', args: []},
  {name: 'books', script: 'scripts/check-books.ts', args: []},
  {name: 'renders', script: 'scripts/check-renders.ts', args: ['--all']},
  {name: 'guides', script: 'scripts/walk.ts', args: []},
  {name: 'exam', script: 'scripts/exam.ts', args: []},
  {name: 'faults', script: 'scripts/exam.ts', args: ['--faults']},
  {name: 'upgrades', script: 'scripts/check-migrations.ts', args: []},
];

const main = async (): Promise<void> => {
  const failed: string[] = [];
  for (const part of parts) {
    console.log(`\n== ${part.name}: ${part.script} ${part.args.join(' ')}`);
    const code = await runTool('tsx', [part.script, ...part.args], part.environment);
    if (code !== 0) failed.push(part.name);
  }
  console.log(failed.length === 0 ? '\nEverything passed.' : `\nFailed: ${failed.join(', ')}`);
  if (failed.length > 0) process.exitCode = 1;
};

runMain({help, errorCode: 1}, main);
