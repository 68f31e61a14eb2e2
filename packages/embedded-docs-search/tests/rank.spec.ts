// What counts for a page, one thing at a time: two pages that are the same but for it.
import {expect, test} from '@playwright/test';

import type {NamedPage, WordForms} from '../lib/names.ts';
import {wordMatcher, type QueryWord} from '../lib/query.ts';
import {asksFor, judge, type AskedHeading, type Judgement} from '../lib/rank.ts';
import {defaultSettings, type SearchSettings} from '../lib/settings.ts';

const settings: SearchSettings = {
  ...defaultSettings,
  kinds: {reference: 1.5},
  taskVerbs: ['save', 'make'],
  nameSorts: ['function'],
  terms: 'glossary',
  mainTool: 'camera',
  mainCommand: 'camera shoot',
  areas: {archive: 0.5},
  mainFunction: 'shoot()',
};

const wordsOf = (text: string): WordForms =>
  text
    .split(' ')
    .filter((form) => form !== '')
    .map((form) => ({form, parts: []}));

/** A page about marmots; the titles below have as many words. */
const page = (fields: Partial<NamedPage> = {}): NamedPage => ({
  title: 'Marmots at night',
  url: '/docs/marmots',
  kind: 'other',
  packageName: null,
  breadcrumb: [],
  titleWords: wordsOf('marmots at night'),
  nameWords: [],
  contextWords: [],
  compactNames: [],
  compactTypes: [],
  importance: 0,
  compactPath: '',
  ...fields,
});

const heading = (section: number, fields: Partial<AskedHeading> = {}): AskedHeading => ({
  section,
  recall: [1],
  words: 1,
  level: 2,
  telling: 1,
  isName: false,
  isPhrase: false,
  ...fields,
});

interface Asked {
  /** The significant words of the query; all by default. */
  forms?: readonly string[];
  rarities?: readonly number[];
  identifiers?: readonly string[];
  /** Whether the query is the name of a page. */
  isName?: boolean;
  headings?: readonly AskedHeading[];
  /** How well words of the query fit words of pages; 1 for equal ones. */
  fits?: Readonly<Record<string, number>>;
}

const judgeFor = (query: string, judged: NamedPage, asked: Asked = {}): Judgement => {
  const forms = asked.forms ?? query.toLowerCase().split(' ');
  const matchers = forms.map((form) => {
    const word: QueryWord = {form, isIdentifier: false, alternatives: [], forms: [form]};
    return wordMatcher(word, () => new Map([[form, 1], ...Object.entries(asked.fits ?? {})]));
  });
  const rarities = asked.rarities ?? forms.map(() => 1);
  const prepared = asksFor(
    query,
    forms,
    matchers,
    rarities,
    asked.identifiers ?? [],
    settings,
    () => asked.isName === true,
  );
  return judge(judged, prepared, asked.headings ?? [], 1, settings);
};

const scoreFor = (query: string, fields: Partial<NamedPage>, asked?: Asked): number =>
  judgeFor(query, page(fields), asked).score;

const named = (...compactNames: string[]): Partial<NamedPage> => ({compactNames});

/** Fails unless each score is greater than the next one. */
const expectFalling = (scores: readonly number[]): void => {
  for (const [place, score] of scores.slice(1).entries()) {
    expect(scores[place], `${place} before ${place + 1}`).toBeGreaterThan(score);
  }
};

test('a whole name counts most, then one with a typo, then one that the query begins', () => {
  expectFalling(
    [['spring'], ['sprung'], ['springboard'], ['springboardjumps'], ['easing'], []]
      .map((names) => scoreFor('spring', names.length === 0 ? {} : named(...names)))
      .slice(0, 5),
  );
  expect(scoreFor('spring', named('easing'))).toBe(scoreFor('spring', {}));
  // The best of several names.
  for (const names of [
    ['springboard', 'spring'],
    ['spring', 'springboard'],
    ['sprung', 'spring', 'sprung'],
  ]) {
    expect(scoreFor('spring', named(...names))).toBe(scoreFor('spring', named('spring')));
  }
});

test('a query that is the name of a page is not another name with a typo', () => {
  expect(scoreFor('stills', named('still'), {isName: true})).toBe(scoreFor('stills', {}));
  expect(scoreFor('stills', named('still'))).toBeGreaterThan(scoreFor('stills', {}));
  expect(scoreFor('stills', named('stills'), {isName: true})).toBe(
    scoreFor('stills', named('stills')),
  );
});

