// After the build: node write-copy.mjs [off]
import {writeOfflineCopy} from 'docusaurus-offline-copy/write';

await writeOfflineCopy('build', {
  siteDir: import.meta.dirname,
  baseUrl: '/trails/',
  worker: './src/worker.js',
  version: 'summer 2026',
  corePages: ['offline'],
  isOn: process.argv[2] !== 'off',
});
