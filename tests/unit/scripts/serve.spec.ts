import {spawn} from 'node:child_process';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {readPort} from '../../../scripts/lib/port';

test('a port is that of the variable, or 3000', () => {
  expect(readPort('4321')).toBe(4321);
  expect(readPort(undefined)).toBe(3000);
  expect(readPort('')).toBe(3000);
  expect(() => readPort('70000', '--port')).toThrow(
    '--port is "70000": use a number from 1 to 65535.',
  );
});

const root = path.resolve(__dirname, '../../..');

for (const [args, env] of [
  [[], {PORT: 'http'}],
  [['--port', 'http'], {PORT: '4321'}],
] as const) {
  test(`npm run serve ${args.join(' ')} with PORT=${env.PORT} names what is no port`, async () => {
    const child = spawn(path.join(root, 'node_modules/.bin/tsx'), ['scripts/serve.ts', ...args], {
      cwd: root,
      env: {...process.env, ...env},
    });
    let printed = '';
    child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(1);
    expect(printed).toContain(
      `${args.length > 0 ? '--port' : 'PORT'} is "http": use a number from 1 to 65535.`,
    );
  });
}
