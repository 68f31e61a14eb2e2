// Tries what methods, options, commands and functions do, and compares it with the pages.
import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {counted, type Finding} from 'mdx-docs-checker/findings';

import {openCache} from '../src/content/diskCache';
import {readPageWithParts} from '../src/content/page';
import {modelKey} from '../src/toolkit-api/cache';
import {checkConfig, idleMethods, type ConfigEffects} from './lib/effects/configEffects';
import {
  checkClientOptions,
  checkData,
  DATA_EFFECTS,
  type DataEffects,
} from './lib/effects/dataEffects';
import {runCheck} from './lib/runCheck';

const HELP = `Tries out what Config methods, options, commands and functions do, and compares it with the pages.

  npm run check:effects                 all of them
  npm run check:effects -- --report     also prints the results

- Calls each Config method with a value other than its default, lets the toolkit's own code parse an empty
  command line, and compares what render, still, studio, bundle and the Lambda and Cloud Run commands pass on.
  Methods without an effect must be in METHODS_WITHOUT_EFFECT, and docs/config.mdx must say so.
- Runs what deletes, overwrites or publishes against in-memory clouds and in a temporary folder. The list in
  scripts/lib/effects/dataEffects.ts has what it does and the pages that have to say so.
- Passes requestHandler and forcePathStyle to the Lambda functions, and records which requests use them.

Results are cached until a toolkit package or scripts/lib/effects changes.

Exit codes: 0 no problems, 1 problems found, 2 wrong arguments`;

const root = path.resolve(__dirname, '..');
const folder = path.join(__dirname, 'lib/effects');
const run = promisify(execFile);

/** What a recorder found out, remembered as long as it and the packages are the same. */
const recorded = async (name: 'recordConfig' | 'recordData'): Promise<unknown> => {
  const cache = openCache<{effects: unknown}>(root, name, [folder]);
  const inputs = [modelKey(root)];
  const known = cache.get(inputs);
  if (known) return known.effects;
  const out = path.join(os.tmpdir(), `${name}-${process.pid}.json`);
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
  await run(process.execPath, [tsx, path.join(folder, `${name}.ts`), root, out], {
    maxBuffer: 50_000_000,
  });
  const effects = JSON.parse(readFileSync(out, 'utf8')) as unknown;
  cache.set(inputs, {effects});
  return effects;
};

/** The methods of `Config` that can be called. */
const methodsOfConfig = (): string[] => {
  const load = createRequire(path.join(root, 'package.json'));
  const {Config} = load('@remotion/cli/config') as {Config: object};
  return Object.entries(Object.getOwnPropertyDescriptors(Config)).flatMap(([name, property]) =>
    property.get === undefined ? [name] : [],
  );
};

runCheck({help: HELP, options: {report: {type: 'boolean'}}}, async ({values}, report) => {
  const [config, data] = (await Promise.all([
    recorded('recordConfig'),
    recorded('recordData'),
  ])) as [ConfigEffects, DataEffects];
  const pages = [
    'docs/config.mdx',
    'docs/lambda/proxy.mdx',
    'docs/lambda/_client-options.mdx',
    ...DATA_EFFECTS.flatMap((effect) => effect.pages),
  ];
  const texts = new Map<string, string>();
  for (const page of new Set(pages)) texts.set(page, (await readPageWithParts(root, page)).text);
  const textOf = (page: string): string => texts.get(page) ?? '';
  const findings: Finding[] = [
    ...checkConfig(config, methodsOfConfig(), textOf('docs/config.mdx')),
    ...checkData(data, textOf),
    ...checkClientOptions(data, textOf),
  ];
  for (const finding of findings) report(finding);
  // Last, since it reads the CLI's code, which a release can write in a form that the reader doesn't know.
  const idle = (await idleMethods(root, config)).map(({command, flag, method}): Finding => ({
    file: 'src/toolkit-api/cli/settingNames.ts',
    line: 1,
    code: 'effect',
    message: `the table for "remotion ${command}" lists Config.${method}() next to --${flag}, but the command doesn't read it`,
    todo: 'add it to METHODS_UNREAD, and say so on the pages',
  }));
  const tried = [...Object.entries(config), ...Object.entries(data)];
  const problems = findings.length + idle.length;
  return {
    findings: idle,
    notes: values.report
      ? tried.map(([name, effects]) => `${name}: ${effects.join(', ') || 'nothing'}`)
      : [],
    summary: `${counted(tried.length, 'effect')} tried, ${counted(problems, 'problem')}`,
  };
});
