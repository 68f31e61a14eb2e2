// Journeys through build/ in Firefox and WebKit.
import fs from 'node:fs';
import path from 'node:path';

import {requireEngines} from './lib/engines';
import {runTool} from './lib/runTool';
import {runWrapper} from './lib/runMain';

const help = `Usage: npm run test:engines [-- <options of playwright test>]

Runs journeys through build/ in Firefox and WebKit, served with the hosts' headers. Debian's packages of both are
installed if possible; otherwise, the command says what is missing and fails.
  -- --project firefox     only in Firefox (or webkit)
  -- playground            only files with this word in their names
  -- --grep @smoke         only what npm test runs`;

runWrapper({help, errorCode: 1}, async (args) => {
  requireEngines();
  if (!fs.existsSync(path.resolve(__dirname, '../build/sitemap.xml'))) {
    throw new Error('There is no build/ to test: run `npm run build` first.');
  }
  const config = ['--config', 'playwright.engines.config.ts'];
  process.exitCode = await runTool('playwright', ['test', ...config, ...args]);
});
