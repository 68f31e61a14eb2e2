import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import {expect, test} from '@playwright/test';
import ts from 'typescript';

import manifest from '../../../package.json';
import {startingPoints} from '../../../src/data/starting-points';
import {openCommands, projectName} from '../../../src/playground/project/openCommands';
import type {Project} from '../../../src/playground/project/project';
import {
  openNamesOf,
  publicFilesOf,
  remotionProject,
} from '../../../src/playground/project/remotionProject';
import type * as DemoProjects from '../../../src/plugins/playground/demoProjects';

const root = path.resolve(__dirname, '../../..');
const versions = {...manifest.dependencies, ...manifest.devDependencies};

const projectOf = (code: string, props = '{"text": "Hi"}'): Project => ({
  title: 'My title!',
  files: [
    {name: 'Title.tsx', code},
    {name: 'props.json', code: props},
  ],
  settings: {width: 640, height: 360, fps: 25, durationInFrames: 50},
});

const component = 'export const Title = () => null;';

interface Manifest {
  name: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const manifestOf = (code: string): Manifest =>
  JSON.parse(remotionProject(projectOf(code), versions)['package.json'] ?? '') as Manifest;

const rootOf = (project: Project): string =>
  remotionProject(project, versions)['src/Root.tsx'] ?? '';

test('a project has the packages that its code imports, at the versions of this site, and one version of the toolkit', () => {
  const {name, dependencies, devDependencies} = manifestOf(
    `import {
  Lottie,
} from '@remotion/lottie';
import {fade} from '@remotion/transitions/fade';
import type {ThreeCanvas} from '@remotion/three';
import './a';
import fs from 'node:fs';
// import x from 'not-this'
export {debounce} from 'unknown-package';
const text = 'from "nor-this"';
${component}`,
  );
  expect(name).toBe('remotion-my-title');
  expect(dependencies).toEqual({
    '@fontsource-variable/instrument-sans':
      manifest.dependencies['@fontsource-variable/instrument-sans'],
    '@react-three/fiber': manifest.devDependencies['@react-three/fiber'],
    '@remotion/cli': '4.0.319',
    '@remotion/lottie': '4.0.319',
    '@remotion/three': '4.0.319',
    '@remotion/transitions': '4.0.319',
    'lottie-web': manifest.devDependencies['lottie-web'],
    react: manifest.dependencies.react,
    'react-dom': manifest.dependencies['react-dom'],
    remotion: '4.0.319',
    three: manifest.devDependencies.three,
    'unknown-package': 'latest',
  });
  expect(devDependencies).toEqual({
    '@types/react': manifest.devDependencies['@types/react'],
    '@types/three': manifest.devDependencies['@types/three'],
    typescript: manifest.devDependencies.typescript,
  });
});

test('its root has the component, the settings and the props', () => {
  const named = rootOf(projectOf('export const My_Title = () => null;'));
  expect(named).toContain(`import {My_Title} from './Title';`);
  expect(named).toContain('id="My-Title"');
  expect(named).toContain('durationInFrames={50}');
  expect(named).toContain('"text": "Hi"');
  expect(rootOf(projectOf(component, '{}'))).not.toContain('defaultProps');
});

test('the component is the one that the player shows', () => {
  const cases = {
    'export default () => null;': `import Video from './Title';`,
    'export default function Film() {}': `import Film from './Title';`,
    'const Film = () => null;\nexport default Film;': `import Film from './Title';`,
    'export const A = () => null;\nexport default memo(A);': `import Video from './Title';`,
    'export const Colors = ["red"];\nexport const Film: React.FC = () => null;': `import {Film} from './Title';`,
    'export const Shape = z.object({});\nexport function Film() {}': `import {Film} from './Title';`,
    'const Film = () => null;\nexport {other, Film};': `import {Film} from './Title';`,
    'export const Composition = () => null;': `import {Composition as Video} from './Title';`,
    'export const schema = z.object({});\nexport const Film = () => null;': `import {Film, schema} from './Title';`,
  };
  for (const [code, imported] of Object.entries(cases)) {
    expect(rootOf(projectOf(code)), code).toContain(`\n${imported}\n`);
  }
  expect(rootOf(projectOf('export const schema = 1;\nexport default () => null;'))).toContain(
    'schema={schema}',
  );
});

test('no file of the code takes the place of one of the project', () => {
  const files = remotionProject(
    {...projectOf(''), files: [{name: 'root.tsx', code: component}]},
    versions,
  );
  expect(files['src/composition/root.tsx']).toBe(`${component}\n`);
  expect(files['src/Root.tsx']).toContain(`from './composition/root'`);
  expect(Object.keys(remotionProject(projectOf(component), versions))).toEqual([
    'README.md',
    'package.json',
    'tsconfig.json',
    '.gitignore',
    'src/index.ts',
    'src/Root.tsx',
    'src/style.css',
    'src/Title.tsx',
  ]);
});

test('code without a component, and damaged props, are told', () => {
  expect(() => remotionProject(projectOf('const a = 1;'), versions)).toThrow(
    'The first file exports no component.',
  );
  expect(() => remotionProject(projectOf(component, '{'), versions)).toThrow(/^props\.json: /);
});

test('files in public/ are found by their names, and paths out of it are none', () => {
  const code = `staticFile('a/b.png'); staticFile("c.mp3"); staticFile('a/b.png'); staticFile(\`d.png\`);
    staticFile('../e.png'); staticFile('/f.png'); staticFile('a/../../g'); staticFile('C:h'); staticFile('a\\\\i');
    staticFile(\`\${name}.png\`); staticFile('.env'); staticFile('a//b');`;
  expect(publicFilesOf(projectOf(code))).toEqual(['a/b.png', 'c.mp3', 'd.png']);
  const files = remotionProject(projectOf(component), versions, {
    missing: ['c.psd'],
    replaced: ['d.png', 'e.mp4'],
  });
  expect(files['README.md']).toContain('into `public`:\n\n- c.psd\n');
  expect(files['README.md']).toContain('with your own:\n\n- d.png\n- e.mp4\n');
  expect(remotionProject(projectOf(component), versions)['README.md']).not.toContain('public');
});

test('names in lists count where the code takes them from there, and open ones are told', () => {
  const list = `const clips = ['one.mp4', 'two.mov', 'about', '../three.mp4', 'demo/tone.wav'];`;
  expect(publicFilesOf(projectOf(`${list} staticFile(clips[0])`))).toEqual(['one.mp4', 'two.mov']);
  expect(publicFilesOf(projectOf(list))).toEqual([]);
  const open = projectOf('staticFile(`flags/${country}.png`); `${count}.5`');
  expect(openNamesOf(open)).toEqual(['flags/${country}.png']);
  expect(publicFilesOf(open)).toEqual([]);
});

test('its name is safe in folders and commands', () => {
  const names = {
    'Fade in a title': 'remotion-fade-in-a-title',
    'Café & “Bar”; rm -rf /': 'remotion-cafe-bar-rm-rf',
    '🎬': 'remotion-project',
    CON: 'remotion-con',
  };
  for (const [title, name] of Object.entries(names)) expect(projectName(title)).toBe(name);
  expect(projectName('a'.repeat(200)).length).toBeLessThan(80);
  expect(openCommands('A b', false)).toBe(
    'unzip remotion-a-b.zip && cd remotion-a-b && npm install && npx remotion studio',
  );
  expect(openCommands('A b', true).split('\n')).toEqual([
    'tar -xf remotion-a-b.zip',
    'cd remotion-a-b',
    'npm install',
    'npx remotion studio',
  ]);
});

test('the project of every starting point passes the type checker', async () => {
  const file = path.join(root, 'src/plugins/playground/demoProjects.ts');
  const {demoProject} = (await loadFreshModule(file)) as typeof DemoProjects;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'projects-'));
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const write = (name: string, text: string): string => {
    const full = path.join(folder, name);
    fs.mkdirSync(path.dirname(full), {recursive: true});
    fs.writeFileSync(full, text);
    return full;
  };
  const check = (entries: string[]): string[] => {
    const config = path.join(path.dirname(path.dirname(entries[0] ?? '')), 'tsconfig.json');
    const {config: read} = ts.readConfigFile(config, (name) => fs.readFileSync(name, 'utf8')) as {
      config: unknown;
    };
    const {options, errors} = ts.parseJsonConfigFileContent(read, ts.sys, path.dirname(config));
    const program = ts.createProgram(entries, {...options, types: []});
    return [...errors, ...ts.getPreEmitDiagnostics(program)].map(
      ({messageText, file: source, start}) =>
        `${source?.fileName ?? ''} ${String(start)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  };
  const entries: string[] = [];
  for (const {id} of startingPoints) {
    const files = remotionProject(await demoProject(root, id), versions);
    const written = Object.entries(files).map(([name, text]) => write(`${id}/${name}`, text));
    entries.push(...written.filter((name) => name.endsWith('src/index.ts')));
  }
  expect(entries).toHaveLength(startingPoints.length);
  expect(check(entries)).toEqual([]);
  // The same check finds a mistake.
  const [first = ''] = entries;
  const rootFile = path.join(path.dirname(first), 'Root.tsx');
  fs.writeFileSync(
    rootFile,
    fs.readFileSync(rootFile, 'utf8').replace(/width=\{\d+\}/, 'width="a"'),
  );
  expect(check([first])).toHaveLength(1);
  fs.rmSync(folder, {recursive: true});
});
