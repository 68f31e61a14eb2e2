// The npm package of the docs, installed from the built file and asked without a network.
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import type {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {packageFile, sectionAt} from 'docs-mcp-package';
import {createTarball} from 'docs-mcp-package/pack';
import {readAnchorCode} from 'embedded-docs-search/format';

import {writeDocsPackage} from '../../scripts/lib/docsPackage/writeDocsPackage';
import {readQueries} from '../../scripts/lib/search/queries';
import {site} from '../../src/config/site';
import {openSiteLibrary} from '../../src/docs-package/library';
import {program} from '../../src/docs-package/program';
import {unpackProject} from '../../src/playground/project/shareLink';
import manifest from '../../package.json';
import {buildFolder} from '../support/buildFolder';
import {loadProtocolClient} from '../support/protocolClient';

// One worker installs the package, once.
test.describe.configure({mode: 'default'});

const {name: packageName, tools} = program;
const version = manifest.dependencies.remotion;
const built = path.join(buildFolder, packageFile(packageName, version));
const guard = path.resolve(__dirname, '../support/cutNetwork.cjs');

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-package-'));
const installed = path.join(scratch, 'project/node_modules', packageName);
const environment = {
  ...process.env,
  NODE_OPTIONS: '',
  npm_config_cache: path.join(scratch, 'npm'),
  npm_config_offline: 'true',
  npm_config_update_notifier: 'false',
};
/** Of a program that may not use the network. */
const offline = {...environment, NODE_OPTIONS: `--require ${guard}`};

let protocol: Awaited<ReturnType<typeof loadProtocolClient>>;
const clients: Client[] = [];

/** Starts the server as assistants do. */
const connect = async (
  folder = installed,
  cwd = scratch,
): Promise<{client: Client; pid: number}> => {
  const client = new protocol.Client({name: 'test', version: '1.0.0'});
  const transport = new protocol.StdioClientTransport({
    command: process.execPath,
    args: [path.join(folder, 'remotion-docs.cjs')],
    env: offline,
    cwd,
    stderr: 'ignore',
  });
  await client.connect(transport);
  clients.push(client);
  return {client, pid: transport.pid ?? 0};
};

/** What a tool answers. */
const ask = async (client: Client, name: string, given: object): Promise<string> => {
  const {content} = await client.callTool({name, arguments: given as Record<string, unknown>});
  return (content as {text: string}[]).map(({text}) => text).join('\n\n');
};

/** Runs a command in a project. */
const run = (args: readonly string[], {input = '', cwd = scratch, folder = installed} = {}) =>
  spawnSync(process.execPath, [path.join(folder, 'remotion-docs.cjs'), ...args], {
    input,
    cwd,
    env: offline,
    encoding: 'utf8',
  });

/** A copy of the installed package. */
const copyPackage = (name: string): string => {
  const folder = path.join(scratch, name);
  fs.cpSync(installed, folder, {recursive: true});
  return folder;
};

const addressesIn = (text: string): string[] =>
  [...text.matchAll(/https:\/\/www\.remotion\.dev(\/[^\s#)]*)/g)].map(
    ([, address = '']) => address,
  );

test.beforeAll(async () => {
  const project = path.join(scratch, 'project');
  fs.mkdirSync(project);
  fs.writeFileSync(path.join(project, 'package.json'), '{}');
  const {status, stderr} = spawnSync('npm', ['install', '--no-audit', '--no-fund', built], {
    cwd: project,
    env: environment,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  protocol = await loadProtocolClient(scratch);
});

test.afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  fs.rmSync(scratch, {recursive: true, force: true});
});

test('the package has no dependencies, and licenses of what is bundled', () => {
  const {dependencies, bin} = JSON.parse(
    fs.readFileSync(path.join(installed, 'package.json'), 'utf8'),
  ) as {dependencies?: object; bin: object};
  expect(dependencies).toBeUndefined();
  expect(bin).toEqual({[packageName]: 'remotion-docs.cjs'});
  expect(fs.readdirSync(path.join(scratch, 'project/node_modules')).sort()).toEqual([
    '.bin',
    '.package-lock.json',
    packageName,
  ]);
  const notices = fs.readFileSync(path.join(installed, 'NOTICES.txt'), 'utf8');
  for (const name of ['@modelcontextprotocol/sdk', 'zod', 'ajv', 'stemmer', 'sucrase', 'fflate']) {
    expect(notices).toMatch(new RegExp(`^${name} \\d`, 'm'));
  }
  expect(fs.statSync(built).size).toBeLessThan(4_000_000);
});

test('the same build makes the same bytes', async () => {
  const copy = path.join(scratch, 'site');
  fs.mkdirSync(path.join(copy, 'docs'), {recursive: true});
  for (const folder of ['assets/search', 'assets/history']) {
    fs.cpSync(path.join(buildFolder, folder), path.join(copy, folder), {recursive: true});
  }
  fs.writeFileSync(path.join(copy, 'llms.txt'), '# Remotion\n');
  fs.writeFileSync(path.join(copy, 'docs/a.md'), '---\ntitle: "A"\n---\n\n# A\n');
  const settings = {siteDir: path.resolve(__dirname, '../..'), version};
  const make = async (): Promise<Buffer> => {
    await writeDocsPackage(copy, settings);
    return fs.readFileSync(path.join(copy, packageFile(packageName, version)));
  };
  const first = await make();
  // Files that were written at another time are the same files.
  fs.utimesSync(path.join(copy, 'docs/a.md'), 1, 1);
  expect((await make()).equals(first)).toBe(true);
  expect(() => createTarball(new Map([['a'.repeat(120), '']]), [])).toThrow(/too long/);
});

test('npx runs the file', () => {
  const {status, stdout, stderr} = spawnSync('npx', ['-y', `file:${built}`, '--version'], {
    cwd: scratch,
    env: environment,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  expect(stdout).toBe(`${version}\n`);
});

test('a client lists every tool, and each answers with addresses and the version', async () => {
  const {client} = await connect();
  expect(client.getServerVersion()).toMatchObject({name: packageName, version});
  expect(client.getInstructions()).toContain(version);
  const listed = (await client.listTools()).tools;
  expect(listed.map(({name}) => name)).toEqual(tools.map(({name}) => name));
  const calls: [name: string, given: object, answer: RegExp][] = [
    ['search', {query: 'spring damping'}, /spring\(\) › damping\?\n.*\/docs\/spring#damping\n/],
    ['read', {page: '/docs/spring', section: 'damping'}, /#### `damping\?`\n\nFriction/],
    [
      'explain_error',
      {error: 'Error: registerRoot() was called more than once.\n    at a (b.js:1:2)'},
      /\/docs\/register-root#errors/,
    ],
    [
      'explain_error',
      {error: 'fatal: refusing to merge unrelated histories of branch main'},
      /looks like a message from Git.*\n[^]*\/docs\/troubleshooting\/tool-errors#git/,
    ],
    ['find_sample', {query: 'fade in a title'}, /````tsx[^`]+interpolate\(/],
    ['api', {name: '<Sequence>'}, /`from\?`/],
    [
      'what_changed',
      {from: '4.0.100', packages: 'remotion', name: '<Sequence>'},
      /4\.0\.140\n.*`premountFor` of `<Sequence>` is new: \S+\/docs\/sequence#premountfor/,
    ],
    [
      'playground_link',
      {code: "import {AbsoluteFill} from 'remotion';\nexport const A = () => <AbsoluteFill />;"},
      /\/playground#code=[\w-]+$/,
    ],
  ];
  expect([...new Set(calls.map(([name]) => name))]).toEqual(listed.map(({name}) => name));
  for (const [name, given, answer] of calls) {
    const text = await ask(client, name, given);
    expect(text, name).toMatch(answer);
    expect(text, name).toContain(version);
    expect(addressesIn(text).length, name).toBeGreaterThan(0);
    expect(text.length, name).toBeLessThan(12_000);
  }
});

/** Every so many of the further queries: tests/built/searchQuality.spec.ts asks the same engine all of them. */
const step = 8;

test('known queries have the right page in the top five', async () => {
  const {client} = await connect();
  const queries = [
    ...readQueries('golden'),
    ...readQueries('further').filter((_, place) => place % step === 0),
  ];
  const missed: string[] = [];
  const pageOf = (address: string): string => address.replace(/#.*/, '').replace(/(.)\/$/, '$1');
  for (const {query, expected} of queries) {
    const right = expected.map(pageOf);
    const found = addressesIn(await ask(client, 'search', {query})).map(pageOf);
    if (!found.some((address) => right.includes(address))) missed.push(query);
  }
  expect(queries.length).toBeGreaterThan(150);
  expect(1 - missed.length / queries.length, missed.join('\n')).toBeGreaterThanOrEqual(0.99);
});

test('95% of the pastes of the toolkit have the right page first', async () => {
  const {client} = await connect();
  const pastes = JSON.parse(
    fs.readFileSync(path.resolve(__dirname, '../fixtures/pastes/pastes.json'), 'utf8'),
  ) as {by: string; paste: string; pages: string[]}[];
  const own = pastes.filter(({by}) => by === 'toolkit');
  expect(own.length).toBeGreaterThan(100);
  const missed: string[] = [];
  for (const {paste, pages} of own) {
    const text = await ask(client, 'explain_error', {error: paste});
    const [url = ''] = /^https:\S+/m.exec(text) ?? [];
    const isRight = pages.some((page) =>
      page.includes('#')
        ? url === site.url + page
        : new RegExp(`^${site.url}${page}(?:[#/]|$)`).test(url),
    );
    if (!isRight) missed.push(`${url}: ${paste.slice(0, 80)}`);
  }
  expect(1 - missed.length / own.length, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
});

test('long pages say their size first, and are read in sections and parts', async () => {
  const {client} = await connect();
  const overview = await ask(client, 'read', {page: 'https://www.remotion.dev/docs/config.md'});
  expect(overview).toMatch(/docs\/config · Remotion [\d.]+ · [\d,]+ characters/);
  expect(overview.length).toBeLessThan(20_000);
  const library = openSiteLibrary(installed);
  const page = library.page('/docs/config');
  let whole = '';
  for (let part = 1; part < 20; part++) {
    const text = await ask(client, 'read', {page: '/docs/config', part}).catch(() => '');
    if (text === '') break;
    expect(text.length).toBeLessThan(8300);
    whole += text.slice(text.indexOf('\n\n'));
  }
  const compact = (text = ''): string => text.replace(/\s+/g, '');
  expect(compact(whole)).toBe(compact(page?.body));
});

test('every section that the search can name is on its page', () => {
  const library = openSiteLibrary(installed);
  const lost: string[] = [];
  let count = 0;
  const folder = path.join(installed, 'search');
  const {pages} = JSON.parse(fs.readFileSync(path.join(folder, 'names.json'), 'utf8')) as {
    pages: [title: string, address: string][];
  };
  const texts = fs
    .readdirSync(path.join(folder, 'texts'))
    .sort((a, b) => parseInt(a, 10) - parseInt(b, 10))
    .flatMap(
      (file) =>
        JSON.parse(fs.readFileSync(path.join(folder, 'texts', file), 'utf8')) as {
          sections: [anchorCode: string, heading: string][];
        }[],
    );
  expect(texts.length).toBe(pages.length);
  pages.forEach(([, address], index) => {
    const page = library.page(address);
    if (!page) lost.push(address);
    for (const [code, heading] of texts[index]?.sections ?? []) {
      const anchor = readAnchorCode(code, heading);
      if (anchor === '') continue;
      count++;
      if (page && sectionAt(page, anchor)?.anchor !== anchor) lost.push(`${address}#${anchor}`);
    }
  });
  expect(count).toBeGreaterThan(3000);
  expect(lost).toEqual([]);
});

test('wrong calls get an error that says what to do, and the server stays up', async () => {
  const {client} = await connect();
  const wrong: [name: string, given: object, message: RegExp][] = [
    ['search', {query: 7}, /-32602.*"query" must be a string/],
    ['search', {}, /"query" is missing.*query: string/],
    ['search', {query: '  '}, /must not be empty/],
    ['search', {query: 'a', limit: '5'}, /"limit" must be a whole number from 1 to 20/],
    ['search', {query: 'a', limit: 1.5}, /whole number/],
    ['search', {query: 'a', limits: 5}, /there is no argument "limits"/],
    ['search', {query: 'spring '.repeat(15_000)}, /105,000 characters.*explain_error/],
    ['read', {page: '/docs/sprng'}, /There is no page \/docs\/sprng.*\/docs\/spring/],
    ['read', {page: '/../../package.json'}, /There is no page/],
    ['read', {page: '/docs/spring', section: 'nothing'}, /no section "nothing".*damping/],
    ['read', {page: '/docs/spring', part: 99}, /There is no part 99/],
    ['api', {name: 'interpolat'}, /Did you mean interpolate\?/],
    ['api', {name: 'spring', option: 'duration'}, /no section "duration".*durationinframes/],
    ['explain_error', {error: 'x'.repeat(2_000_000)}, /at most 1,000,000/],
    ['what_changed', {from: '3.3.1'}, /isn’t a version from 4\.0\.0 to 4\.0\.319/],
    ['what_changed', {from: '4.0.300', to: '4.0.200'}, /isn’t older than/],
    ['what_changed', {from: '4.0.1', packages: '@remotion/playr'}, /mean @remotion\/player/],
    ['playground_link', {code: 'export const = 7'}, /syntax error/],
    ['playground_link', {code: "import 'lodash/fp'; export const A = lodash;"}, /has no lodash/],
    [
      'playground_link',
      {code: 'export const A = () => null;', props: '7'},
      /props must be an object/,
    ],
    ['what', {}, /no tool "what".*search, read/],
  ];
  for (const [name, given, message] of wrong) {
    await expect(ask(client, name, given), JSON.stringify(given).slice(0, 80)).rejects.toThrow(
      message,
    );
  }
  expect(await ask(client, 'search', {query: 'qqqzzzxxx'})).toContain('Nothing found');
  expect(await ask(client, 'what_changed', {from: '4.0.318', name: 'spring'})).toContain(
    'show no changes',
  );
  expect((await ask(client, 'what_changed', {from: '4.0.0'})).length).toBeLessThan(12_000);
  expect(await ask(client, 'explain_error', {error: 'cats and dogs'})).toMatch(
    /no message|nearest/,
  );
  expect(await ask(client, 'search', {query: 'spring'})).toContain('/docs/spring');
});

test('a line that is no message leaves the server up, and a closed pipe ends it', async () => {
  const server = spawn(process.execPath, [path.join(installed, 'remotion-docs.cjs')], {
    env: offline,
  });
  let out = '';
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  const ping = (id: number): string => `${JSON.stringify({jsonrpc: '2.0', id, method: 'ping'})}\n`;
  server.stdin.write(`no JSON\n{"jsonrpc":"2.0"}\n${'x'.repeat(100_000)}\n${ping(1)}`);
  await expect.poll(() => out).toContain('"id":1');
  const ended = new Promise<number | null>((resolve) => server.on('exit', resolve));
  server.stdout.destroy();
  server.stdin.write(ping(2) + ping(3));
  server.stdin.end();
  expect(await ended).toBe(0);
});

test('two clients and many calls at a time get their own answers', async () => {
  const pair = await Promise.all([connect(), connect()]);
  const names = ['spring', 'interpolate', 'random', 'Easing', 'staticFile', 'delayRender'];
  await Promise.all(
    pair.flatMap(({client}) =>
      names.map(async (name) => {
        expect(await ask(client, 'api', {name})).toMatch(
          new RegExp(`^Remotion [\\d.]+\n\n${name}`),
        );
      }),
    ),
  );
});

test('it needs less than 150 MB after hundreds of calls', async () => {
  test.skip(process.platform !== 'linux', 'reads /proc');
  const {client, pid} = await connect();
  const queries = readQueries('further').slice(0, 150);
  for (const {query} of queries) {
    await ask(client, 'search', {query, limit: 20});
    await ask(client, 'find_sample', {query});
  }
  await ask(client, 'explain_error', {error: `AWS Lambda ${'word '.repeat(190_000)}`});
  const [, peak = ''] =
    /VmHWM:\s+(\d+) kB/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  expect(Number(peak) / 1024).toBeLessThan(150);
});

test('a damaged file is named, and what does not need it goes on', async () => {
  const folder = copyPackage('damaged');
  fs.writeFileSync(path.join(folder, 'search/names.json'), '{"format": ');
  fs.writeFileSync(path.join(folder, 'search/messages.json'), '[]');
  const {client} = await connect(folder);
  await expect(ask(client, 'search', {query: 'spring'})).rejects.toThrow(
    /-32603.*search\/names\.json.*[Ii]nstall the package again/,
  );
  await expect(ask(client, 'explain_error', {error: 'some error here'})).rejects.toThrow(/-32603/);
  expect(await ask(client, 'read', {page: '/docs/random'})).toContain('# random()');
  // What is repaired works without a restart.
  for (const file of ['names.json', 'messages.json']) {
    fs.copyFileSync(path.join(installed, 'search', file), path.join(folder, 'search', file));
  }
  expect(await ask(client, 'search', {query: 'spring'})).toContain('/docs/spring');
  fs.rmSync(path.join(folder, 'anchors.json'));
  const {status, stderr} = run(['read', '/docs/random'], {folder});
  expect(status).toBe(2);
  expect(stderr).toContain('anchors.json');
  fs.writeFileSync(path.join(folder, 'package.json'), '{}');
  expect(run(['search', 'spring'], {folder})).toMatchObject({status: 2, stdout: ''});
});

test('it says when the project has another version', async () => {
  const project = path.join(scratch, 'older');
  const remotion = path.join(project, 'node_modules/remotion');
  fs.mkdirSync(path.join(project, 'src'), {recursive: true});
  fs.mkdirSync(remotion, {recursive: true});
  const use = (installedVersion: string): void => {
    fs.writeFileSync(
      path.join(remotion, 'package.json'),
      JSON.stringify({version: installedVersion}),
    );
  };
  use('4.0.200');
  const cwd = path.join(project, 'src');
  const note = 'Remotion 4.0.200 installed, and these docs describe';
  expect(run(['search', 'spring'], {cwd}).stderr).toContain(note);
  const {client} = await connect(installed, cwd);
  expect(client.getInstructions()).toContain(note);
  expect(await ask(client, 'search', {query: 'spring'})).toContain(note);
  use(version);
  expect(await ask(client, 'search', {query: 'spring'})).not.toContain('installed');
  expect(run(['search', 'spring'], {cwd}).stderr).toBe('');
});

test('the command line answers as the tools do, for people and programs', () => {
  const found = run(['search', 'spring', 'damping', '--limit', '1']);
  expect(found).toMatchObject({status: 0, stderr: ''});
  expect(found.stdout).toContain('/docs/spring#damping');
  const data = JSON.parse(run(['search', 'spring', '--json']).stdout) as {hits: {url: string}[]};
  expect(data.hits[0]?.url).toBe(`${site.url}/docs/spring`);
  // Of any length: the last piece that the program reads may be a short one.
  for (const lines of [500_000, 300_000, 251_000]) {
    const pasted = run(['error'], {
      input: 'log\n'.repeat(lines) + 'Error: registerRoot() was called more than once.\n',
    });
    expect(pasted.stdout, `${lines} lines`).toContain('/docs/register-root#errors');
  }
  const link = run(['playground'], {
    input: "import {AbsoluteFill} from 'remotion';\nexport const A = () => <AbsoluteFill />;\n",
  });
  const project = unpackProject(/#code=\S+/.exec(link.stdout)?.[0] ?? '');
  expect(project?.files[0]?.code).toContain('<AbsoluteFill />');
  expect(run(['read', 'spring', 'damping?']).stdout).toContain('Friction');
  expect(run(['sample', 'qqqzzzxxx']).status).toBe(1);
  const changes = run(['changes', '4.0.100', '4.0.200', '--packages', 'remotion', '--json']);
  expect(JSON.parse(changes.stdout)).toMatchObject({from: '4.0.100', to: '4.0.200'});
  for (const {command} of tools) {
    const {status, stdout} = run([command.name, '--help']);
    expect(status).toBe(0);
    expect(stdout).toContain(`Usage: ${packageName} ${command.name}`);
  }
  expect(run(['--help']).stdout).toContain(packageFile(packageName, version));
});

test('a wrong command says what there is', () => {
  for (const args of [
    ['serch', 'a'],
    ['search'],
    ['search', '--what', '1'],
    ['search', 'a', '--limit', 'x'],
    ['error'],
  ]) {
    const {status, stdout, stderr} = run(args);
    expect(status, args.join(' ')).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain('--help');
  }
});

test('a reader that closes the pipe ends the command quietly', () => {
  const command = `"${process.execPath}" "${path.join(installed, 'remotion-docs.cjs')}" read /docs/config --part 1 | head -c 1`;
  const {stdout, stderr} = spawnSync('sh', ['-c', command], {env: offline, encoding: 'utf8'});
  expect(stdout).toHaveLength(1);
  expect(stderr).toBe('');
});
