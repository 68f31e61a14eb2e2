import {expect, test} from '@playwright/test';

import {compile, resolveFile} from 'react-docs-playground/compile';
import {isAvailable} from '../../../src/playground/frame/packages';
import {readProject, type Project} from '../../../src/playground/project/project';
import {editableSamples, editableSamplesOf} from '../../support/editableSamples';

const component = 'export const Card = () => <p>Card</p>;';

const fence = (code: string, meta = ''): string => `\`\`\`tsx ${meta}\n${code}\n\`\`\`\n`;

const projectsOf = async (text: string): Promise<Project[]> =>
  (await editableSamplesOf('page.mdx', text)).map(({project}) => project);

test('a component opens as it is rendered', async () => {
  const [project] = await projectsOf(fence(component, `props="{title: 'Hello'}"`));
  expect(project).toEqual({
    title: 'Card',
    files: [
      {name: 'Card.tsx', code: component},
      {name: 'props.json', code: '{\n  "title": "Hello"\n}'},
    ],
    settings: {width: 1280, height: 720, fps: 30, durationInFrames: 120},
  });
});

test('the file has the name that the page shows, or that of the component', async () => {
  const projects = await projectsOf(
    [
      fence(component, 'title="src/Cover.tsx"'),
      fence(component, 'title="Before"'),
      fence('export default () => <p>Card</p>;'),
    ].join('\n'),
  );
  expect(projects.map(({files}) => files[0]?.name)).toEqual([
    'Cover.tsx',
    'Card.tsx',
    'Composition.tsx',
  ]);
});

test('hidden lines come above those that are shown', async () => {
  const code = `const title = 'Card';\n// ---cut---\nexport const Card = () => <p>{title}</p>;`;
  const [project] = await projectsOf(fence(code));
  expect(project?.files).toEqual([
    {
      name: 'Card.tsx',
      code: `const title = 'Card';\nexport const Card = () => <p>{title}</p>;`,
    },
  ]);
});

test('of a group, the files come along that a sample imports', async () => {
  const projects = await projectsOf(
    [
      fence(component, 'file="src/Card.tsx" group="deck"'),
      fence('export const size = 3;', 'file="src/size.ts" group="deck"').replace('tsx', 'ts'),
      fence(
        `import {Card} from './Card';\nexport const Deck = () => <Card />;`,
        'file="src/Deck.tsx" group="deck"',
      ),
      fence(
        `import {Deck} from './parts/Deck';\nexport const Table = () => <Deck />;`,
        'file="src/Table.tsx" group="deck"',
      ),
    ].join('\n'),
  );
  expect(projects.map(({files}) => files.map(({name}) => name))).toEqual([
    ['Card.tsx'],
    ['Deck.tsx', 'Card.tsx'],
  ]);
});

test('files of public/ come with their stand-ins', async () => {
  for (const [code, meta] of [
    [`export const A = () => <Img src={staticFile('a.png')} />;`],
    [`const names = ['a.mp4'];\nexport const A = () => <Video src={staticFile(names[0])} />;`],
    [`export const A = ({src}) => <Video src={staticFile(src)} />;`, `props="{src: 'a.mp4'}"`],
    ['export const A = ({n}) => <Img src={staticFile(`${n}.png`)} />;', 'props="{n: 3}"'],
    [`export const A = () => { void fetch(staticFile('a.json')); return <p>A</p>; };`],
  ] as const) {
    expect(await projectsOf(fence(code, meta)), code).toHaveLength(1);
  }
});

for (const [reason, code, meta] of [
  ['has no component', 'export const size = 3;'],
  ['is a root', 'export const Root = () => <Composition id="a" component={Card} />;'],
  ['belongs into an app', `import {Player} from '@remotion/player';\n${component}`],
  ['can not be rendered', component, 'norender="needs a camera"'],
  ['has errors', component, 'errors="2345"'],
  [
    'needs a package that the frame lacks',
    `import {Gif} from '@remotion/gif';\nexport const A = () => <Gif />;`,
  ],
  ['imports a file that the page lacks', `import './style.css';\n${component}`],
  ['names a file without a stand-in', `export const A = () => <p>{staticFile('a.psd')}</p>;`],
  ['names no file', `export const A = ({src}) => <Img src={staticFile(src)} />;`],
  [
    'plays an animated image',
    `export const A = () => <AnimatedImage src={staticFile('a.gif')} />;`,
  ],
  ['shows a file of the web', 'export const A = () => <Img src="https://example.com/a.png" />;'],
  [
    'loads data',
    `export const A = () => { void fetch('/data.json').then(String); return <p>A</p>; };`,
  ],
  ['has elements as props', component, 'props="{children: <p>A</p>}"'],
  ['is a part of a drawing', 'export const A = () => <circle r={3} />;'],
  ['does not compile', 'export const A = () => <p>A</p>\nconst = 3;'],
] as const) {
  test(`a sample that ${reason} can not be edited`, async () => {
    expect(await projectsOf(fence(code, meta))).toEqual([]);
  });
}

test('every sample with a button is a project that compiles, with imports that can be had', async () => {
  test.setTimeout(180_000);
  const samples = await editableSamples();
  expect(samples.length).toBeGreaterThan(300);
  for (const {place, project} of samples) {
    expect(readProject(project), place).toEqual(project);
    const files = compile(project.files.filter(({name}) => name !== 'props.json'));
    const missing = files.flatMap(({imports}) =>
      imports.filter(({name}) => !isAvailable(name) && !resolveFile(files, name)),
    );
    expect(missing, place).toEqual([]);
  }
});