test('a page in a part of the site that few queries mean counts less, unless the query has its word', () => {
  const archived = {contextWords: wordsOf('docs archive')};
  const elsewhere = {contextWords: wordsOf('docs other')};
  expect(scoreFor('marmots', archived)).toBeCloseTo(scoreFor('marmots', elsewhere) / 2);
  expect(scoreFor('marmots archive', archived)).toBeGreaterThan(
    scoreFor('marmots archive', elsewhere),
  );
});

test('a name is begun by three letters, and typed wrong in five', () => {
  expect(scoreFor('spr', named('spring'))).toBeGreaterThan(scoreFor('spr', {}));
  expect(scoreFor('sp', named('spring'))).toBe(scoreFor('sp', {}));
  expect(scoreFor('sprng', named('spring'))).toBeGreaterThan(scoreFor('sprng', {}));
  expect(scoreFor('lopp', named('loop'))).toBe(scoreFor('lopp', {}));
});

test('the end of an address counts, though less than a name', () => {
  expectFalling([
    scoreFor('burrow', named('burrow')),
    scoreFor('burrow', {compactPath: 'burrow'}),
    scoreFor('burrow', {compactPath: 'burrows'}),
  ]);
  expect(scoreFor('burrow', {...named('burrow'), compactPath: 'burrow'})).toBe(
    scoreFor('burrow', named('burrow')),
  );
});

test('words around a name do not hide it', () => {
  const whole = scoreFor('spring', named('spring'));
  for (const [query, forms] of [
    ['the spring', ['spring']],
    ['spring function', ['spring', 'function']],
  ] as const) {
    expect(scoreFor(query, named('spring'), {forms})).toBeCloseTo(whole, 6);
  }
  expect(scoreFor('spring marmot', named('spring'))).toBeLessThan(whole);
  // Without these words, only the whole counts.
  expect(scoreFor('spring function', named('springboard'), {forms: ['spring', 'function']})).toBe(
    scoreFor('spring function', {}, {forms: ['spring', 'function']}),
  );
});

test('a name that has the words around it as well comes first', () => {
  const forms = ['spring', 'function'];
  expectFalling([
    scoreFor('spring function', named('springfunction'), {forms}),
    scoreFor('spring function', named('spring'), {forms}),
  ]);
  // Nothing surrounds the name: there is nothing to have as well.
  expect(scoreFor('spring', named('spring'))).toBeCloseTo(
    scoreFor('spring function', named('spring'), {forms}),
    6,
  );
});

test('an identifier in the query counts as a name, and not beside the whole name', () => {
  const identifiers = ['delayrender'];
  expectFalling([
    scoreFor('error delayRender', named('delayrender'), {identifiers}),
    scoreFor('error delayRender', named('delayrenders'), {identifiers}),
  ]);
  expect(scoreFor('delayRender', named('delayrender'), {identifiers})).toBe(
    scoreFor('delayRender', named('delayrender')),
  );
});

test('of a flag, the page about it and the main command come first, then the main tool, then others', () => {
  const asked = {forms: ['scale'], headings: [heading(1)]};
  const command = (title: string, packageName: string): number =>
    scoreFor('--scale', {kind: 'cli', title, packageName}, asked);
  const about = scoreFor('--scale', {title: '--scale', titleWords: wordsOf('scale')}, asked);
  const none = scoreFor('--scale', {kind: 'other'}, asked);
  expectFalling([
    command('camera shoot', 'camera'),
    command('camera look', 'camera'),
    command('tripod', 'other'),
    none,
  ]);
  expect(about).toBeGreaterThan(command('camera look', 'camera'));
  // A page about another flag, and one with the word in its title.
  const other = {kind: 'other', titleWords: wordsOf('marmots at night')};
  expect(scoreFor('--scale', {...other, title: '--zoom'}, asked)).toBe(none);
  expect(scoreFor('--scale', {title: 'Scale', titleWords: wordsOf('scale')}, asked)).toBeLessThan(
    about,
  );
  // The name of a page says nothing about a flag.
  expect(scoreFor('--scale', {kind: 'other', compactNames: ['scale']}, asked)).toBe(none);
});

