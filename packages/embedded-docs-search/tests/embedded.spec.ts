import {expect, test} from '@playwright/test';

import {buildIndex, type IndexedPage} from '../lib/buildIndex.ts';
import {EmbeddedIndex} from '../lib/embeddedIndex.ts';
import {SearchFailure, type SearchRequest, type SearchResult} from '../lib/index.ts';
import {wordFilesFor} from '../lib/wordFiles.ts';
import {openIndex, page, section, settings} from './pages.ts';

const pages: IndexedPage[] = [
  page('/docs/use-current-frame', {
    title: 'useCurrentFrame()',
    kind: 'api',
    names: ['useCurrentFrame'],
    packageName: 'remotion',
    breadcrumb: ['remotion'],
  }),
  page('/docs/sequence', {
    title: '<Sequence>',
    kind: 'api',
    names: ['Sequence'],
    sections: [section('layout?', 'Where it is placed.')],
  }),
  page('/docs/videos/sequence', {title: 'Playing videos in sequence'}),
  page('/docs/spring', {
    title: 'spring()',
    kind: 'api',
    names: ['spring'],
    sections: [
      section('', 'Natural movement.'),
      section('durationInFrames?', 'How long it takes.'),
    ],
  }),
  page('/docs/animating', {
    title: 'Animating properties',
    sections: [section('Use a spring', 'For natural movement call it.')],
  }),
  page('/docs/mention', {
    title: 'Other things',
    sections: [section('', 'Here spring is only mentioned.')],
  }),
  page('/docs/audio/trimming', {title: 'Trimming audio', breadcrumb: ['Audio']}),
  page('/docs/encoding', {title: 'Encoding guide', description: 'Codecs and containers.'}),
  page('/docs/player/autoplay', {title: 'Autoplay', packageName: '@remotion/player'}),
  page('/docs/constructor', {
    title: 'Words',
    sections: [section('', 'constructor __proto__ hasOwnProperty')],
  }),
  page('/blog/spring', {title: 'Spring news', kind: 'blog', breadcrumb: ['Blog']}),
];

const ask = async (
  query: string,
  more: Partial<Omit<SearchRequest, 'query'>> = {},
  all = pages,
): Promise<SearchResult> =>
  openIndex(all).index.search({query, page: 0, hitsPerPage: 20, snippetWords: 10, ...more});

const urls = async (query: string): Promise<string[]> =>
  (await ask(query)).hits.map(({url}) => url);

for (const query of [
  'useCurrentFrame',
  'usecurrentframe',
  'use current frame',
  'useCurrentFrame()',
  'usecurentframe',
  'usecur',
  'currentFrame',
  'frame current',
]) {
  test(`"${query}" finds the hook first`, async () => {
    expect((await urls(query))[0]).toBe('/docs/use-current-frame');
  });
}

for (const query of ['<Sequence>', 'sequence', '<Sequence />', 'seqeunce']) {
  test(`"${query}" finds the component before the guide`, async () => {
    expect((await urls(query)).slice(0, 2)).toEqual(['/docs/sequence', '/docs/videos/sequence']);
  });
}

test('a name among the words of an error is what they are about', async () => {
  const error = 'Error: useCurrentFrame() must not be called outside of a mentioned thing';
  expect((await urls(error))[0]).toBe('/docs/use-current-frame');
});

test('a part of a compound does not match the compound', async () => {
  const all = [
    page('/docs/studio', {title: 'Studio', kind: 'api', names: ['studio']}),
    page('/docs/where', {title: 'Where code runs', sections: [section('isStudio')]}),
  ];
  const {hits} = await ask('isStudio', {}, all);
  expect(hits.map(({url}) => url)).toEqual(['/docs/where#isstudio', '/docs/studio']);
});

test('what only a signature or a table of options says is found, after what a section explains', async () => {
  const facts = 'Flag Config file --marmots setMarmots() --beavers setBeavers()';
  const all = [
    page('/docs/table', {title: 'All flags', sections: [{...section('Flags'), facts}]}),
    page('/docs/marmots', {
      title: 'Animals',
      sections: [section('--marmots', `How many. ${'Much more is said of animals. '.repeat(20)}`)],
    }),
  ];
  const {hits} = await ask('setBeavers', {}, all);
  expect(hits.map(({url}) => url)).toEqual(['/docs/table#flags']);
  expect(hits[0]?.snippet.map(({text}) => text).join('')).toContain('setBeavers()');
  expect((await ask('--marmots', {}, all)).hits.map(({url}) => url)).toEqual([
    '/docs/marmots#-marmots',
    '/docs/table#flags',
  ]);
});

