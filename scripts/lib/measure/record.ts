import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type {Measurement} from '../../../src/data/measurements';

const fileOf = (root: string): string => path.join(root, 'src/data/measurements.json');

const versionOf = (root: string, name: string): string => {
  const file = path.join(root, 'node_modules', name, 'package.json');
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as {version: string}).version;
};

/** Whether other programs keep the machine busy: call it before a render starts. */
export const isMachineBusy = (): boolean => (os.loadavg()[0] ?? 0) > os.cpus().length / 2;

/**
 * Notes how long a render took, with the machine and the versions of this run.
 *
 * @param name key in src/data/measurements.json
 * @param browser path of the browser that drew the frames
 */
export const recordMeasurement = (
  root: string,
  name: string,
  result: Pick<Measurement, 'files' | 'frames' | 'seconds' | 'isBusy'>,
  browser: string,
): Measurement => {
  const file = fileOf(root);
  const known = fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, Measurement>)
    : {};
  const cpus = os.cpus();
  const measurement: Measurement = {
    ...result,
    seconds: Math.round(result.seconds * 10) / 10,
    date: new Date().toISOString().slice(0, 10),
    remotion: versionOf(root, 'remotion'),
    cpu: cpus[0]?.model.trim() ?? 'unknown processor',
    cores: cpus.length,
    memory: Math.round(os.totalmem() / 1024 ** 3),
    system: `${os.type()} ${os.arch()}`,
    node: process.version.slice(1),
    browser: execFileSync(browser, ['--version'], {encoding: 'utf8'}).trim(),
  };
  const entries = Object.entries({...known, [name]: measurement}).sort(([a], [b]) =>
    a.localeCompare(b),
  );
  fs.writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  return measurement;
};