test('a command has a flag whose heading is that flag, and nothing else', () => {
  const score = (...headings: AskedHeading[]): number => {
    const fields = {kind: 'cli', title: 'camera look', packageName: 'camera'};
    // The name covers the query, so that the heading adds nothing else.
    return scoreFor(
      '--scale',
      {...fields, nameWords: wordsOf('scale')},
      {forms: ['scale'], headings},
    );
  };
  const none = score();
  expect(score(heading(1))).toBeGreaterThan(none);
  expect(score(heading(1, {words: 2}))).toBe(none);
  expect(score(heading(1, {recall: [0.9]}))).toBe(none);
  expect(score(heading(1, {words: 2}), heading(2))).toBe(score(heading(1)));
});

test('a flag is what begins with two hyphens', () => {
  const fields = {kind: 'cli', title: 'camera shoot', nameWords: wordsOf('scale')};
  const scoreOf = (query: string): number =>
    scoreFor(query, fields, {forms: ['scale'], headings: [heading(1)]});
  const flag = scoreOf('--scale');
  expect(scoreOf('  --scale 2')).toBe(flag);
  for (const query of ['-scale', '-- scale', 'use --scale', '--2scale', 'scale']) {
    expect(scoreOf(query), query).toBeLessThan(flag);
  }
});

test('a flag is found without its hyphens, unless the command is a page of that name', () => {
  const asked = {forms: ['filmscale'], headings: [heading(1)]};
  const fields = {kind: 'cli', title: 'camera shoot', nameWords: wordsOf('filmscale')};
  const plain = scoreFor('film scale', fields, asked);
  const flag = scoreFor('film-scale', fields, asked);
  expect(flag).toBeGreaterThan(plain);
  expect(flag).toBe(scoreFor('--film-scale', fields, asked));
  for (const query of ['Film-scale', 'film-', '-film', 'film-scale of a camera']) {
    expect(scoreFor(query, fields, asked), query).toBe(plain);
  }
  // Unlike one with hyphens, it may be the name of a page.
  const name = {...named('filmscale'), kind: 'other'};
  expect(scoreFor('film-scale', name, asked)).toBe(scoreFor('filmscale', name, asked));
  expect(scoreFor('--film-scale', name, asked)).toBeLessThan(scoreFor('filmscale', name, asked));
});

test('an option in camel case is found on important pages, and first on the main function’s', () => {
  const score = (query: string, fields: Partial<NamedPage>, ...headings: AskedHeading[]): number =>
    scoreFor(query, {nameWords: wordsOf('filmscale'), ...fields}, {forms: ['filmscale'], headings});
  const share = (query: string): number =>
    score(query, {importance: 1}, heading(1)) / score(query, {}, heading(1));
  expect(share('filmScale')).toBeGreaterThan(share('filmscale'));
  const main = {title: 'shoot()'};
  expectFalling([
    score('filmScale', main, heading(1)),
    score('filmScale', {}, heading(1)),
    score('filmscale', {}, heading(1)),
  ]);
  for (const query of ['filmscale', 'FilmScale', 'film-scale', 'filmScale of a camera']) {
    expect(score(query, main, heading(1)), query).toBe(score(query, {}, heading(1)));
  }
  // Only a heading that is the option.
  for (const other of [heading(1, {words: 2}), heading(1, {recall: [0.9]})]) {
    expect(score('filmScale', main, other)).toBe(score('filmScale', {}, other));
  }
});

test('the type of an option doesn’t come before the option itself', () => {
  const forms = ['filmscale'];
  const typed = {...named('filmscale'), compactTypes: ['filmscale']};
  const score = (query: string, fields: Partial<NamedPage>, ...headings: AskedHeading[]): number =>
    scoreFor(query, fields, {forms, headings});
  // Both pages have the option, and one has its type, too.
  expect(score('filmScale', typed, heading(1))).toBe(score('filmScale', {}, heading(1)));
  expect(score('FilmScale', typed, heading(1))).toBeGreaterThan(score('FilmScale', {}, heading(1)));
  // A page with the type alone, or with another name, keeps its bonus; so does the main function.
  expectFalling([score('filmScale', typed), score('filmScale', {})]);
  expectFalling([
    score('filmScale', named('filmscale'), heading(1)),
    score('filmScale', typed, heading(1)),
  ]);
  const main = {title: 'shoot()'};
  expectFalling([
    score('filmScale', {...typed, ...main}, heading(1)),
    score('filmScale', main, heading(1)),
  ]);
});