test('docs that have a name in their text come before news with a part of it in the title', async () => {
  const all = [
    page('/blog/studio', {title: 'The Studio can be deployed', kind: 'blog'}),
    page('/docs/where', {
      title: 'Where code runs',
      kind: 'api',
      sections: [section('', 'Ask with isStudio.')],
    }),
  ];
  expect((await ask('isStudio', {}, all)).hits[0]?.url).toBe('/docs/where');
});

test('docs that mention a word come before news with it in a heading', async () => {
  const news = section(
    'Marmots in step',
    'There is one more way to film animals in the mountains.',
  );
  const all = [
    page('/blog/news', {title: 'News', kind: 'blog', sections: [news]}),
    page('/docs/animals', {
      title: 'Animals',
      sections: [section('', 'Marmots and other animals.')],
    }),
  ];
  expect((await ask('marmots', {}, all)).hits[0]?.url).toBe('/docs/animals');
});

test('a word that is followed by others is complete', async () => {
  const all = [
    page('/docs/freeze', {title: '<Freeze>', kind: 'api', names: ['Freeze']}),
    page('/docs/license', {title: 'License', sections: [section('Free license', 'For people.')]}),
  ];
  expect((await ask('free', {}, all)).count).toBe(2);
  expect((await ask('free for people', {}, all)).hits[0]?.url).toBe('/docs/license#free-license');
});

test('what is rare says more than what many names have', async () => {
  const all = [
    page('/docs/get-size', {title: 'getSize()', kind: 'api', names: ['getSize']}),
    page('/docs/get-data', {title: 'getData()', kind: 'api', names: ['getData']}),
    page('/docs/get-time', {title: 'getTime()', kind: 'api', names: ['getTime']}),
    page('/docs/measure', {title: 'Measuring marmots'}),
  ];
  expect((await ask('get marmots', {}, all)).hits[0]?.url).toBe('/docs/measure');
});

test('synonyms stand in for related words too', async () => {
  const all = [page('/docs/freeze', {title: '<Freeze>', names: ['Freeze']}), ...pages];
  expect((await ask('pausing', {}, all)).hits[0]?.url).toBe('/docs/freeze');
});

test('words with the same beginning are not necessarily related', async () => {
  const all = [page('/docs/fundamentals', {title: 'Fundamentals'}), ...pages];
  expect((await ask('funding', {}, all)).count).toBe(0);
});

test('title before heading before text, reference before news', async () => {
  expect(await urls('spring')).toEqual([
    '/docs/spring',
    '/blog/spring',
    '/docs/animating#use-a-spring',
    '/docs/mention',
  ]);
});

test('related words, synonyms, breadcrumb and package find pages', async () => {
  expect((await urls('trim audio'))[0]).toBe('/docs/audio/trimming');
  expect((await urls('mp4'))[0]).toBe('/docs/encoding');
  expect((await urls('Player autoplay'))[0]).toBe('/docs/player/autoplay');
});

test('the name of an option leads to its section', async () => {
  const [hit] = (await ask('durationInFrames')).hits;
  expect(hit?.url).toBe('/docs/spring#durationinframes-');
  expect(hit?.snippet.map(({text}) => text).join('')).toBe('How long it takes.');
});

test('counts by kind, filters by kind and gives pages of results', async () => {
  const all = await ask('spring');
  expect(all.count).toBe(4);
  expect(all.kinds).toEqual({api: 1, guide: 2, blog: 1});
  const blog = await ask('spring', {kind: 'blog'});
  expect(blog.hits.map(({url}) => url)).toEqual(['/blog/spring']);
  expect(blog.kinds).toEqual(all.kinds);
  const second = await ask('spring', {page: 1, hitsPerPage: 3});
  expect(second.hits).toHaveLength(1);
  expect(second.hasMore).toBe(false);
  expect((await ask('spring', {hitsPerPage: 3})).hasMore).toBe(true);
});

