import {expect, test} from '@playwright/test';

import manifest from '../../../package.json';
import {importedPackages} from 'react-docs-playground/imported-packages';
import {openCommands, projectName} from '../../../src/playground/project/openCommands';
import type {Project} from '../../../src/playground/project/project';
import {
  openNamesOf,
  publicFilesOf,
  remotionProject,
} from '../../../src/playground/project/remotionProject';

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

/** The files that a reader downloads, by path. */
const filesOf = (
  project: Project,
  publicFiles?: Parameters<typeof remotionProject>[3],
): Record<string, string> =>
  remotionProject(project, importedPackages(project.files), versions, publicFiles);

const manifestOf = (code: string): Manifest =>
  JSON.parse(filesOf(projectOf(code))['package.json'] ?? '') as Manifest;

const readmeOf = (code: string): string => filesOf(projectOf(code))['README.md'] ?? '';

const rootOf = (project: Project): string => filesOf(project)['src/Root.tsx'] ?? '';

test('a project has the packages that its code imports, at one version of the toolkit', () => {
  const {name, dependencies, devDependencies} = manifestOf(
    `import {
  Lottie,
} from '@remotion/lottie';
import {fade} from '@remotion/transitions/fade';
import {ThreeCanvas} from '@remotion/three';
import './a';
import fs from 'node:fs';
export const used = [Lottie, fade, ThreeCanvas, fs];
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
  });
  expect(devDependencies).toEqual({
    '@types/react': manifest.devDependencies['@types/react'],
    '@types/three': manifest.devDependencies['@types/three'],
    typescript: manifest.devDependencies.typescript,
  });
});

/** Code that names packages in ways that import nothing. */
const inert = `/* import 'some-package' */
// import x from 'line-package'
import type x from 'evil';
import {type y} from 'evil-type';
import {z} from 'evil-unused';
export type {t} from 'evil-export';
const text = "require('evil-text')";
const template = \`
import 'evil-template';
\`;
const pattern = /import 'evil-pattern'/;
export const Title = () => <p>import 'evil-jsx'; require('evil-jsx') {text}{template}{pattern.source}</p>;`;

test('what only looks like an import installs nothing, and is not even named', () => {
  expect(importedPackages(projectOf(inert).files)).toEqual(['react']);
  const {dependencies, devDependencies} = manifestOf(component);
  expect(manifestOf(inert)).toMatchObject({dependencies, devDependencies});
  expect(readmeOf(inert)).not.toMatch(/evil|package`/);
});

test('of other packages, only the README speaks', () => {
  const code = `import 'some-package';
import evil from '@evil/pack-age/part';
import * as all from '@remotion/not-a-package';
export {value} from 'constructor';
export * from 'Not a name';
const later = import('late-package');
import 'in-\\u0061-disguise';
import {Skia} from '@remotion/skia';
export const Title = () => [evil, all, later, Skia];`;
  const {dependencies, devDependencies} = manifestOf(code);
  const {dependencies: usual} = manifestOf(component);
  expect(dependencies).toEqual({...usual, '@remotion/skia': '4.0.319'});
  expect(devDependencies).toEqual(manifestOf(component).devDependencies);
  expect(readmeOf(code)).toContain(`not in \`package.json\`. Install those that you know and trust:

- @evil/pack-age
- @remotion/not-a-package
- @shopify/react-native-skia
- constructor
- in-a-disguise
- late-package
- some-package
`);
  expect(readmeOf(component)).not.toContain('trust');
});

test('every version is exact', () => {
  for (const [name, version] of Object.entries(versions)) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  }
});

test('a title puts nothing but a line of text into the README', () => {
  const title = 'Nice\n\n```bash\nnpm install evil\n```\n[a](b)<b>';
  const [first, second, third] = (
    filesOf({...projectOf(component), title})['README.md'] ?? ''
  ).split('\n');
  expect([first, second]).toEqual(['# Nice bash npm install evil a (b) b', '']);
  expect(third).toMatch(/^Install the packages/);
  expect(publicFilesOf(projectOf('/* staticFile("a\nb.png") */'))).toEqual([]);
});

test('code with a syntax error has no list of imports', () => {
  expect(() => importedPackages([{name: 'Title.tsx', code: 'const a = ;'}])).toThrow(
    'Title.tsx has a syntax error. Fix it first.',
  );
});

test('its root has the component, the settings and the props', () => {
  const named = rootOf(projectOf('export const My_Title = () => null;'));
  expect(named).toContain(`import {My_Title} from './Title';`);
  expect(named).toContain('id="My-Title"');
  expect(named).toContain('durationInFrames={50}');
  expect(named).toContain('"text": "Hi"');
  expect(rootOf(projectOf(component, '{}'))).not.toContain('defaultProps');
  // The commands name the composition that the root has.
  const {'package.json': manifest} = filesOf(projectOf('export const My_Title = () => null;'));
  expect(JSON.parse(manifest ?? '')).toMatchObject({scripts: {render: 'remotion render My-Title'}});
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
  const files = filesOf({
    ...projectOf(''),
    files: [{name: 'root.tsx', code: component}],
  });
  expect(files['src/composition/root.tsx']).toBe(`${component}\n`);
  expect(files['src/Root.tsx']).toContain(`from './composition/root'`);
  expect(Object.keys(filesOf(projectOf(component)))).toEqual([
    'README.md',
    'package.json',
    'tsconfig.json',
    'remotion.config.ts',
    '.gitignore',
    'src/index.ts',
    'src/Root.tsx',
    'src/style.css',
    'src/Title.tsx',
  ]);
});

test('code without a component, and damaged props, are told', () => {
  expect(() => filesOf(projectOf('const a = 1;'))).toThrow('The first file exports no component.');
  expect(() => filesOf(projectOf(component, '{'))).toThrow(/^props\.json: /);
});

test('files in public/ are found by their names, and paths out of it are none', () => {
  const code = `staticFile('a/b.png'); staticFile("c.mp3"); staticFile('a/b.png'); staticFile(\`d.png\`);
    staticFile('../e.png'); staticFile('/f.png'); staticFile('a/../../g'); staticFile('C:h'); staticFile('a\\\\i');
    staticFile(\`\${name}.png\`); staticFile('.env'); staticFile('a//b');`;
  expect(publicFilesOf(projectOf(code))).toEqual(['a/b.png', 'c.mp3', 'd.png']);
  const files = filesOf(projectOf(component), {
    missing: ['c.psd'],
    replaced: ['d.png', 'e.mp4'],
  });
  expect(files['README.md']).toContain('into `public`:\n\n- c.psd\n');
  expect(files['README.md']).toContain('with your own:\n\n- d.png\n- e.mp4\n');
  expect(filesOf(projectOf(component))['README.md']).not.toContain('public');
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
    'unzip remotion-a-b.zip && cd remotion-a-b && npm install --ignore-scripts && npx remotion studio',
  );
  expect(openCommands('A b', true).split('\n')).toEqual([
    'tar -xf remotion-a-b.zip',
    'cd remotion-a-b',
    'npm install --ignore-scripts',
    'npx remotion studio',
  ]);
});

test('its files say how to open, to render and to complete it', () => {
  const files = filesOf(projectOf("import 'some-package';\nexport const My_Title = () => null;"), {
    missing: ['a.psd'],
    replaced: ['b.png', 'c.mp4'],
  });
  expect(files['README.md']).toBe(`# My title!

Install the packages, then open the composition in the Studio:

\`\`\`bash
npm install --ignore-scripts
npx remotion studio
\`\`\`

\`npx remotion render My-Title\` renders the video, \`npx remotion still My-Title --frame=0\` its first frame.

The code also imports these packages, which are not in \`package.json\`. Install those that you know and trust:

- some-package

Copy these files, which the code loads, into \`public\`:

- a.psd

These files in \`public\` are small placeholders. Replace them with your own:

- b.png
- c.mp4
`);
  expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
    private: true,
    scripts: {start: 'remotion studio', render: 'remotion render My-Title'},
  });
  expect(files['.gitignore']).toBe('node_modules\nout\n');
  expect(JSON.parse(files['tsconfig.json'] ?? '')).toEqual({
    compilerOptions: {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'Bundler',
      jsx: 'react-jsx',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      strict: true,
      allowJs: true,
      resolveJsonModule: true,
      noEmit: true,
      skipLibCheck: true,
    },
    include: ['src', 'remotion.config.ts'],
  });
});

test('its root is a file that a reader could have written', () => {
  const code = 'export const schema = z.object({});\nexport const Title = () => null;';
  expect(rootOf(projectOf(code))).toBe(`import {Composition} from 'remotion';

import {Title, schema} from './Title';

export const RemotionRoot = () => (
  <Composition
    id="Title"
    component={Title}
    schema={schema}
    width={640}
    height={360}
    fps={25}
    durationInFrames={50}
    defaultProps={{
      "text": "Hi"
    }}
  />
);
`);
  const whole = 'export const schema = 1;\nexport default function Film() {}';
  expect(rootOf(projectOf(whole))).toContain("import Film, {schema} from './Title';");
  expect(rootOf(projectOf('export const RemotionRoot = () => null;'))).toContain(
    "import {RemotionRoot as Video} from './Title';",
  );
  expect(rootOf(projectOf('export class Film {}'))).toContain("import {Film} from './Title';");
});