test('a question for a meaning is answered by the glossary first', () => {
  const term = {contextWords: wordsOf('docs glossary')};
  const scores = (query: string): number[] => [
    scoreFor(query, term, {forms: ['marmot']}),
    scoreFor(query, {contextWords: wordsOf('docs words')}, {forms: ['marmot']}),
  ];
  for (const query of [
    'what is a marmot',
    "What's a marmot",
    'what are marmots',
    'meaning of marmot',
    'define marmot',
    ' definition of marmot',
  ]) {
    expectFalling(scores(query));
  }
  for (const query of [
    'marmot',
    'whatever is a marmot',
    'a marmot: what is it',
    'defined marmot',
  ]) {
    const [a, b] = scores(query);
    expect(a, query).toBe(b);
  }
});

test('guides answer what to do; names of exports begin with the same verbs', () => {
  const scores = (query: string, identifiers: string[] = []): number[] =>
    ['guide', 'other'].map((kind) => scoreFor(query, {kind}, {identifiers}));
  expectFalling(scores('Save a film'));
  expectFalling(scores('how to make films'));
  for (const [query, identifiers] of [
    ['marmots', []],
    ['saved films', []],
    ['save film makeFilm', ['makefilm']],
  ] as const) {
    const [guide, other] = scores(query, [...identifiers]);
    expect(guide, query).toBe(other);
  }
});

test('kinds count as the site says, and all others the same', () => {
  const [reference = 0, other = 0, unknown] = ['reference', 'other', 'unknown'].map((kind) =>
    scoreFor('marmots', {kind}),
  );
  expect(reference / other).toBeCloseTo(1.5, 6);
  expect(unknown).toBe(other);
});

test('news count less where only a heading matches', () => {
  const scores = (headings: AskedHeading[]): [number, number] => [
    scoreFor('beavers', {kind: 'blog'}, {headings}),
    scoreFor('beavers', {kind: 'other'}, {headings}),
  ];
  const [news, other] = scores([heading(0)]);
  expect(news).toBeLessThan(other);
  const [newsWhole, otherWhole] = scores([]);
  expect(newsWhole).toBe(otherWhole);
});

test('a page that many others link to comes first of equal ones', () => {
  expectFalling([
    scoreFor('marmots', {importance: 1}),
    scoreFor('marmots', {importance: 0.5}),
    scoreFor('marmots', {importance: 0}),
  ]);
});

test('what the query covers of a title counts, and what the title has of the query', () => {
  const score = (query: string, title: string, asked?: Asked): number =>
    scoreFor(query, {titleWords: wordsOf(title)}, asked);
  expectFalling([
    score('marmots night', 'marmots night'),
    score('marmots night', 'marmots night beavers'),
    score('marmots night', 'marmots beavers'),
    score('marmots night', 'beavers'),
  ]);
  // The rare word says more.
  const rarities = [0.5, 2];
  expectFalling([
    score('marmots night', 'night', {rarities}),
    score('marmots night', 'marmots', {rarities}),
  ]);
  // Of a compound, either the whole or its parts count.
  const compound = (parts: string[], query: string): number =>
    scoreFor(query, {titleWords: [{form: 'nightmarmots', parts}]});
  const parts = ['night', 'marmots'];
  expect(compound(parts, 'nightmarmots')).toBeCloseTo(compound([], 'nightmarmots'), 6);
  expect(compound(parts, 'night marmots')).toBeCloseTo(compound([], 'nightmarmots'), 6);
  expectFalling([
    compound(parts, 'night marmots'),
    compound(parts, 'night beavers'),
    compound(['day'], 'night beavers'),
  ]);
});

test('a word of the address counts with those of the title, though less', () => {
  expectFalling([
    scoreFor('marmots alps', {titleWords: wordsOf('marmots alps')}),
    scoreFor('marmots alps', {titleWords: wordsOf('marmots'), contextWords: wordsOf('alps')}),
    scoreFor('marmots alps', {titleWords: wordsOf('marmots')}),
  ]);
});

test('a section is linked when its heading adds a word that the page’s names lack', () => {
  const linked = (headings: AskedHeading[], fields: Partial<NamedPage> = {}): number =>
    judgeFor('marmots whistle', page(fields), {headings}).heading;
  expect(linked([heading(4, {recall: [0, 1]})])).toBe(4);
  expect(linked([heading(4, {recall: [1, 0]})])).toBe(-1);
  expect(linked([heading(4, {recall: [0, 0.2]})]), 'too little').toBe(-1);
  expect(linked([heading(4, {recall: [0, 0.4]})])).toBe(4);
  expect(linked([heading(4, {recall: [0, 1]})], {nameWords: wordsOf('whistle')})).toBe(-1);
  expect(linked([heading(4, {recall: [0, 0.8]})], {contextWords: wordsOf('whistle')})).toBe(-1);
  expect(linked([])).toBe(-1);
});

