import {spawn} from 'node:child_process';
import fs from 'node:fs';
import net, {type AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';

const site = path.resolve(__dirname, '../../..');

let root = '';

/** A small site whose `docusaurus` prints what it was called with. */
test.beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'start-'));
  const bin = path.join(root, 'node_modules/@docusaurus/core/bin');
  fs.mkdirSync(bin, {recursive: true});
  fs.writeFileSync(
    path.join(bin, 'docusaurus.mjs'),
    "console.log(process.argv.slice(2).join(' ')); process.exitCode = Number(process.env.CODE);",
  );
  fs.mkdirSync(path.join(root, 'scripts'));
  fs.copyFileSync(path.join(site, 'scripts/start.ts'), path.join(root, 'scripts/start.ts'));
});

test.afterEach(() => {
  fs.rmSync(root, {recursive: true});
});

interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Starts the server; not synchronously, so that this process can hold a port meanwhile. */
const start = (env: Record<string, string>, args: string[] = []): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const child = spawn(
      path.join(site, 'node_modules/.bin/tsx'),
      [path.join(root, 'scripts/start.ts'), ...args],
      {cwd: root, env: {...process.env, CODE: '0', ...env}},
    );
    const outcome = {stdout: '', stderr: ''};
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].on('data', (chunk: Buffer) => {
        outcome[name] += chunk.toString();
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({code, ...outcome});
    });
  });

/** Listens on a free port while something is done with its number. */
const withPort = async <T>(use: (port: number) => Promise<T>): Promise<T> => {
  const server = net.createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  try {
    return await use((server.address() as AddressInfo).port);
  } finally {
    server.close();
  }
};

/** A port that was free a moment ago. */
const freePort = (): Promise<number> => withPort((port) => Promise.resolve(port));

for (const port of ['http', '0', '-1', '65536', '3000.5', ' ']) {
  test(`PORT="${port}" is no port`, async () => {
    expect(await start({PORT: port})).toEqual({
      code: 1,
      stdout: '',
      stderr: `PORT is "${port}": give a number from 1 to 65535.\n`,
    });
  });
}

test('a taken port is named, with another to choose', async () => {
  await withPort(async (port) => {
    expect(await start({PORT: String(port)})).toEqual({
      code: 1,
      stdout: '',
      stderr: `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start\n`,
    });
  });
});

test('a free port and other options go to the dev server', async () => {
  const port = await freePort();
  expect(await start({PORT: String(port)}, ['--poll'])).toEqual({
    code: 0,
    stdout: `start --port ${port} --no-open --poll\n`,
    stderr: '',
  });
});

test('when the dev server fails, so does the command', async () => {
  expect(await start({PORT: String(await freePort()), CODE: '3'})).toMatchObject({code: 3});
});

test('explains itself without starting', async () => {
  const {code, stdout} = await start({PORT: 'http'}, ['--help']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Usage: npm start/);
});