test('hits of one group are listed together, the first ones of each', async () => {
  const grouped = await ask('spring', {hitsPerGroup: 2});
  expect(grouped.hits.map(({url}) => url)).toEqual([
    '/docs/spring',
    '/docs/animating#use-a-spring',
    '/blog/spring',
  ]);
  expect(grouped.count).toBe(4);
  expect(grouped.hasMore).toBe(false);
});

test('each page has its own text, also in files with several', async () => {
  const nameOf = (number: number): string =>
    `${String.fromCodePoint(97 + (number % 20))}${number < 20 ? 'x' : 'y'}marmot`;
  const all = Array.from({length: 40}, (_, number) =>
    page(`/docs/page-${number}`, {
      sections: [section('', `${nameOf(number)} ${'and more words '.repeat(5 * (number % 7))}`)],
    }),
  );
  const {index, files} = openIndex(all);
  expect([...files.keys()].filter((file) => file.startsWith('texts/')).length).toBeLessThan(40);
  for (let number = 0; number < all.length; number++) {
    const request = {query: nameOf(number), page: 0, hitsPerPage: 1, snippetWords: 1};
    const {hits} = await index.search(request);
    expect(hits[0]?.url).toBe(`/docs/page-${number}`);
    expect(hits[0]?.snippet[0]).toEqual({text: nameOf(number), match: true});
  }
});

test('a word is looked up with all that begins as it and its stem do', () => {
  // Its stem is kei, but keyframes is related as well.
  expect(wordFilesFor(['a', 'kef', 'kei', 'kez', 'kf'], 'key')).toEqual([0, 1, 2, 3]);
  expect(wordFilesFor(['a', 'keyb', 'keyf', 'keyfs', 'l'], 'keyframe')).toEqual([2, 3]);
});

test('names of built-in properties, such as constructor, are ordinary words', async () => {
  for (const word of ['constructor', '__proto__', 'hasOwnProperty']) {
    expect((await urls(word))[0]).toBe('/docs/constructor');
  }
  expect(await urls('tostring')).toEqual([]);
});

test('no words, unknown words and strange input find nothing and do not fail', async () => {
  for (const query of ['', '   ', '()', '🎬', 'zzzzqqqq', '\\', '"', '%00', 'a'.repeat(64)]) {
    expect((await ask(query)).count).toBe(0);
  }
});

test('where nothing is found, similar names and the most important pages are suggested', async () => {
  expect((await ask('spring')).suggestions).toEqual([]);
  const {count, suggestions} = await ask('usecurentframe', {kind: 'legal'});
  expect(count).toBe(0);
  expect(suggestions[0]).toBe('useCurrentFrame()');
  expect(suggestions).toHaveLength(3);
});

test('an index without pages answers', async () => {
  expect((await ask('spring', {}, [])).count).toBe(0);
});

test('a missing or corrupt index of names is a failure, and the next query tries again', async () => {
  const files = buildIndex(pages, settings);
  let answer: () => unknown = () => {
    throw new Error('offline');
  };
  const index = new EmbeddedIndex((file) =>
    file === 'names.json'
      ? new Promise((resolve) => {
          resolve(answer());
        })
      : Promise.resolve(JSON.parse(files.get(file) ?? 'null') as unknown),
  );
  const search = (): Promise<SearchResult> =>
    index.search({query: 'spring', page: 0, hitsPerPage: 20, snippetWords: 10});
  await expect(search()).rejects.toThrow('offline');
  for (const nonsense of [null, 7, [], {}, {format: 0}, {format: 3, pages: [['x']]}]) {
    answer = () => nonsense;
    await expect(search()).rejects.toThrow(SearchFailure);
  }
  answer = () => JSON.parse(files.get('names.json') ?? '') as unknown;
  expect((await search()).count).toBe(4);
});

