// Times the tutorial's script: its own code, on as many rows as asked for.
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {random} from 'remotion';

import {readPage} from '../src/content/page';
import {requireBrowser} from './lib/browser';
import {contactSheet} from './lib/measure/contactSheet';
import {isMachineBusy, recordMeasurement} from './lib/measure/record';
import {readGuide} from './lib/walk/readGuide';
import {makeProject} from './lib/walk/scratchProject';
import {runMain} from './lib/runMain';

const TUTORIAL = 'learn/2025-06-30-data-to-videos.mdx';
const SHEET = 'static/img/measured/batch.webp';
const COLUMNS = 6;
const SHOWN = 24;

const help = `Usage: npm run measure:batch [-- --rows ${String(SHOWN)}]

Renders one video per row with the code from ${TUTORIAL}, and records the time
in src/data/measured.json. The last frames of the first ${String(SHOWN)} files become ${SHEET}.
Run it on an idle machine.`;

const root = path.resolve(__dirname, '..');

const MOST_MONTHS = 12;

/** Made-up rows that are the same in every run: one to twelve months, up to 90 kilometers each. */
const rowsOf = (count: number): {name: string; months: number[]}[] =>
  Array.from({length: count}, (_, row) => {
    const seed = `row-${String(row)}`;
    const months = 1 + Math.floor(random(seed) * MOST_MONTHS);
    return {
      name: `runner ${String(row + 1)}`,
      months: Array.from(
        {length: months},
        (__, month) => Math.round((5 + random(`${seed}-${String(month)}`) * 85) * 10) / 10,
      ),
    };
  });

const csvOf = (rows: ReturnType<typeof rowsOf>): string => {
  const header = [
    'name',
    ...Array.from({length: MOST_MONTHS}, (_, month) => `M${String(month + 1)}`),
  ];
  const lines = rows.map(({name, months}) =>
    [name, ...months, ...Array.from({length: MOST_MONTHS - months.length}, () => '')].join(','),
  );
  return `${[header.join(','), ...lines].join('\n')}\n`;
};

const run = (folder: string, env: NodeJS.ProcessEnv): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn('npx', ['tsx', 'render-all.ts'], {cwd: folder, env, stdio: 'inherit'});
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`render-all.ts ended with ${String(code)}`));
    });
  });

const measure = async (count: number): Promise<void> => {
  const browser = requireBrowser();
  const {steps} = await readGuide(await readPage(root, TUTORIAL));
  const project = makeProject(root, 'blank', []);
  try {
    for (const step of steps) {
      if (step.kind !== 'file') continue;
      const file = path.join(project.folder, step.name);
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, step.text);
    }
    const rows = rowsOf(count);
    fs.writeFileSync(path.join(project.folder, 'members.csv'), csvOf(rows));
    const isBusy = isMachineBusy();
    const start = performance.now();
    await run(project.folder, project.env);
    const seconds = (performance.now() - start) / 1000;
    const out = path.join(project.folder, 'out');
    const files = fs.readdirSync(out).sort();
    if (files.length !== count)
      throw new Error(`${String(files.length)} of ${String(count)} files`);
    const frames = rows.reduce((sum, {months}) => sum + 60 + 10 * months.length, 0);
    const shown = files.slice(0, SHOWN).map((name) => path.join(out, name));
    fs.writeFileSync(path.join(root, SHEET), await contactSheet(browser, shown, COLUMNS));
    recordMeasurement(root, 'batch', {files: files.length, frames, seconds, isBusy}, browser);
    console.log(`${String(count)} videos, ${String(frames)} frames: ${seconds.toFixed(1)} s`);
  } finally {
    project.remove();
  }
};

const options = {rows: {type: 'string', default: String(SHOWN)}} as const;

runMain({help, errorCode: 1, options}, async ({values}) => {
  const rows = Number(values.rows);
  if (!Number.isInteger(rows) || rows < SHOWN) {
    console.error(`--rows must be a whole number of ${String(SHOWN)} or more.`);
    process.exitCode = 2;
  } else await measure(rows);
});
