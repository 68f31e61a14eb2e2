import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {findExport} from 'dts-api-model/model';
import type {PhrasingContent, Table} from 'mdast';

import {readPageWithParts} from '../../../src/content/page';
import {optionsTable, settingsFor} from '../../../src/markdown/remarkOptionsTable';
import {CLOUD_FUNCTIONS, CLOUD_NAMES} from '../../../src/toolkit-api/cli/cloudNames';
import {FLAG_EXCEPTIONS, GLOBAL_FLAGS, isGroup} from '../../../src/toolkit-api/cli/commands';
import {METHODS_WITHOUT_EFFECT} from '../../../src/toolkit-api/cli/settingNames';
import {loadCommandFlags} from '../../../src/toolkit-api/cli/loadFlags';
import {
  isCloudCommand,
  readCloudSettings,
  readSettings,
} from '../../../src/toolkit-api/cli/settings';
import {loadModel} from '../../../src/toolkit-api/loadApi';

// The first test of a run may have to read the toolkit's types, which takes a while.
test.describe.configure({timeout: 180_000});

const root = path.resolve(__dirname, '../../..');

const textOf = (node: PhrasingContent): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

const rowsOf = (table: Table): string[][] =>
  table.children.map(({children}) => children.map((cell) => cell.children.map(textOf).join('')));

const addressesOf = (table: Table): string[] =>
  table.children.flatMap(({children}) =>
    children.flatMap((cell) =>
      cell.children.flatMap((node) => (node.type === 'link' ? [node.url] : [])),
    ),
  );

test('one setting stands in a row with all its names and its default', () => {
  expect(rowsOf(optionsTable(readSettings(root)))).toContainEqual([
    '--jpeg-quality',
    'setJpegQuality()',
    'jpegQuality',
    '80',
  ]);
});

test('the table of a function has its options first', () => {
  const [head, ...rows] = rowsOf(optionsTable(readSettings(root), 'bundle'));
  expect(head).toEqual(['Option', 'Flag', 'Config file', 'Default']);
  expect(rows).toContainEqual(['publicDir', '--public-dir', 'setPublicDir()', 'public']);
  expect(rows).toContainEqual(['outDir', '--out-dir', '', 'a new temporary folder']);
  expect(rows.flat()).not.toContain('crf');
});

