// Starts the dev server on PORT or 3000, with a clear message when the port is taken.
import {spawn} from 'node:child_process';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

import {readPort} from './lib/port';
import {runWrapper} from './lib/runMain';

const help = `Usage: npm start [-- --no-open …]

Starts the dev server on http://localhost:3000, or on the port in the environment variable PORT.
Each time a page is saved, problems in its code samples are printed as warnings.
Other options are passed to docusaurus start.`;

const root = path.resolve(__dirname, '..');

const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = net.connect({port, host: 'localhost'});
    probe.on('connect', () => {
      probe.destroy();
      resolve(true);
    });
    probe.on('error', () => {
      resolve(false);
    });
  });

/** Compiles the samples of each page that is saved and prints the problems. */
const warnAboutSamples = async (): Promise<void> => {
  // The server, which has started, goes first.
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  const {watchSamples} = await import('./lib/samples/watch');
  const {formatFinding} = await import('mdx-docs-checker/findings');
  watchSamples({
    onResult: ({page, findings}) => {
      for (const finding of findings) console.warn(`[SAMPLE] ${formatFinding(finding)}`);
      if (findings.length === 0) console.log(`[SAMPLE] ${page}: samples compile.`);
    },
  });
};

runWrapper({help, errorCode: 1}, async (args) => {
  const port = readPort(process.env.PORT);
  if (await isTaken(port)) {
    console.error(
      `Port ${String(port)} is taken by another program. Stop it, or choose another port: PORT=${port < 65535 ? port + 1 : 3000} npm start`,
    );
    process.exitCode = 1;
    return;
  }
  const server = spawn(
    process.execPath,
    [
      '--require',
      path.join(root, 'src/upstream/site-modules/register.cjs'),
      path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'start',
      '--port',
      String(port),
      ...(process.stdout.isTTY ? [] : ['--no-open']),
      ...args,
    ],
    {cwd: root, stdio: 'inherit', env: {...process.env, NO_UPDATE_NOTIFIER: '1'}},
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => server.kill(signal));
  }
  server.on('exit', (code) => {
    process.exit(code ?? 0);
  });
  await warnAboutSamples();
});
