import {expect, test} from '@playwright/test';

import {createExplainer, type ExplainingPlace} from '../../../src/errors/explain';
import {isNamed, placeOrder, readMentions} from '../../../src/errors/placeOrder';

const place = (url: string, title: string): ExplainingPlace => ({url, title, kind: 'api'});

const springs = place('/docs/spring#errors', 'spring()');
const about = place('/docs/marmots', 'Marmots');
const pages = new Map([
  ['/docs/spring', place('/docs/spring', 'spring()')],
  ['/docs/marmots', about],
]);
const {explain} = createExplainer(
  [
    {text: 'A marmot of mass … sleeps instead of jumping over seven hills', places: [springs]},
    {text: 'Hibernation ended because somebody whistled near burrow …', places: [about]},
  ],
  pages,
);

test('what a paste says comes before the page that it links to', () => {
  const message = 'Error: A marmot of mass 3 sleeps instead of jumping over seven hills';
  const {match, cures} = explain(`${message}. See https://www.remotion.dev/docs/marmots`);
  expect(match).toBe('exact');
  expect(cures.map(({place: {url}}) => url)).toEqual(['/docs/spring#errors', '/docs/marmots']);
});

test('a link is an answer where there is no known message', () => {
  const {match, cures} = explain('It broke: https://www.remotion.dev/docs/marmots');
  expect(match).toBe('link');
  expect(cures.map(({place: {url}}) => url)).toEqual(['/docs/marmots']);
});

test('a page is named by the function in its title, and by nothing else', () => {
  const mentions = readMentions('at spring (node_modules/remotion/index.js:1:2)');
  expect(isNamed(mentions, {title: 'spring()'})).toBe(true);
  expect(isNamed(mentions, {title: 'measureSpring()'})).toBe(false);
  expect(isNamed(mentions, {title: 'Animating with a spring'})).toBe(false);
});

test('of pages that explain the same message, the one about the kind of file comes first', () => {
  const [audio, video] = [place('/docs/aa', '<Audio>'), place('/docs/bb', '<Video>')];
  const order = (text: string): string[] =>
    placeOrder([audio, video], readMentions(text)).map(({title}) => title);
  expect(order('No such file: clip.webm')).toEqual(['<Video>', '<Audio>']);
  expect(order('No such file: song.mp3')).toEqual(['<Audio>', '<Video>']);
});

/** The addresses that a paste leads to, with messages whose texts and places are given. */
const cure = (
  messages: Readonly<Record<string, readonly ExplainingPlace[]>>,
  pasted: string,
): string[] =>
  createExplainer(
    [
      ...Object.entries(messages).map(([text, places]) => ({text, places})),
      // They make the words of the others rare.
      ...Array.from({length: 50}, (_, index) => ({text: `other${String(index)}`, places: []})),
    ],
    pages,
  )
    .explain(pasted)
    .cures.map(({place: {url}}) => url);

const first = 'A marmot of small size sleeps instead of jumping over seven hills';
// As many words, so that both say as much.
const second = 'The hibernation of tired guests ended because of whistling near every burrow';

test('what a log has beside the error comes last', () => {
  const aside = 'failed to solve: process marmot did not complete successfully anywhere today';
  expect(cure({[aside]: [about], [first]: [springs]}, `${aside}\n${first}\n${aside}`)).toEqual([
    '/docs/spring#errors',
    '/docs/marmots',
  ]);
  // However much more it says.
  const long =
    `${aside} ${'by the river where beavers build their dams in autumn and spring '.repeat(2)}`.trim();
  expect(cure({[long]: [about], [first]: [springs]}, `${long}\n${first}`)).toEqual([
    '/docs/spring#errors',
    '/docs/marmots',
  ]);
  expect(cure({[aside]: [about]}, `${aside} https://remotion.dev/docs/spring`)).toEqual([
    '/docs/spring',
    '/docs/marmots',
  ]);
});

test('the page that a paste links to, or whose function it names, comes first of equal ones', () => {
  const [a, b] = [place('/docs/spring', 'spring()'), place('/docs/marmots', 'Marmots')];
  const both = `${first}\n${second}`;
  for (const messages of [
    {[first]: [a], [second]: [b]},
    {[second]: [b], [first]: [a]},
  ]) {
    expect(cure(messages, `${both} https://remotion.dev/docs/marmots`)[0]).toBe('/docs/marmots');
    expect(cure(messages, `${both} https://remotion.dev/docs/spring`)[0]).toBe('/docs/spring');
    expect(cure(messages, `${both}\n    at spring (/app/a.js:1:2)`)[0]).toBe('/docs/spring');
  }
});

