// Plants faults in src/, one at a time: node mutate.mjs
import {mutate} from 'playwright-mutation-sample';

const result = await mutate({
  root: import.meta.dirname,
  folders: ['src'],
  isMutated: () => true,
  specFolders: ['unit'],
  specName: /\.test\.ts$/,
  seed: 2,
  count: 2,
  isListed: process.argv.includes('--list'),
});
if (result && result.survivors.length > 0) process.exitCode = 1;
