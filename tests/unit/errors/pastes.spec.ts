import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {SearchFailure} from 'embedded-docs-search';
import {isNamesFile} from 'embedded-docs-search/format';

import {isOn, messageFiles} from '../../../scripts/lib/errors/messageFiles';
import {readAllEntries} from '../../../scripts/lib/errors/readAllEntries';
import {readDocs} from '../../../src/content/inventory';
import {MESSAGE_ORIGINS} from '../../../src/content/messageOrigins';
import type {SearchKind} from '../../../src/content/searchKinds';
import {createExplainer, type Explanation, type ExplainingPlace} from '../../../src/errors/explain';
import {createMessageFinder} from '../../../src/errors/findMessages';
import type {MessageEntry} from '../../../src/errors/messageEntries';
import {isPastedMessage, mayBeQuery} from '../../../src/errors/pastedText';
import {mentionsCloud} from '../../../src/errors/placeOrder';
import programs from '../../../src/errors/programs.json';
import publishedAddresses from '../../../src/errors/published-addresses.json';
import {
  openExplainer,
  openExplainers,
  type ExplainByFiles,
} from '../../../src/search/embedded/explainByFiles';
import {
  isMessagesFile,
  lastMessagesPath,
  messagesFiles,
  messagesPath,
  moreMessagesPath,
  readMessages,
  textsInFile,
} from '../../../src/search/embedded/messagesFile';
import {
  isProgramsFile,
  programsPath,
  readPrograms,
} from '../../../src/search/embedded/programsFile';

const root = path.resolve(__dirname, '../../..');

/** A text that a developer pasted, and the pages of which one has to be named first. */
interface Paste {
  /**
   * Where it is from: a public thread, a failing run of the installed packages, another program's known text,
   * or one of these in the form that a terminal, a log, or a screenshot gives it.
   */
  readonly source: 'thread' | 'run' | 'program' | 'form';
  /** The program that prints it. */
  readonly by: string;
  readonly paste: string;
  /** Each with all of its headings, or with one. */
  readonly pages: readonly string[];
}

const pastes = JSON.parse(
  fs.readFileSync(path.join(root, 'tests/fixtures/pastes/pastes.json'), 'utf8'),
) as Paste[];

let files: ReturnType<typeof messageFiles> | undefined;

interface Opened {
  explain: ExplainByFiles;
  /** The files that were loaded. */
  loaded: string[];
}

/** Opens the files as the browser does. */
const open = async (): Promise<Opened> => {
  const made = await (files ??= messageFiles(root));
  const loaded: string[] = [];
  const explain = await openExplainer((file) => {
    loaded.push(file);
    return Promise.resolve(made.get(file));
  });
  return {explain, loaded};
};

let readers: ReturnType<typeof openExplainers> | undefined;

/** What a reader sees who has pasted nothing else. */
const explain = async (pasted: string): Promise<Explanation> => {
  const made = await (files ??= messageFiles(root));
  const openReader = await (readers ??= openExplainers((file) => Promise.resolve(made.get(file))));
  return openReader()(pasted);
};

/** The pastes that aren't explained without one of these files. */
const needing = async (pasted: readonly string[], others: readonly string[]): Promise<string[]> => {
  const made = await (files ??= messageFiles(root));
  const openReader = await openExplainers((file) =>
    others.includes(file)
      ? Promise.reject(new SearchFailure(`There is no ${file}.`))
      : Promise.resolve(made.get(file)),
  );
  const found: string[] = [];
  for (const paste of pasted) {
    await openReader()(paste).catch((error: unknown) => {
      if (!(error instanceof SearchFailure)) throw error;
      found.push(paste);
    });
  }
  return found;
};

// One worker parses all pages, once.
test.describe.configure({mode: 'default'});

const missed = async (list: readonly Paste[]): Promise<string[]> => {
  const lines: string[] = [];
  for (const {paste, pages} of list) {
    const first = (await explain(paste)).cures[0]?.place.url ?? 'nothing';
    if (!pages.some((page) => isOn(first, page))) lines.push(`${first}: ${paste.slice(0, 120)}`);
  }
  return lines;
};