test('a message of a provider that the paste does not mention comes after others', () => {
  const lambda = place('/docs/lambda/a', 'Lambda');
  for (const messages of [
    {[first]: [lambda], [second]: [about]},
    {[second]: [about], [first]: [lambda]},
  ]) {
    expect(cure(messages, `${first}\n${second}`)).toEqual(['/docs/marmots', '/docs/lambda/a']);
  }
});

test('a message that came near is an answer only where none is exact, and a link comes before it', () => {
  const near = 'A marmot of small size';
  const partly = `${near} sleeps instead of ${'filler '.repeat(30)}`;
  expect(cure({[first]: [springs]}, partly)).toEqual(['/docs/spring#errors']);
  expect(cure({[first]: [springs], [second]: [about]}, `${partly}\n${second}`)).toEqual([
    '/docs/marmots',
  ]);
  // The heading of the page that the link leads to.
  expect(cure({[first]: [springs]}, `${partly} https://remotion.dev/docs/spring`)).toEqual([
    '/docs/spring#errors',
  ]);
  const {match} = explain(`${near} ${'filler '.repeat(30)}`);
  expect(match).toBe('none');
});

test('each place is named once, with five at most', () => {
  const messages = Object.fromEntries(
    Array.from({length: 8}, (_, index) => [
      `${first} number${String(index)}`,
      [place(`/docs/page${String(index)}`, 'A page')],
    ]),
  );
  expect(cure(messages, first)).toHaveLength(5);
  expect(cure({[first]: [springs], [second]: [springs]}, `${first}\n${second}`)).toEqual([
    '/docs/spring#errors',
  ]);
});

test('it is told whether all words of the message are there', () => {
  const whole = 'A marmot of mass 3 sleeps instead of jumping over seven hills';
  expect(explain(`Error: ${whole}`).isWhole).toBe(true);
  expect(explain('Error: A marmot of mass 3 sleeps instead of jumping over hills').isWhole).toBe(
    false,
  );
  expect(explain('')).toEqual({match: 'none', isWhole: false, cures: []});
});

test('of equal messages, the one whose package the stack trace goes through comes first', () => {
  const player = place('/docs/player/api', 'A page');
  for (const messages of [
    {[first]: [player], [second]: [about]},
    {[second]: [about], [first]: [player]},
  ]) {
    const trace = '    at play (/app/node_modules/@remotion/player/dist/a.js:1:2)';
    expect(cure(messages, `${first}\n${second}\n${trace}`)[0]).toBe('/docs/player/api');
  }
});

test('what npm names as the reason comes before its details', () => {
  const reason = 'npm error code EACCES';
  const details = 'npm error syscall mkdir';
  const messages = {[details]: [about], [reason]: [springs]};
  expect(cure(messages, `${reason}\n${details}`)[0]).toBe('/docs/spring#errors');
});

test('a link in the paste says more than a name in its stack trace, and a name more than its package', () => {
  const [named, linked] = [place('/docs/player/api', 'hibernate()'), place('/docs/marmots', 'A')];
  const packaged = place('/docs/player/other', 'Another page');
  const both = `${first}\n${second}`;
  const trace = '    at hibernate (/app/node_modules/@remotion/player/dist/a.js:1:2)';
  for (const order of [0, 1]) {
    const inOrder = (messages: readonly [string, ExplainingPlace][]) =>
      Object.fromEntries(
        (order === 0 ? messages : [...messages].reverse()).map(([text, one]) => [text, [one]]),
      );
    const [a, b] = [
      inOrder([
        [first, named],
        [second, linked],
      ]),
      inOrder([
        [first, named],
        [second, packaged],
      ]),
    ];
    const link = 'https://remotion.dev/docs/marmots';
    expect(cure(a, `${both}\n${trace}\n${link}`)[0]).toBe('/docs/marmots');
    expect(cure(b, `${both}\n${trace}`)[0]).toBe('/docs/player/api');
  }
});