test('names answer when words and texts cannot be loaded; without names it is a failure', async () => {
  const names = buildIndex(pages, settings).get('names.json') ?? '';
  const index = new EmbeddedIndex((file) =>
    file === 'names.json'
      ? Promise.resolve(JSON.parse(names) as unknown)
      : Promise.reject(new Error('gone')),
  );
  const search = (query: string): Promise<SearchResult> =>
    index.search({query, page: 0, hitsPerPage: 20, snippetWords: 10, allSnippets: true});
  const {hits} = await search('spring');
  expect(hits[0]).toMatchObject({url: '/docs/spring', snippet: []});
  await expect(search('movement')).rejects.toThrow('gone');
});

/** An index whose words and texts, or other files, load when they are released. */
const slowIndex = (
  all = pages,
  isSlow = (file: string): boolean => file !== 'names.json',
): {index: EmbeddedIndex; letGo: () => void} => {
  const files = buildIndex(all, settings);
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const index = new EmbeddedIndex(async (file) => {
    if (isSlow(file)) await gate;
    return JSON.parse(files.get(file) ?? 'null') as unknown;
  });
  return {
    index,
    letGo: () => {
      letGo();
    },
  };
};

test('matches by name appear before words and texts have loaded', async () => {
  const {index, letGo} = slowIndex();
  const request = {query: 'spring', page: 0, hitsPerPage: 20, snippetWords: 10};
  const early: SearchResult[] = [];
  const whole = index.search(request, (result) => {
    early.push(result);
  });
  await expect.poll(() => early[0]?.hits[0]?.url).toBe('/docs/spring');
  expect(early[0]?.count).toBe(2);
  letGo();
  const {count, hits} = await whole;
  expect(count).toBe(4);
  expect(
    hits
      .at(-1)
      ?.snippet.map(({text}) => text)
      .join(''),
  ).toContain('only mentioned');
  early.length = 0;
  await index.search(request, (result) => {
    early.push(result);
  });
  expect(early).toEqual([]);
});

test('a page whose texts have not loaded is listed once, with them by section', async () => {
  const all = [
    page('/docs/care', {sections: [section('Feed a marmot'), section('Wash a marmot')]}),
    page('/docs/other', {sections: [section('A marmot in the wild')]}),
  ];
  const {index, letGo} = slowIndex(all, (file) => file.startsWith('texts/'));
  const search = (): Promise<SearchResult> =>
    index.search({query: 'marmot', page: 0, hitsPerPage: 3, snippetWords: 10});
  const incomplete = await search();
  expect(incomplete.hits.map(({id}) => id).toSorted()).toEqual(['/docs/care', '/docs/other']);
  expect(incomplete).toMatchObject({isWhole: false, count: 3});
  letGo();
  await expect
    .poll(async () => (await search()).hits.map(({id}) => id).toSorted())
    .toEqual([
      '/docs/care#feed-a-marmot',
      '/docs/care#wash-a-marmot',
      '/docs/other#a-marmot-in-the-wild',
    ]);
});

test('only hits in view wait for their snippets when they are enough', async () => {
  const long = 'and more words '.repeat(300);
  const all = ['a', 'b', 'c'].map((name) =>
    page(`/docs/${name}`, {sections: [section('', `A marmot of ${name}. ${long}`)]}),
  );
  const files = buildIndex(all, settings);
  const loaded: string[] = [];
  const index = new EmbeddedIndex((file) => {
    if (file.startsWith('texts/')) loaded.push(file);
    return Promise.resolve(JSON.parse(files.get(file) ?? 'null') as unknown);
  });
  const request = {query: 'marmot', page: 0, hitsPerPage: 20, snippetWords: 10};
  const withSnippet = ({hits}: SearchResult): number =>
    hits.filter(({snippet}) => snippet.some(({match}) => match)).length;
  const inView = await index.search({...request, hitsInView: 1});
  expect(inView.isWhole).toBe(false);
  expect(inView.hits).toHaveLength(3);
  expect(withSnippet(inView)).toBe(1);
  // A line that keeps the place of the snippet.
  for (const hit of inView.hits.slice(1)) {
    expect(hit.snippet).toEqual([{text: '\u00a0', match: false}]);
  }
  expect(loaded).toHaveLength(1);
  const whole = await index.search(request);
  expect(whole.isWhole).toBe(true);
  expect(withSnippet(whole)).toBe(3);
  expect(loaded).toHaveLength(3);
});

