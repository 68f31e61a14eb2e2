// Tests of the packages: `npm test -w <package>` runs those of one.
import {defineConfig} from '@playwright/test';

import config from '../playwright.config';

export default defineConfig({
  ...config,
  testDir: __dirname,
  outputDir: '../test-results',
  projects: [{name: 'packages'}],
  reporter: 'list',
  webServer: undefined,
});