test('of sections, the one that adds most is linked, then the one whose heading says it best', () => {
  const linked = (...headings: AskedHeading[]): number => {
    const best = judgeFor('marmots whistle', page(), {headings}).heading;
    expect(judgeFor('marmots whistle', page(), {headings: [...headings].reverse()}).heading).toBe(
      best,
    );
    return best;
  };
  const whistle = {recall: [0, 1]};
  // More of the query.
  expect(linked(heading(1, {recall: [0, 0.6]}), heading(2, {...whistle, words: 9}))).toBe(2);
  // A shorter heading, a more specific one, one of a lower level, the name of an option.
  expect(linked(heading(1, {...whistle, words: 3}), heading(2, {...whistle, words: 2}))).toBe(2);
  expect(linked(heading(1, {...whistle, telling: 0.3}), heading(2, whistle))).toBe(2);
  expect(
    linked(heading(1, {...whistle, words: 2}), heading(2, {...whistle, words: 2, level: 3})),
  ).toBe(2);
  expect(
    linked(
      heading(1, {...whistle, telling: 0.6}),
      heading(2, {...whistle, telling: 0.3, isName: true}),
    ),
  ).toBe(2);
  // A page that has a section about it, besides one about it and more.
  expect(linked(heading(1, {recall: [1, 1], words: 2}), heading(2, {...whistle, words: 1}))).toBe(
    1,
  );
});

test('a heading counts for its page, the more the better it fits', () => {
  const scores = [
    [heading(1, {recall: [0, 1]})],
    [heading(1, {recall: [0, 1], words: 4})],
    [heading(1, {recall: [0, 1], words: 4, telling: 0.5})],
    [],
  ].map((headings) => scoreFor('marmots whistle', {}, {headings}));
  expectFalling(scores);
  // A heading of no words that count, as one of symbols, divides by nothing.
  expect(
    scoreFor('marmots whistle', {}, {headings: [heading(1, {recall: [0, 1], words: 0})]}),
  ).toBe(scores[0]);
});

test('at most two more sections are results: those that answer about as well, best first', () => {
  const more = (...headings: AskedHeading[]): readonly number[] =>
    judgeFor('whistle', page(), {headings}).others;
  const fit = (section: number, telling: number): AskedHeading => heading(section, {telling});
  expect(more(fit(1, 0.9), fit(2, 1), fit(3, 0.85), fit(4, 0.95))).toEqual([4, 1]);
  expect(more(fit(1, 1), fit(2, 0.79))).toEqual([]);
  expect(more(fit(1, 1), fit(2, 0.81))).toEqual([2]);
  expect(more(fit(1, 1))).toEqual([]);
  // One that has less of the query answers less, however specific it is.
  const [all, most] = [
    heading(1, {recall: [1, 1], words: 2, telling: 0.5}),
    heading(2, {recall: [1, 0.9], words: 2, telling: 0.6}),
  ];
  const {heading: best, others} = judgeFor('whistle loud', page(), {headings: [all, most]});
  expect([best, others]).toEqual([1, []]);
});

test('a page is named by a query when its names, or those of the section, have every word', () => {
  const isNamed = (fields: Partial<NamedPage>, asked?: Asked): boolean =>
    judgeFor('marmots whistle', page(fields), asked).isNamed;
  expect(isNamed({})).toBe(false);
  expect(isNamed({titleWords: wordsOf('whistle marmots')})).toBe(true);
  expect(isNamed({nameWords: wordsOf('whistle')})).toBe(true);
  expect(isNamed({contextWords: wordsOf('whistle')})).toBe(false);
  expect(isNamed({}, {headings: [heading(1, {recall: [0, 1]})]})).toBe(true);
  // A word that fits half, as a beginning does.
  expect(isNamed({nameWords: wordsOf('whistles')}, {fits: {whistles: 0.5}})).toBe(true);
  expect(isNamed({nameWords: wordsOf('whistles')}, {fits: {whistles: 0.4}})).toBe(false);
});