test('messages without a page of their own take no place of those that have one', () => {
  const messages = Object.fromEntries([
    ...Array.from({length: 4}, (_, index) => [`${first} number${String(index)}`, []]),
    ...Array.from({length: 6}, (_, index) => [
      `${first} number${String(index + 4)}`,
      [place(`/docs/page${String(index)}`, 'A page')],
    ]),
  ]) as Record<string, readonly ExplainingPlace[]>;
  const numbers = Array.from({length: 10}, (_, index) => `number${String(index)}`).join(' ');
  expect(cure(messages, `${first} ${numbers}`)).toHaveLength(5);
});

test('an aside that the paste has comes before a message that it only comes near', () => {
  const aside = 'failed to solve: process marmot did not complete successfully anywhere today';
  const near = `A marmot of small size sleeps instead of ${'filler '.repeat(30)}`;
  const messages = {[first]: [springs], [aside]: [about]};
  expect(cure(messages, near)).toEqual(['/docs/spring#errors']);
  expect(cure(messages, `${near}\n${aside}`)).toEqual(['/docs/marmots']);
});

test('where no message matches, the ones of the program that printed it come first', () => {
  const marmots = Array.from({length: 7}, (_, index) => ({
    text: `${first} number${String(index)}`,
    places: [place(`/docs/marmots${String(index)}`, 'A page')],
  }));
  const own = createExplainer(
    [
      ...marmots,
      {text: 'The beaver lost a tooth in the dam', places: [about]},
      ...Array.from({length: 50}, (_, index) => ({text: `other${String(index)}`, places: [about]})),
    ],
    pages,
  );
  const beavers = place('/docs/marmots#beavers', 'Beavers');
  const lodge = own.byProgram({
    programs: [{name: 'Beaver', place: beavers, words: 'beaver lodge'}],
    signs: [/error/iu],
  });
  const answer = (pasted: string) => {
    const {match, program, cures} = lodge(pasted, own.explain(pasted));
    return {match, program, urls: cures.map((cure) => cure.place.url)};
  };
  expect(answer('Error: no beaver in the lodge')).toEqual({
    match: 'program',
    program: 'Beaver',
    urls: ['/docs/marmots#beavers'],
  });
  // What came near follows, up to five places.
  const partly = `Error: lodge: a marmot of small size sleeps instead of ${'filler '.repeat(30)}`;
  const {match, urls} = answer(partly);
  expect(match).toBe('program');
  expect(urls).toHaveLength(5);
  expect(urls[0]).toBe('/docs/marmots#beavers');
  expect(new Set(urls).size).toBe(5);
  // A message that is there, a link, and a text that isn't a message have the same answer as before.
  expect(answer(`Error: lodge ${first} number1`).match).toBe('exact');
  expect(answer('Error: lodge, see https://remotion.dev/docs/spring').match).toBe('link');
  expect(answer('no beaver in the lodge')).toEqual({match: 'none', program: undefined, urls: []});
});

test('a near message of the same place isn’t named twice', () => {
  const near = place('/docs/marmots#hills', 'Marmots');
  const own = createExplainer(
    [
      {text: first, places: [near]},
      ...Array.from({length: 50}, (_, index) => ({text: `other${String(index)}`, places: [about]})),
    ],
    pages,
  );
  const partly = `Error: a marmot of small size sleeps instead of ${'filler '.repeat(30)}`;
  const explain2 = own.byProgram({
    programs: [{name: 'Marmot', place: near, words: 'marmot filler'}],
    signs: [/error/iu],
  });
  const {match, program, cures} = explain2(partly, own.explain(partly));
  expect({match, program}).toEqual({match: 'program', program: 'Marmot'});
  expect(cures).toEqual([{text: first, place: near, others: []}]);
});

test('a paste that comes near a message and links nowhere says so', () => {
  const fillers = Array.from({length: 50}, (_, index) => ({
    text: `other${String(index)}`,
    places: [],
  }));
  const own = createExplainer([{text: first, places: [springs]}, ...fillers], pages);
  const partly = `A marmot of small size sleeps instead of ${'filler '.repeat(30)}`;
  expect(own.explain(partly).match).toBe('near');
  expect(own.explain(`${partly} https://remotion.dev/docs/spring`).match).toBe('link');
  expect(own.explain('https://example.com/docs/spring').match).toBe('none');
});
