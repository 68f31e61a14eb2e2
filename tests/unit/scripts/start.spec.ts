import {spawn} from 'node:child_process';
import fs from 'node:fs';
import net, {type AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';

const site = path.resolve(__dirname, '../../..');

let root = '';

const write = (file: string, lines: string[]): void => {
  const target = path.join(root, file);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, lines.join('\n'));
};

/**
 * A small site: its dev server prints what it was called with and ends once the samples are watched;
 * its samples have one finding.
 */
test.beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'start-'));
  write('node_modules/@docusaurus/core/bin/docusaurus.mjs', [
    "import fs from 'node:fs';",
    "console.log(process.argv.slice(2).join(' '));",
    'const timer = setInterval(() => {',
    "  if (!fs.existsSync('watched')) return;",
    '  clearInterval(timer);',
    '  process.exitCode = Number(process.env.CODE);',
    '}, 20);',
  ]);
  write('src/upstream/site-modules/register.cjs', []);
  write('scripts/lib/samples/watch.ts', [
    "import fs from 'node:fs';",
    'export const watchSamples = ({onResult}) => {',
    "  onResult({page: 'docs/a.mdx', findings: ['docs/a.mdx:3 wrong']});",
    "  onResult({page: 'docs/b.mdx', findings: []});",
    "  fs.writeFileSync('watched', '');",
    '  setInterval(() => {}, 1000);',
    '};',
  ]);
  write('node_modules/mdx-docs-checker/package.json', [
    JSON.stringify({exports: {'./findings': './findings.ts'}}),
  ]);
  write('node_modules/mdx-docs-checker/findings.ts', [
    'export const formatFinding = (finding) => finding;',
  ]);
  for (const file of ['scripts/start.ts', 'scripts/lib/port.ts', 'scripts/lib/runMain.ts']) {
    fs.copyFileSync(path.join(site, file), path.join(root, file));
  }
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

for (const port of ['http', '0', '65536', '3000.5']) {
  test(`PORT="${port}" is no port`, async () => {
    expect(await start({PORT: port})).toEqual({
      code: 1,
      stdout: '',
      stderr: `PORT is "${port}": use a number from 1 to 65535.\n`,
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
  const {code, stdout} = await start({PORT: String(port)}, ['--poll']);
  expect(code).toBe(0);
  expect(stdout).toContain(`start --port ${port} --no-open --poll\n`);
});

test('problems in samples are printed while the server runs', async () => {
  const {stdout, stderr} = await start({PORT: String(await freePort())});
  expect(stderr).toBe('[SAMPLE] docs/a.mdx:3 wrong\n');
  expect(stdout).toContain('[SAMPLE] docs/b.mdx: samples compile.\n');
});

test('when the dev server fails, so does the command', async () => {
  expect(await start({PORT: String(await freePort()), CODE: '3'})).toMatchObject({code: 3});
});

test('explains itself without starting', async () => {
  const {code, stdout} = await start({PORT: 'http'}, ['--help']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Usage: npm start/);
});