test('what the site says of its pages and words ranks them', async () => {
  const all = [
    page('/cli/render', {
      title: 'tool render',
      kind: 'cli',
      packageName: 'tool',
      sections: [section('--speed')],
    }),
    page('/cli/deploy', {
      title: 'tool deploy',
      kind: 'cli',
      packageName: 'tool',
      sections: [section('--speed')],
    }),
    page('/cli/build', {
      title: 'other build',
      kind: 'cli',
      packageName: 'other',
      sections: [section('--speed')],
    }),
    page('/guides/save', {title: 'Save a marmot', kind: 'guide'}),
    page('/api/save', {title: 'saveMarmot()', kind: 'api', names: ['saveMarmot']}),
    page('/words/marmot', {title: 'Marmot', kind: 'guide', breadcrumb: ['Glossary']}),
    page('/api/marmot', {title: 'marmot()', kind: 'api', names: ['marmot']}),
  ];
  const first = async (
    query: string,
    own: Parameters<typeof openIndex>[1],
  ): Promise<string | undefined> => {
    const {index} = openIndex(all, own);
    return (await index.search({query, page: 0, hitsPerPage: 20, snippetWords: 10})).hits[0]?.url;
  };
  expect(await first('--speed', {mainTool: 'other'})).toBe('/cli/build#-speed');
  expect(await first('--speed', {mainTool: 'tool', mainCommand: 'tool deploy'})).toBe(
    '/cli/deploy#-speed',
  );
  const kinds = {api: 1.2};
  expect(await first('what is a marmot', {kinds, terms: 'glossary'})).toBe('/words/marmot');
  expect(await first('what is a marmot', {kinds, terms: 'dictionary'})).toBe('/api/marmot');
  expect(await first('marmot', {kinds: {api: 0.1}})).toBe('/words/marmot');
  expect(await first('save marmot', {kinds, taskVerbs: []})).toBe('/api/save');
  expect(await first('groundhog', {synonyms: {groundhog: ['marmot']}})).toBe('/words/marmot');
  expect(await first('groundhog', {})).toBeUndefined();
});

/** A page of a command with these flags. */
const command = (name: string, packageName: string, ...flags: string[]): IndexedPage =>
  page(`/${name.replace(' ', '/')}`, {
    title: name,
    kind: 'cli',
    packageName,
    sections: flags.map((flag) => section(flag)),
  });

