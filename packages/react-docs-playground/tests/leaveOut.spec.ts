import {expect, test} from '@playwright/test';
import {build} from 'esbuild';

import {asEnum, leaveOutUnused} from '../lib/sucrase/leaveOut.ts';

test('parts of the compiler that are left out are there, or the build names them', async () => {
  const bundle = build({
    stdin: {contents: 'export {};'},
    bundle: true,
    write: false,
    logLevel: 'silent',
    plugins: [leaveOutUnused],
  });
  await expect(bundle).rejects.toThrow(
    /react-docs-playground.*leaveOut\.ts: .*FlowTransformer.*adapt/,
  );
  expect(() => asEnum('export const tables = {};')).toThrow(
    /^react-docs-playground.*leaveOut\.ts: .*adapt/,
  );
});
