import {expect, test} from '@playwright/test';

import {collectRenders, type PageRenders} from '../../../scripts/lib/renders/collectRenders';
import {parsePage} from '../../../src/content/page';

const fence = (code: string, meta = ''): string => `\`\`\`tsx ${meta}\n${code}\n\`\`\`\n`;
const component = 'export const Card = () => <p>Card</p>;';

const collect = async (text: string): Promise<PageRenders> =>
  collectRenders(await parsePage('page.mdx', text));

test('a sample that exports a component is rendered', async () => {
  const {jobs} = await collect(fence(component));
  expect(jobs).toMatchObject([{line: 1, entry: 'sample.tsx', kind: 'component', name: 'Card'}]);
});

test('of several components, the default one or the last one is rendered', async () => {
  const {jobs} = await collect(
    [
      `${component}\nexport const Deck = () => <Card />;\nexport const size = 3;`,
      `export default function Deck() { return <Card />; }\n${component}`,
    ]
      .map((code) => fence(code))
      .join('\n'),
  );
  expect(jobs.map(({name}) => name)).toEqual(['Deck', 'default']);
});

test('a component that registers compositions is a root', async () => {
  const {jobs} = await collect(
    fence('export const Root = () => <Composition id="a" component={Card} />;'),
  );
  expect(jobs).toMatchObject([{kind: 'root', name: 'Root'}]);
});

test('a sample of a group is rendered beside the other files', async () => {
  const {jobs} = await collect(
    `${fence(component, 'file="src/Card.tsx" group="deck"')}\n${fence(
      `import {Card} from './Card';\nexport const Deck = () => <Card />;`,
      'file="src/Deck.tsx" group="deck"',
    )}`,
  );
  expect(jobs.at(-1)?.entry).toBe('src/Deck.tsx');
  expect(Object.keys(jobs.at(-1)?.files ?? {}).sort()).toEqual(['src/Card.tsx', 'src/Deck.tsx']);
});

test('hooks, types, unchecked samples and expected errors are not rendered', async () => {
  const {jobs, excused, apps} = await collect(
    [
      fence('export const useCard = () => 3;'),
      fence('type Card = {title: string};'),
      fence(component, 'nocheck="is old"'),
      fence(component, 'errors="2345"'),
    ].join('\n'),
  );
  expect({jobs, excused, apps}).toEqual({jobs: [], excused: 0, apps: 0});
});

test('what says why it is left out, and what belongs into an app, is counted', async () => {
  const {jobs, excused, apps} = await collect(
    [
      fence(component, 'norender="needs a camera"'),
      fence(`import {Player} from '@remotion/player';\nexport const App = () => <Player />;`),
    ].join('\n'),
  );
  expect({jobs, excused, apps}).toEqual({jobs: [], excused: 1, apps: 1});
});

test('code, props, frame and failure decide whether a sample is rendered again; its place does not', async () => {
  const hashOf = async (text: string): Promise<string | undefined> =>
    (await collect(text)).jobs[0]?.hash;
  const hashes = await Promise.all(
    [
      fence(component),
      `Text\n\n${fence(component)}`,
      fence(component.replace('Card</p>', 'Cards</p>')),
      fence(component, `props="{title: 'a'}"`),
      fence(component, 'frame="3"'),
      fence(component, 'failing'),
    ].map(hashOf),
  );
  expect(hashes[0]).toBe(hashes[1]);
  expect(new Set(hashes).size).toBe(hashes.length - 1);
});
