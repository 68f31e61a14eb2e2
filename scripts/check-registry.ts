// Items of the built registry, added to an empty project by the usual command, compiled, and rendered.
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {chromium} from '@playwright/test';
import {compareImages} from 'compare-site-builds/images';
import {serveBuild} from 'static-site-hosting/serve';

import {addTool, registryFolder} from '../src/config/registry';
import {readVersions} from '../src/content/manifest';
import {readDemo} from '../src/demos/read';
import type {Project} from '../src/playground/project/project';
import type {RegistryItem} from '../src/playground/project/registryCommands';
import {remotionProject} from '../src/playground/project/remotionProject';
import {site} from '../src/config/site';
import {renderBrowser} from './lib/browser';
import {outcomeOf} from './lib/outcomeOf';
import {stillFile} from './lib/stills';
import {runMain} from './lib/runMain';

/** Demos with props, several files, media, and packages of the toolkit and of others. */
const usual = [
  'apple-wow-stars',
  'captions-words',
  'lottie-badge',
  'noise-field',
  'path-morph',
  'shapes-overview',
  'spring-config',
  'three-canvas',
  'transition-fade',
  'volume-curve',
];

/** Share of pixels that may differ, in percent: edges of text, which another version of a browser draws otherwise. */
const tolerance = 1;

const help = `Usage: npm run check:registry [-- <demo> …]

Adds items from the registry in build/ to an empty project, as a reader would, compiles the project, renders a
still of each item, and compares it with the committed one. Without names, it uses these:
  ${usual.join(' ')}
The packages come from the npm registry, so it needs the network.

Exit codes: 0 everything passed, 1 something failed`;

const root = path.resolve(__dirname, '..');

/** @throws when the program fails, with what it has printed */
const run = async (folder: string, [program = '', ...args]: readonly string[]): Promise<void> => {
  // Not the synchronous function, since the site is served by this process.
  const child = spawn(program, args, {cwd: folder, stdio: ['ignore', 'pipe', 'pipe']});
  const {code, output} = await outcomeOf(child);
  if (code !== 0) throw new Error(`${[program, ...args].join(' ')}\n${output}`);
};

/** A project without a composition, in the site's font, in which the stills are. */
const writeEmptyProject = (folder: string): void => {
  const empty: Project = {
    title: 'Empty',
    files: [{name: 'Empty.tsx', code: 'export const Empty = () => null;'}],
    settings: {width: 16, height: 16, fps: 30, durationInFrames: 1},
  };
  for (const [file, text] of Object.entries(remotionProject(empty, [], readVersions(root)))) {
    fs.mkdirSync(path.join(folder, path.dirname(file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
};

/** Adds an item with the commands that the editor copies; returns it. */
const addItem = async (folder: string, url: string, name: string): Promise<RegistryItem> => {
  const address = `${url}${registryFolder}${name}.json`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`There is no item ${name} in the registry.`);
  const item = (await response.json()) as RegistryItem;
  await run(folder, [...addTool.replace('npx ', 'npx --yes ').split(' '), address, '--yes']);
  for (const [file, from] of Object.entries(item.meta.media)) {
    const media = await fetch(from.replace(`${site.url}/`, url));
    if (!media.ok) throw new Error(`${name} names ${from}, which the site lacks.`);
    fs.mkdirSync(path.join(folder, path.dirname(file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), Buffer.from(await media.arrayBuffer()));
  }
  return item;
};

/**
 * Adds packages of the toolkit, and those that they need, as they are installed here: the registry lacks some
 * of them at the documented version.
 */
const addToolkit = (folder: string, names: Iterable<string>): void => {
  const wanted = new Set(names);
  for (const name of wanted) {
    const place = path.join('node_modules', name);
    const {dependencies = {}} = JSON.parse(
      fs.readFileSync(path.join(root, place, 'package.json'), 'utf8'),
    ) as {dependencies?: Record<string, string>};
    for (const needed of Object.keys(dependencies)) {
      wanted.add(needed);
    }
    const target = path.join(folder, place);
    if (!fs.existsSync(target)) {
      fs.cpSync(path.join(root, place), target, {recursive: true, dereference: true});
    }
  }
};

/** A root component with the compositions of all items. */
const rootOf = (items: readonly RegistryItem[]): string => {
  const named = items.map(({name, files: [root]}) => {
    const exported = /^export const (\w+Composition) = /mu.exec(root?.content ?? '')?.[1];
    if (!root || exported === undefined) throw new Error(`The item ${name} has no composition.`);
    return {exported, file: root.path.replace(/\.tsx$/u, '')};
  });
  return `${named.map(({exported, file}) => `import {${exported}} from './${file}';`).join('\n')}

export const RemotionRoot = () => (
  <>
    ${named.map(({exported}) => `<${exported} />`).join('\n    ')}
  </>
);
`;
};

const compositionId = ({name, files}: RegistryItem): string => {
  const [, id] = /<Composition\s+id="([^"]+)"/u.exec(files[0]?.content ?? '') ?? [];
  if (id === undefined) throw new Error(`The item ${name} has no composition.`);
  return id;
};

const renderStills = async (folder: string, items: readonly RegistryItem[]): Promise<string[]> => {
  const {bundle} = await import('@remotion/bundler');
  const {renderStill, selectComposition} = await import('@remotion/renderer');
  const serveUrl = await bundle({entryPoint: path.join(folder, 'src/index.ts'), rootDir: folder});
  const options = {serveUrl, ...renderBrowser()};
  const browser = await chromium.launch({executablePath: options.browserExecutable});
  const page = await browser.newPage();
  // What runs this script has functions keep their names with a helper, which the page lacks.
  await page.evaluate('globalThis.__name = (target) => target');
  const problems: string[] = [];
  try {
    for (const item of items) {
      const composition = await selectComposition({...options, id: compositionId(item)});
      const output = path.join(folder, `${item.name}.webp`);
      const frame = readDemo(root, item.name).stillFrame;
      await renderStill({...options, composition, frame, output, imageFormat: 'webp'});
      const {share} = await compareImages(page, [
        {bytes: fs.readFileSync(output), type: 'image/webp'},
        {bytes: fs.readFileSync(stillFile(root, item.name)), type: 'image/webp'},
      ]);
      console.log(`${item.name}: ${share.toFixed(2)} % of the pixels differ`);
      if (share > tolerance) problems.push(`${item.name} looks different from its still.`);
    }
  } finally {
    await browser.close();
    fs.rmSync(serveUrl, {recursive: true, force: true});
  }
  return problems;
};

runMain({help, errorCode: 1, allowPositionals: true}, async ({positionals: names}) => {
  const {url, close} = await serveBuild(path.join(root, 'build'));
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'registry-'));
  try {
    writeEmptyProject(folder);
    await run(folder, ['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund']);
    const items: RegistryItem[] = [];
    for (const name of names.length > 0 ? names : usual)
      items.push(await addItem(folder, url, name));
    const toolkit = new Set(items.flatMap(({meta}) => meta.toolkit));
    addToolkit(folder, toolkit);
    fs.writeFileSync(path.join(folder, 'src/Root.tsx'), rootOf(items));
    await run(folder, ['npx', 'tsc', '--noEmit']);
    console.log(`${String(items.length)} items compile.`);
    const problems = await renderStills(folder, items);
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    close();
    fs.rmSync(folder, {recursive: true, force: true});
  }
});
