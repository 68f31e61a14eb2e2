// Makes a page or a demo that lacks only what its author must say.
import fs from 'node:fs';
import path from 'node:path';
import {findExport} from 'dts-api-model/model';
import prettier from 'prettier';

import {loadCommandFlags} from '../src/toolkit-api/cli/loadFlags';
import {loadModel} from '../src/toolkit-api/loadApi';
import {suggestion} from './lib/api/nearestExport';
import {addToSidebar, sidebarLabels} from './lib/new/sidebar';
import {KINDS, skeleton, titleOf, type Kind, type Subject} from './lib/new/skeleton';
import {addTemplate} from './lib/new/templateEntry';
import {runMain} from './lib/runMain';

const HELP = `Creates a page or a demo, and adds docs pages to a sidebar and templates to their list.

  npm run new -- docs/audio/fade-in --kind guide --in Audio
  npm run new -- docs/spring --kind api --api remotion#spring
  npm run new -- docs/cli/render --kind cli --cli "remotion render" --in "@remotion/cli"
  npm run new -- blog/2025-07-01-news --kind post
  npm run new -- fade-in --kind demo
  npm run new -- lower-thirds --kind template
  npm run new -- jane-doe --kind expert

Options
  --kind   ${KINDS.slice(0, 7).join(', ')},
           ${KINDS.slice(7).join(', ')}
  --api    the export that an api page documents: its options become headings
  --cli    the command that a cli page documents: its flags become headings
  --in     label of the sidebar category; for api pages, the package by default
  --help   print this text

What only the author can write is left empty. npm run check lists what pages and demos lack, npm run test:unit
what templates lack.

Exit codes: 0 created, 2 wrong arguments`;

const root = path.resolve(__dirname, '..');
const TEMPLATES = 'src/data/templates.ts';
const SIDEBARS = ['api', 'main', 'recorder'].map((name) => `src/sidebars/${name}.ts`);

const isKind = (text: string | undefined): text is Kind => KINDS.some((kind) => kind === text);

/** @throws Error when the toolkit has no such export or command */
const readSubject = (kind: Kind, api: string | undefined, cli: string | undefined): Subject => {
  if (kind === 'api') {
    if (api === undefined) throw new Error('an api page needs --api, such as remotion#spring');
    const model = loadModel(root);
    const item = findExport(model, api);
    if (!item) throw new Error(`${api} is not exported: ${suggestion(model, api)}`);
    return {api: item};
  }
  if (kind !== 'cli') return {};
  const commands = loadCommandFlags(root);
  const flags = cli === undefined ? undefined : commands[cli];
  if (cli === undefined || !flags) {
    throw new Error(`a cli page needs --cli, one of: ${Object.keys(commands).join(', ')}`);
  }
  return {cli: {command: cli, flags}};
};

/** The sidebar's file with the page added. @throws Error when no category has the label */
const withPage = (label: string | undefined, id: string): [file: string, text: string] => {
  const texts = SIDEBARS.map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]);
  for (const [file = '', text = ''] of texts) {
    const changed = label === undefined ? undefined : addToSidebar(text, label, id);
    if (changed !== undefined) return [file, changed];
  }
  const labels = texts.flatMap(([, text = '']) => sidebarLabels(text));
  throw new Error(`name the sidebar category with --in, one of: ${labels.join(', ')}`);
};

const write = async (file: string, text: string): Promise<void> => {
  const full = path.join(root, file);
  const options = await prettier.resolveConfig(full);
  fs.mkdirSync(path.dirname(full), {recursive: true});
  fs.writeFileSync(full, await prettier.format(text, {...options, filepath: full}));
  console.log(file);
};

const options = {
  kind: {type: 'string'},
  api: {type: 'string'},
  cli: {type: 'string'},
  in: {type: 'string'},
} as const;

runMain(
  {help: HELP, errorCode: 2, allowPositionals: true, options},
  async ({values, positionals}) => {
    const {kind, api, cli, in: label} = values;
    const [name, ...others] = positionals;
    if (name === undefined || others.length > 0) throw new Error('name one page or demo');
    if (!isKind(kind)) throw new Error(`--kind is one of: ${KINDS.join(', ')}`);
    const files = skeleton(kind, name.replace(/\.mdx$/u, ''), readSubject(kind, api, cli));
    for (const file of files.keys()) {
      if (fs.existsSync(path.join(root, file))) throw new Error(`${file} already exists`);
    }
    const [first = ''] = files.keys();
    if (first.startsWith('docs/')) {
      const id = first.replace(/^docs\//u, '').replace(/\.mdx$/u, '');
      files.set(...withPage(label ?? api?.split('#')[0], id));
    }
    if (kind === 'template') {
      const text = fs.readFileSync(path.join(root, TEMPLATES), 'utf8');
      files.set(TEMPLATES, addTemplate(text, path.basename(first, '.mdx'), titleOf(name)));
    }
    for (const [file, text] of files) await write(file, text);
    console.log(
      `Fill in what is empty; npm run ${kind === 'template' ? 'test:unit' : 'check'} lists what is missing.`,
    );
  },
);