test('real pastes have the right page first: 95% of the toolkit, 85% of other programs', async () => {
  const own = pastes.filter(({by}) => by === 'toolkit');
  const others = pastes.filter(({by}) => by !== 'toolkit');
  expect(pastes.length).toBeGreaterThanOrEqual(150);
  expect(others.length).toBeGreaterThan(5);
  const missedOwn = await missed(own);
  const missedOthers = await missed(others);
  const rightShare = (wrong: number, all: number): number => 1 - wrong / all;
  expect(rightShare(missedOwn.length, own.length), missedOwn.join('\n')).toBeGreaterThanOrEqual(
    0.95,
  );
  expect(
    rightShare(missedOthers.length, others.length),
    missedOthers.join('\n'),
  ).toBeGreaterThanOrEqual(0.85);
});

test('the pages that pastes have to lead to exist', () => {
  const addresses = readDocs(root).map(({address}) => address);
  const wanted = [...new Set(pastes.flatMap(({pages}) => pages))];
  expect(
    wanted.filter((page) => !addresses.some((address) => isOn(address, page.replace(/#.*$/u, '')))),
  ).toEqual([]);
});

test('each paste of several words is recognized as a message in a search field', () => {
  expect(pastes.filter(({paste}) => !isPastedMessage(paste)).map(({paste}) => paste)).toEqual([]);
  for (const query of [
    '',
    'spring',
    'use a video',
    'interpolate colors',
    '<Video loop>',
    'npx remotion',
  ]) {
    expect(isPastedMessage(query)).toBe(false);
  }
  // Each mark is enough: five words, a second line, a color of a terminal, the way errors begin.
  for (const message of [
    'Composition ids must be unique',
    'Composition ids\nmust match',
    // Five words on one line, three on two.
    'ids of compositions must match',
    'ids must\nmatch',
    '\u001b[31mids must match\u001b[0m',
    'Error: ids must match',
  ]) {
    expect(isPastedMessage(message), message).toBe(true);
  }
});

test('a short line without the marks of a message may be a query', () => {
  expect(mayBeQuery('how do I add audio to a video')).toBe(true);
  expect(mayBeQuery('Error: registerRoot() was called more than once.')).toBe(false);
  expect(mayBeQuery('Could not find\ncomposition')).toBe(false);
  expect(mayBeQuery(pastes[0]?.paste ?? '')).toBe(false);
});

test('a page about one provider does not stand before the page about the message', async () => {
  const timeout = (src: string): string =>
    `A delayRender() "Loading <Video> duration with src=${src}" was called but not cleared after 28000ms. See https://remotion.dev/docs/timeout for help.`;
  const first = async (pasted: string): Promise<string | undefined> =>
    (await explain(pasted)).cures[0]?.place.url;
  expect(await first(timeout('https://cdn.example.com/a.mp4'))).not.toContain('pexels');
  expect(await first(timeout('https://videos.pexels.com/video-files/1/1.mp4'))).toBe(
    '/docs/miscellaneous/pexels',
  );
});

test('a message that no page has says what came near, or what it links to', async () => {
  const near = await explain('Error: Could not find the composition named Intro in this bundle');
  expect(near.match).toBe('near');
  const linked = await explain(
    'Error: The frobnicator has overheated. See https://www.remotion.dev/docs/gpu for help.',
  );
  expect(linked.match).toBe('link');
  expect(linked.cures[0]?.place.url).toBe('/docs/gpu');
});

test('a message of another program that no page has leads to its other messages', async () => {
  for (const [pasted, program, url] of [
    [
      'Error response from daemon: No such container: remotion',
      'Docker',
      '/docs/troubleshooting/tool-errors#docker-and-linux',
    ],
    [
      'fatal: refusing to merge unrelated histories of branch main',
      'Git',
      '/docs/troubleshooting/tool-errors#git',
    ],
    [
      '[libx265 @ 0x55d0c0e0] Failed to open the encoder with these keyframe settings',
      'FFmpeg',
      '/docs/troubleshooting/rendering-errors#ffmpeg-on-the-command-line',
    ],
    [
      'WebGL: INVALID_OPERATION: bindTexture: textures can not be used with multiple targets',
      'Three.js',
      '/docs/troubleshooting/browser-errors#webgl',
    ],
  ] as const) {
    const explanation = await explain(pasted);
    expect(explanation.match, pasted).toBe('program');
    expect(explanation.program, pasted).toBe(program);
    expect(explanation.cures[0]?.place.url, pasted).toBe(url);
  }
});

test('a text that isn’t a message is not taken for one of a program', async () => {
  for (const text of [
    'We use Next.js with Tailwind CSS and deploy to Vercel; the player should show a preview.',
    'Can someone explain how webpack resolves modules in a monorepo with pnpm workspaces?',
    'The court denied the motion because the evidence was not found to be valid.',
    'Error handling in JavaScript is a broad subject: this chapter explains try, catch and finally.',
    'FROM node:22-bookworm-slim\nRUN apt-get update\nRUN apt install -y libnss3\nCOPY package.json .',
    'docker build -t remotion . && docker run -it remotion',
    'ffmpeg -i input.mp4 -c:v libx264 -crf 18 -pix_fmt yuv420p out.mp4',
    "const a = await fetch('/api/users'); const users = await a.json(); console.log(users.length);",
    '{"name": "my-video", "scripts": {"start": "remotion studio"}, "dependencies": {"react": "19.0.0"}}',
    'body { margin: 0; font-family: sans-serif; display: grid; place-items: center; }',
    'added 412 packages, and audited 413 packages in 9s\n\nfound 0 vulnerabilities',
    'VITE v5.4.2  ready in 312 ms\n\n  Local:   http://localhost:5173/',
    'Rendered 300/300, time remaining: 0s\nEncoded 300/300\n+ out/video.mp4 2.3 MB',
    'shovel orbit candle velvet mirror harbor pencil anchor lantern meadow',
  ]) {
    expect((await explain(text)).match, text).not.toBe('program');
  }
});

test('programs lead to headings that explain messages', async () => {
  const explained = new Set(
    (await readAllEntries(root, publishedAddresses)).flatMap(({kind, places}) =>
      kind === 'explained' ? places.map(({url}) => url) : [],
    ),
  );
  expect(programs.filter(({place}) => !explained.has(place))).toEqual([]);
  // Of each browser and Node.js, which no page names as the origin.
  const names = [...MESSAGE_ORIGINS, 'JavaScript'];
  expect(programs.filter(({name}) => !names.includes(name))).toEqual([]);
  const keys = programs.map(({name, place}) => `${name} ${place}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const {name, place, words} of programs) {
    const list = words.toLowerCase().split(' ');
    expect(new Set(list).size, `${name} ${place}: a word is listed twice`).toBe(list.length);
  }
});

test('half of the pastes of other programs would lead to the right page without the messages that they contain', async () => {
  const made = await (files ??= messageFiles(root));
  const names = made.get('names.json');
  if (!isNamesFile<SearchKind>(names)) throw new Error('There are no names.');
  const pages = new Map(
    names.pages.map(([title, url, kind]): [string, ExplainingPlace] => [url, {title, url, kind}]),
  );
  const messages = [messagesPath, moreMessagesPath, lastMessagesPath].flatMap((file) => {
    const content = made.get(file);
    return isMessagesFile(content) ? readMessages(content, [...pages.values()]) : [];
  });
  const list = made.get(programsPath);
  if (!isProgramsFile(list)) throw new Error('There are no programs.');
  const everyMessage = createMessageFinder(messages, ({text}) => text);
  const some = pastes.filter(({by}) => by !== 'toolkit').filter((_, index) => index % 15 === 0);
  let right = 0;
  for (const {paste, pages: wanted} of some) {
    let others = messages;
    let finder = everyMessage;
    for (;;) {
      const exact = new Set(
        finder.find(paste, messages.length).flatMap(({item, isExact}) => (isExact ? [item] : [])),
      );
      if (exact.size === 0) break;
      others = others.filter((message) => !exact.has(message));
      finder = createMessageFinder(others, ({text}) => text);
    }
    const explainer = createExplainer(others, pages);
    const {cures} = explainer.byProgram(readPrograms(list, pages))(paste, explainer.explain(paste));
    const first = cures[0]?.place.url ?? '';
    if (wanted.some((page) => isOn(first, page))) right++;
  }
  expect(some.length).toBeGreaterThan(30);
  expect(right / some.length).toBeGreaterThanOrEqual(0.5);
});

test('empty, foreign, long and hostile texts have an answer, and soon', async () => {
  await explain('');
  for (const text of [
    '',
    ' \n\t\n',
    'An ordinary sentence about cats and dogs',
    '<img src=x onerror=alert(1)><script>alert(1)</script>',
    'x'.repeat(1_000_000),
    '\u0000\u001b[31m\ud800 '.repeat(5000),
    '((((((((((('.repeat(2000),
    '"\'`'.repeat(6000),
    'a '.repeat(500_000),
    '/'.repeat(20_000),
    'at '.repeat(7000),
    '\\n'.repeat(10_000),
    'https://'.repeat(2000),
  ]) {
    const start = process.cpuUsage().user;
    const {match, cures} = await explain(text);
    expect(match === 'none').toBe(cures.length === 0);
    // In microseconds; a quadratic expression takes seconds.
    expect(process.cpuUsage().user - start, text.slice(0, 20)).toBeLessThan(1_500_000);
  }
});

test('the end of a long log is compared, too', async () => {
  const log = 'Rendering frames 12/300\n'.repeat(60_000);
  const {cures} = await explain(`${log}Error: registerRoot() was called more than once.\n`);
  expect(cures[0]?.place.url).toBe('/docs/register-root#errors');
});

test('common pastes are explained by the first file', async () => {
  const {explain: explainNext, loaded} = await open();
  expect((await explainNext('registerRoot() was called more than once.')).match).toBe('exact');
  expect(loaded).not.toContain(moreMessagesPath);
  await explainNext('AWS: registerRoot() was called more than once.');
  await explainNext('An ordinary sentence about cats and dogs');
  expect(loaded.filter((file) => file === moreMessagesPath)).toHaveLength(1);
  // Those of the toolkit that mention no cloud: of other programs, the fixture has more rare messages than readers
  // paste, and what mentions a cloud always loads the second file.
  const ofToolkit = pastes.filter(({by, paste}) => by === 'toolkit' && !mentionsCloud(paste));
  const others = await needing(
    ofToolkit.map(({paste}) => paste),
    [moreMessagesPath],
  );
  expect(others.length).toBeGreaterThan(0);
  expect(others.length).toBeLessThan(ofToolkit.length / 3);
});

test('the last file is only loaded when no other message fits, or for the compiler and the linter', async () => {
  const {explain: explainNext, loaded} = await open();
  await explainNext('AWS: registerRoot() was called more than once.');
  expect(loaded).not.toContain(lastMessagesPath);
  const {match, cures} = await explainNext('Error: No moov box found in header segment');
  expect(match).toBe('exact');
  expect(cures[0]?.place.url).toBe('/docs/media-parser/format-support#limits');
  expect(loaded.filter((file) => file === lastMessagesPath)).toHaveLength(1);
  // The files that are there aren't loaded again.
  expect(loaded.filter((file) => file === moreMessagesPath)).toHaveLength(1);
  for (const [pasted, page] of [
    ['fatal: not a git repository (or any of the parent directories): .git', 'tool-errors#git'],
    ["error TS2304: Cannot find name 'fps'.", 'bundler-errors#types-and-values'],
  ] as const) {
    const next = await open();
    expect((await next.explain(pasted)).cures[0]?.place.url).toBe(`/docs/troubleshooting/${page}`);
    expect(next.loaded).toContain(lastMessagesPath);
  }
});

test('a long message is kept up to a word, and one that begins like another as a whole', () => {
  const long = `The reel "intro" is too long. ${'Cut it. '.repeat(40)}`;
  const alike = (end: string): string => `${'The same start. '.repeat(20)}${end}`;
  const quoted = `The reel ${'of a film '.repeat(4)}"${'with a name '.repeat(10)}"`;
  const inBrackets = `The reel of a film is empty, or not a reel of a film (reading 'length') ${'at a place '.repeat(9)}`;
  const entry = (text: string): MessageEntry => ({
    id: text,
    text,
    kind: 'explained',
    group: 'composition',
    places: [{title: 'Reels', url: '/docs/reels', kind: 'guide'}],
  });
  const made = messagesFiles(
    [long, alike('one'), alike('two'), quoted, inBrackets].map((text) => entry(text)),
    ['/docs/reels'],
  );
  const [first = '', ...others] = textsInFile(made.get(messagesPath) ?? {texts: ''});
  expect(first).toMatch(/^The reel "intro" .* …$/);
  expect(first.length).toBeLessThanOrEqual(77);
  expect(long.startsWith(first.replace(/ …$/, ' '))).toBe(true);
  expect(others.slice(0, 2)).toEqual([alike('one'), alike('two')]);
  expect(others[2]).toMatch(/^The reel (?:of a film )+…$/);
  expect(others[3]).toBe(inBrackets);
});

test('an empty text makes the first file ready, and nothing else', async () => {
  const {explain: explainNext, loaded} = await open();
  expect(await explainNext(' \n')).toEqual({match: 'none', isWhole: false, cures: []});
  expect(loaded).toContain(messagesPath);
  expect(loaded).not.toContain(moreMessagesPath);
  const ready = loaded.length;
  expect((await explainNext('registerRoot() was called more than once.')).match).toBe('exact');
  expect(loaded).toHaveLength(ready);
});

test('messages of the other files are not taken for those of the first, nor the last for the second', async () => {
  const made = await (files ??= messageFiles(root));
  const textsOf = (file: string): string[] => {
    const content = made.get(file);
    return isMessagesFile(content) ? textsInFile(content) : [];
  };
  const {explain: explainAll} = await open();
  await explainAll('eslint');
  const none = {headings: '', texts: '', places: ''};
  for (const others of [[moreMessagesPath, lastMessagesPath], [lastMessagesPath]]) {
    const texts = others.flatMap(textsOf);
    expect(texts.length).toBeGreaterThan(100);
    // Without the messages of these files.
    const explainWithout = await openExplainer((file) =>
      Promise.resolve(others.includes(file) ? none : made.get(file)),
    );
    const mistaken = new Map<string, string>();
    for (const text of texts) {
      if (others.length > 1 && mentionsCloud(text)) continue;
      const paste = `TypeError: ${text.replaceAll('…', '/tmp/some/file.mp4 7')}`;
      const {isWhole, cures} = await explainWithout(paste);
      const closest = (await explainAll(paste)).cures[0]?.place.url;
      if (isWhole && cures[0]?.place.url !== closest) mistaken.set(paste, text);
    }
    // A general message has the next file loaded, which has the closest one.
    for (const paste of await needing([...mistaken.keys()], others)) mistaken.delete(paste);
    const taken = [...mistaken.values()];
    expect(taken.length / texts.length, taken.join('\n')).toBeLessThan(0.02);
  }
});

test('a file that is missing or corrupt is a failure', async () => {
  const made = await (files ??= messageFiles(root));
  const openWith = (broken: string, value: unknown): Promise<ExplainByFiles> =>
    openExplainer((file) => Promise.resolve(file === broken ? value : made.get(file)));
  const row = {headings: '', texts: 'No reel'};
  for (const value of [
    null,
    7,
    [],
    {},
    row,
    {...row, places: [[1, 1]]},
    {...row, places: '1,1 '},
  ]) {
    await expect(openWith(messagesPath, value)).rejects.toThrow(SearchFailure);
    for (const file of [moreMessagesPath, lastMessagesPath]) {
      const explainNext = await openWith(file, value);
      await expect(explainNext('lambda')).rejects.toThrow(SearchFailure);
    }
  }
  const rows = [['Git', '/docs/reels', 'reel']];
  for (const value of [
    null,
    [],
    {},
    {programs: rows},
    {programs: [['Git']], signs: []},
    {programs: rows, signs: [[1, 'u']]},
    {programs: rows, signs: ['error']},
  ]) {
    const explainNext = await openWith(programsPath, value);
    await expect(explainNext('Error: no such reel')).rejects.toThrow(SearchFailure);
    // What needs no program is explained.
    expect((await explainNext('registerRoot() was called more than once.')).match).toBe('exact');
  }
});

test('what mentions a cloud is told from what names Google, or has the letters', () => {
  for (const text of [
    'AWS Lambda',
    '@remotion/cloudrun',
    'a Google Cloud project',
    'amazonaws.com',
    'panic: unexpected end of JSON input',
    'exit status 2\ngoroutine 1 [running]:',
  ]) {
    expect(mentionsCloud(text), text).toBe(true);
  }
  for (const text of [
    'Google Chrome',
    'fonts.googleapis.com',
    'draws a circle',
    'claws',
    'Kernel panic: no',
    'panic: runtime error\n\ngoroutine 1 [running]:\ngithub.com/evanw/esbuild/internal/js_parser',
    'panic: Segmentation fault at address 0x0\noh no: Bun has crashed.',
  ]) {
    expect(mentionsCloud(text), text).toBe(false);
  }
});
