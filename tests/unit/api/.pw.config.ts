import {defineConfig} from '@playwright/test';
export default defineConfig({
  testDir: '.',
  workers: 2,
  reporter: 'list',
  timeout: 120000,
  outputDir: '/tmp/pw-api',
});