test('a method that does nothing is marked, and its section says so', async () => {
  const {text: config} = await readPageWithParts(root, 'docs/config.mdx');
  const methods = [...METHODS_WITHOUT_EFFECT];
  const cells = rowsOf(optionsTable(readSettings(root))).flat();
  expect(methods.filter((name) => !cells.includes(`${name}() (no effect)`))).toEqual([]);
  const sections = config.split(/^### /mu);
  const silent = methods.filter(
    (name) =>
      !sections.some(
        (section) =>
          section.startsWith(`\`${name}()\``) &&
          /\bAt (?:4\.0\.319|\[4\.0\.\d+\]\(\/docs\/contributing\/docs#versions\)),/u.test(section),
      ),
  );
  expect(silent).toEqual([]);
});

test('the table of a command has the flags that the command reads', () => {
  const rows = rowsOf(optionsTable(readSettings(root), 'remotion still'));
  expect(rows.flat()).toContain('--frame');
  expect(rows.flat()).not.toContain('--crf');
});

test('a flag of a cloud package leads to the page of its command', () => {
  const commands = ['remotion lambda sites create', 'remotion cloudrun render', 'remotion studio'];
  const addresses = commands.map((command) =>
    addressesOf(
      optionsTable(
        [{flag: 'force', config: [], default: '', commands: [command], functions: []}],
        command,
      ),
    ),
  );
  expect(addresses).toEqual([
    ['/docs/lambda/cli/sites/create#--force'],
    ['/docs/cloudrun/cli/render#--force'],
    ['/docs/cli/studio#--force'],
  ]);
});

const tableOf = async (of?: string): Promise<Table> =>
  optionsTable(await settingsFor(root, of), of);

test('the table of a cloud command has its own flags, options and defaults', async () => {
  const rows = rowsOf(await tableOf('remotion lambda render'));
  expect(rows[0]).toEqual(['Flag', 'Config file', 'Node.js option', 'Default']);
  expect(rows).toContainEqual(['--frames-per-lambda', '', 'framesPerLambda', 'from the length']);
  expect(rows).toContainEqual(['--webhook-secret', '', 'webhook.secret', 'none']);
  expect(rows).toContainEqual(['--crf', 'setCrf()', 'crf', 'depends on the codec']);
  expect(rows).toContainEqual(['--delete-after', 'setDeleteAfter()', 'deleteAfter', 'never']);
  const timeout = async (command: string): Promise<string[] | undefined> =>
    rowsOf(await tableOf(command)).find(([name]) => name === '--timeout');
  expect(await timeout('remotion lambda functions deploy')).toEqual([
    '--timeout',
    '',
    'timeoutInSeconds',
    '120 seconds',
  ]);
  expect((await timeout('remotion cloudrun still'))?.[2]).toBe('delayRenderTimeoutInMilliseconds');
});

test('every flag of the cloud commands has a row, every entry has a flag, and every option exists', async () => {
  const commands = Object.entries(loadCommandFlags(root)).filter(
    ([name]) => isCloudCommand(name) && !isGroup(name),
  );
  expect(commands.length).toBeGreaterThan(20);
  const used = new Set<unknown>();
  for (const [command, flags] of commands) {
    const settings = await readCloudSettings(command, root);
    const excepted = FLAG_EXCEPTIONS.filter((entry) => entry.command === command);
    expect(settings.length, command).toBe(flags.length - excepted.length);
    for (const {flag} of settings) {
      used.add(
        CLOUD_NAMES.find((entry) => entry.flag === flag && (entry.of?.test(command) ?? true)),
      );
    }
  }
  expect(CLOUD_NAMES.filter((entry) => !used.has(entry))).toEqual([]);
  const listed = await Promise.all(
    Object.keys(CLOUD_FUNCTIONS).map((command) => readCloudSettings(command, root)),
  );
  const options = new Set(listed.flatMap((settings) => settings.map(({api}) => api)));
  expect(CLOUD_NAMES.filter(({api}) => api !== undefined && !options.has(api))).toEqual([]);
});

test('a name that is neither a command nor a function is an error', () => {
  expect(() => optionsTable(readSettings(root), 'remotion rander')).toThrow(
    '"remotion rander" is neither a command such as "remotion render"',
  );
});

test('every flag of the commands has a row, and every row has a flag or a method that exists', () => {
  const settings = readSettings(root);
  const flags = Object.entries(loadCommandFlags(root)).filter(
    ([command]) => !isCloudCommand(command),
  );
  const listed = settings.flatMap(({flag}) => (flag === undefined ? [] : [flag]));
  const known = new Set([...flags.flatMap(([, names]) => names), ...GLOBAL_FLAGS]);
  const excepted = new Set(FLAG_EXCEPTIONS.map(({flag}) => flag));
  expect(listed.filter((flag) => !known.has(flag))).toEqual([]);
  expect([...known].filter((flag) => !listed.includes(flag) && !excepted.has(flag))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

test('every method of the configuration file that is not deprecated has a row', () => {
  const config = findExport(loadModel(root), '@remotion/cli/config#Config');
  const methods = config?.members.filter(({deprecated}) => deprecated === undefined) ?? [];
  const listed = readSettings(root).flatMap((setting) => setting.config);
  expect(methods.length).toBeGreaterThan(60);
  expect(listed.toSorted()).toEqual(methods.map(({name}) => name).toSorted());
});

test('every link of the table leads to a heading', async () => {
  const ids = new Map<string, Set<string>>();
  const idsOf = async (page: string): Promise<Set<string>> => {
    const known = ids.get(page);
    if (known) return known;
    const file = ['.mdx', '/index.mdx', '/cli.mdx']
      .map((ending) => page.slice(1) + ending)
      .find((candidate) => existsSync(path.join(root, candidate)));
    const headings = file === undefined ? [] : (await readPageWithParts(root, file)).headings;
    const found = new Set(headings.map(({id}) => id));
    ids.set(page, found);
    return found;
  };
  const wanted = ['remotion render', 'remotion studio', 'renderMedia', 'renderStill', 'bundle'];
  const dead: string[] = [];
  for (const of of [undefined, ...wanted, ...Object.keys(CLOUD_FUNCTIONS)]) {
    for (const address of addressesOf(await tableOf(of))) {
      const [page = '', id = ''] = address.split('#');
      if (!(await idsOf(page)).has(id)) dead.push(address);
    }
  }
  expect([...new Set(dead)]).toEqual([]);
});