test('for a flag, its own page comes first, then the main command, the main tool, other commands, and other pages', async () => {
  const all = [
    page('/changes', {title: 'All changes', sections: [section('--speed'), section('--speed up')]}),
    command('other speed', 'other', '--marmots'),
    command('other run', 'other', '--speed'),
    command('tool still', 'tool', '--speed'),
    command('tool render', 'tool', '--speed'),
    page('/flags/speed', {title: '--speed', kind: 'api', inboundLinks: 9}),
  ];
  const {index} = openIndex(all, {mainTool: 'tool', mainCommand: 'tool render'});
  const request = {page: 0, hitsPerPage: 20, snippetWords: 10};
  const found = async (query: string): Promise<string[]> =>
    (await index.search({...request, query})).hits.map(({url}) => url.replace(/#.*/u, ''));
  const expected = ['/flags/speed', '/tool/render', '/tool/still', '/other/run'];
  expect((await found('--speed')).slice(0, 4)).toEqual(expected);
  // A value behind it changes nothing.
  expect((await found('--speed 2')).slice(0, 4)).toEqual(expected);
});

test('a title that says nothing else comes before a longer one', async () => {
  const all = [
    page('/a', {title: 'Care of old marmots, otters and tall bears'}),
    page('/b', {title: 'Care of marmots'}),
  ];
  expect((await ask('marmot care', {}, all)).hits.map(({url}) => url)).toEqual(['/b', '/a']);
});

test('a page whose name is typed with one wrong letter comes before one that has the words', async () => {
  const all = [
    page('/a', {title: 'Marmot', description: 'About marmota marmotta'}),
    page('/b', {title: 'marmota()', kind: 'api', names: ['marmota']}),
    page('/c', {title: 'Other', description: 'Nothing'}),
  ];
  expect((await ask('mermota', {}, all)).hits[0]?.url).toBe('/b');
  // Three letters with a wrong one are another name.
  const short = [page('/gap', {title: 'gap()'}), page('/map', {title: 'map()'})];
  expect((await ask('map', {}, short)).hits.map(({url}) => url)).toEqual(['/map']);
});

test('a name of which a letter was left out comes before pages that only have the word', async () => {
  const all = [
    page('/water', {title: 'Spring water', kind: 'guide'}),
    page('/spring', {title: 'spring()', kind: 'api', names: ['spring']}),
  ];
  const {index} = openIndex(all, {kinds: {guide: 1.3}});
  const request = {query: 'sprng', page: 0, hitsPerPage: 9, snippetWords: 9};
  expect((await index.search(request)).hits.map(({url}) => url)).toEqual(['/spring', '/water']);
});

test('pages with one of many words are left out, those that an error names are not', async () => {
  const all = [
    page('/otters', {title: 'Otters'}),
    page('/bears', {title: 'Bears'}),
    page('/wolves', {title: 'Wolves'}),
    page('/api/whistle', {title: 'whistleLoud()', kind: 'api', names: ['whistleLoud']}),
    page('/all', {title: 'Otters, bears and wolves'}),
  ];
  const found = async (query: string): Promise<string[]> =>
    (await ask(query, {}, all)).hits.map(({url}) => url);
  expect(await found('otters bears wolves')).toEqual(['/all']);
  expect(await found('otters bears wolves whistleLoud()')).toContain('/api/whistle');
});

test('a page with several sections that answer as well is found with three of them at most', async () => {
  const speeds = ['Speed of marmots', 'Speed of otters', 'Speed of bears', 'Speed of wolves'];
  const all = [
    page('/animals', {
      title: 'Animals',
      sections: [section('', 'All of them.'), ...speeds.map((name) => section(name, 'Fast.'))],
    }),
    page('/plants', {title: 'Plants', sections: [section('Growth', 'Slow.')]}),
  ];
  const {hits} = await ask('speed', {}, all);
  expect(hits).toHaveLength(3);
  expect(new Set(hits.map(({url}) => url)).size).toBe(3);
  // One answers better: the others are no results.
  const best = await ask('speed of bears', {}, all);
  expect(best.hits.map(({url}) => url)).toEqual(['/animals#speed-of-bears']);
});

test('a page of which the title says it all is linked as a whole', async () => {
  const all = [
    page('/marmots', {title: 'Marmots', sections: [section('Marmots'), section('Food')]}),
    page('/food', {title: 'Food of marmots', sections: [section('Food', 'Grass.')]}),
  ];
  expect((await ask('marmots', {}, all)).hits[0]?.url).toBe('/marmots');
  expect((await ask('marmots food', {}, all)).hits[0]?.url).toBe('/food');
});

test('the name of an option leads to it although many pages have one of that name', async () => {
  const options = Array.from({length: 12}, (_, index) =>
    page(`/api/${index}`, {title: `call${index}()`, sections: [section('marmotCount?', 'A.')]}),
  );
  const all = [page('/news', {sections: [section('', 'The marmotCount is new.')]}), ...options];
  const {hits} = await ask('marmotCount', {hitsPerPage: 12}, all);
  expect(hits.every(({url}) => url.startsWith('/api/'))).toBe(true);
  expect(hits[0]?.url).toContain('#');
});

test('a page is found first by a phrase that its names and texts don’t have, and is linked as a whole', async () => {
  const all = [
    page('/docs/effects', {
      title: 'Changing pixels',
      phrases: ['green screen', 'remove the background'],
      sections: [section('', 'Draw each frame.'), section('Canvas', 'Read and write colors.')],
    }),
    page('/docs/colors', {title: 'Green and blue', sections: [section('Screen size', 'Green.')]}),
    page('/docs/other', {title: 'Background music'}),
  ];
  for (const query of ['green screen', 'remove background', 'how do i remove the background']) {
    expect((await ask(query, {}, all)).hits[0]?.url).toBe('/docs/effects');
  }
});

test('a name comes before a phrase of another page', async () => {
  const all = [
    page('/docs/guide', {title: 'Guide', phrases: ['loop', 'loop component']}),
    page('/docs/loop', {title: 'Loop', names: ['Loop'], kind: 'api'}),
  ];
  for (const query of ['loop', 'Loop component']) {
    expect((await ask(query, {}, all)).hits[0]?.url).toBe('/docs/loop');
  }
});

test('a part of a phrase says little', async () => {
  const all = [
    page('/docs/guide', {title: 'Guide', phrases: ['put a clip behind the text of a title']}),
    page('/docs/clips', {title: 'Clips', sections: [section('', 'How to trim a clip.')]}),
  ];
  expect((await ask('clip', {}, all)).hits[0]?.url).toBe('/docs/clips');
});

test('of pages that answer equally, the one that more pages link to comes first', async () => {
  const all = [
    page('/a', {title: 'Marmots sleep'}),
    page('/b', {title: 'Marmots sleep', inboundLinks: 30}),
  ];
  expect((await ask('marmots', {}, all)).hits.map(({url}) => url)).toEqual(['/b', '/a']);
});

test('a query that says what to do finds guides first, one with a name of code the reference', async () => {
  const all = [
    page('/api/save', {title: 'saveMarmot()', kind: 'api', names: ['saveMarmot']}),
    page('/guides/save', {title: 'Save marmots', kind: 'guide'}),
  ];
  const own = {kinds: {api: 1.1}, guides: ['guide'], taskVerbs: ['save']};
  const {index} = openIndex(all, own);
  const first = async (query: string): Promise<string | undefined> =>
    (await index.search({query, page: 0, hitsPerPage: 9, snippetWords: 9})).hits[0]?.url;
  expect(await first('saveMarmot')).toBe('/api/save');
  expect(await first('how to save marmots')).toBe('/guides/save');
});

test('of very many pages that mention a word, the one about it comes first', async () => {
  const all = [
    ...Array.from({length: 80}, (_, index) =>
      page(`/mention/${index}`, {sections: [section('', 'Some marmots live here.')]}),
    ),
    page('/marmots', {title: 'All about marmots'}),
  ];
  const {hits, count} = await ask('marmots', {hitsPerPage: 100}, all);
  expect(hits[0]?.url).toBe('/marmots');
  expect(count).toBe(81);
  // None that was only counted is before one that was ranked.
  expect(hits.map(({url}) => url).slice(1, 3)).toEqual(['/mention/0', '/mention/1']);
});

test('what was typed before does not change what is found', async () => {
  const all = [
    page('/docs/freeze', {title: '<Freeze>', kind: 'api', names: ['Freeze']}),
    page('/docs/license', {title: 'License', sections: [section('Free license', 'For people.')]}),
  ];
  const {index} = openIndex(all);
  const urlsOf = async (query: string, of = index): Promise<string[]> =>
    (await of.search({query, page: 0, hitsPerPage: 9, snippetWords: 9})).hits.map(({url}) => url);
  for (const query of ['f', 'free', 'free for people', 'free']) {
    expect(await urlsOf(query)).toEqual(await urlsOf(query, openIndex(all).index));
  }
});

test('an index whose settings are damaged is a failure', async () => {
  const {files} = openIndex(pages);
  const names = JSON.parse(files.get('names.json') ?? '') as {settings: object};
  for (const damage of [undefined, {}, {...names.settings, kinds: {api: 'much'}}]) {
    const index = new EmbeddedIndex(() => Promise.resolve({...names, settings: damage}));
    await expect(index.open()).rejects.toThrow('The search index cannot be read: names.json.');
  }
});

test('the last part of an address is a name of the page, which others only mention', async () => {
  const all = [
    page('/docs/marmot-sounds', {title: 'What they whistle'}),
    page('/docs/other', {title: 'Other', sections: [section('', 'Marmot sounds are loud.')]}),
    page('/docs/sounds', {title: 'Sounds'}),
  ];
  for (const query of ['marmot-sounds', 'marmot sounds']) {
    expect((await ask(query, {}, all)).hits[0]?.url, query).toBe('/docs/marmot-sounds');
  }
});

test('the only page that is found has its signature', async () => {
  const all = [page('/docs/whistle', {title: 'whistle()', signature: 'whistle(): void'})];
  expect((await ask('whistle', {}, all)).hits).toMatchObject([{signature: 'whistle(): void'}]);
});
