import {expect, test} from '@playwright/test';

import type {Project} from '../../../src/playground/project/project';
import {furtherCommands} from '../../../src/playground/project/registryCommands';
import {registryItem} from '../../../src/playground/project/registryItem';

const versions = {
  remotion: '4.0.319',
  react: '19.0.0',
  three: '0.178.0',
  '@react-three/fiber': '9.8.2',
  '@remotion/three': '4.0.319',
};

const projectOf = (code: string): Project => ({
  title: 'A title',
  files: [
    {name: 'Title.tsx', code},
    {name: 'parts.ts', code: "export const color = 'red';"},
    {name: 'props.json', code: '{"text": "Hi \\"there\\" <b>"}'},
  ],
  settings: {width: 640, height: 360, fps: 25, durationInFrames: 50},
});

const itemOf = (code: string) =>
  registryItem('my-title', projectOf(code), 'https://docs.example/base/', versions);

const component = "import {color} from './parts';\nexport const Title = () => <p>{color}</p>;";

test('each file has a place in the project, without any configuration', () => {
  const {files, type} = itemOf(component);
  expect(type).toBe('registry:item');
  expect(files.map(({target}) => target)).toEqual([
    '~/src/my-title/composition.tsx',
    '~/src/my-title/Title.tsx',
    '~/src/my-title/parts.ts',
  ]);
  expect(files[0]?.content).toContain("from './Title';");
  expect(files[0]?.content).toContain('export const MyTitleComposition = () => (');
  expect(files[0]?.content).toContain('"text": "Hi \\"there\\" <b>"');
  expect(files[0]?.content).toContain('durationInFrames={50}');
});

test('a file that is called composition keeps its name', () => {
  const {files} = registryItem(
    'scene',
    {
      ...projectOf(''),
      files: [{name: 'Composition.tsx', code: 'export const Composition = () => null;'}],
    },
    'https://docs.example/',
    versions,
  );
  const targets = files.map(({target}) => target.toLowerCase());
  expect(new Set(targets).size).toBe(2);
  expect(files[0]?.content).toContain('Composition as Video');
});

test('packages of others have a version; those of Remotion take the version of the project', () => {
  const item = itemOf(
    `import {ThreeCanvas} from '@remotion/three';\nimport {useVideoConfig} from 'remotion';\n${component}\nconsole.log(ThreeCanvas, useVideoConfig);`,
  );
  expect(item.dependencies).toEqual(['@react-three/fiber@9.8.2', 'three@0.178.0']);
  expect(item.meta.toolkit).toEqual(['@remotion/three']);
  expect(furtherCommands(item, '4.0.200')).toEqual([
    'npm install --save-exact @remotion/three@4.0.200',
  ]);
  expect(item.docs).toContain('npm install --save-exact @remotion/three@4.0.319');
  expect(item.docs).toContain('npx remotion versions');
});

test('it says what to render and which commands follow, a line each', () => {
  const {docs, title, description, meta} = registryItem(
    'my-title',
    projectOf(`import {Lottie} from '@remotion/lottie';\n${component}\nconsole.log(Lottie);`),
    'https://docs.example/',
    {...versions, '@remotion/lottie': '4.0.319'},
    'https://docs.example/a.webp',
  );
  expect(docs.split('\n')).toEqual([
    'Render <MyTitleComposition /> from src/my-title/composition in your root component.',
    'Then run:',
    'npm install --save-exact @remotion/lottie@4.0.319',
    expect.stringMatching(/^Written for Remotion 4\.0\.319\./),
  ]);
  expect(itemOf(component).docs.split('\n')).toHaveLength(2);
  expect(title).toBe('A title');
  expect(description).toBe('Title, a composition of 50 frames, 640 × 360 pixels.');
  expect(meta.picture).toBe('https://docs.example/a.webp');
  expect(itemOf(component).meta).not.toHaveProperty('picture');
  expect(itemOf(component).files.map(({path, type}) => [path, type])).toEqual([
    ['my-title/composition.tsx', 'registry:file'],
    ['my-title/Title.tsx', 'registry:file'],
    ['my-title/parts.ts', 'registry:file'],
  ]);
});

test('a package that the site does not install is not added', () => {
  const {dependencies, docs} = itemOf(`import 'some-package';\n${component}`);
  expect(dependencies).toEqual([]);
  expect(docs).not.toContain('some-package');
});

test('media of the code is loaded from the site, under the name that the code has', () => {
  const item = itemOf(
    `import {staticFile, Video} from 'remotion';\nexport const Title = () => <Video src={staticFile('intro.mp4')} />;`,
  );
  expect(furtherCommands(item, '4.0.319')).toEqual([
    'curl --fail --create-dirs --output "public/intro.mp4" https://docs.example/base/demo/clip.mp4',
  ]);
});

test('props that are no JSON are refused', () => {
  const project = projectOf(component);
  const files = [...project.files.slice(0, 2), {name: 'props.json', code: '{'}];
  expect(() => registryItem('x', {...project, files}, 'https://docs.example/', versions)).toThrow(
    'props.json',
  );
});
