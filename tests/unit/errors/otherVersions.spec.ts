import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {messageFiles} from '../../../scripts/lib/errors/messageFiles';
import {readPageWithParts} from '../../../src/content/page';
import {
  formatLedger,
  MESSAGE_LEDGER,
  OTHER_VERSIONS,
  parseLedger,
  type MessageLedger,
} from '../../../src/errors/ledger';
import {keyOf} from '../../../src/errors/messageKey';
import {
  isMessagesFile,
  moreMessagesPath,
  textsInFile,
} from '../../../src/search/embedded/messagesFile';

const root = path.resolve(__dirname, '../../..');

const readText = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

const other = parseLedger(readText(OTHER_VERSIONS), OTHER_VERSIONS);

const textsOf = (ledger: MessageLedger): string[] =>
  Object.values(ledger).flatMap((messages) => Object.keys(messages));

/** The places of a ledger that are no page, or no heading of one. */
const deadPlaces = async (ledger: MessageLedger): Promise<string[]> => {
  const places = Object.values(ledger)
    .flatMap((messages) => Object.values(messages))
    .flatMap((sorted) => (typeof sorted === 'string' ? [sorted] : sorted));
  const dead: string[] = [];
  for (const place of new Set(places)) {
    const [file = '', id] = place.split('#');
    if (!fs.existsSync(path.join(root, file))) {
      dead.push(place);
      continue;
    }
    const {headings, ids} = await readPageWithParts(root, file);
    const isThere =
      id === undefined || ids.includes(id) || headings.some((heading) => heading.id === id);
    if (!isThere) dead.push(place);
  }
  return dead;
};

test('messages of other versions lead to headings that exist', async () => {
  expect(await deadPlaces(other)).toEqual([]);
  const wrong = ['docs/spring.mdx#the-reel', 'docs/reels.mdx'];
  expect(await deadPlaces({'later versions of remotion': {'No reel': wrong}})).toEqual(wrong);
});

test('the documented version prints none of them', () => {
  const here = new Set(textsOf(parseLedger(readText(MESSAGE_LEDGER))).map(keyOf));
  expect(textsOf(other).filter((text) => here.has(keyOf(text)))).toEqual([]);
});

test('each says which versions and which package print it, one a line', () => {
  expect(
    Object.keys(other).filter(
      (name) => !/^(?:earlier|later) versions of (?:remotion|@remotion\/[a-z-]+)$/u.test(name),
    ),
  ).toEqual([]);
  expect(readText(OTHER_VERSIONS)).toBe(formatLedger(other));
});

test('a paste loads them with the second file', async () => {
  const more = (await messageFiles(root)).get(moreMessagesPath);
  const texts = isMessagesFile(more) ? textsInFile(more) : [];
  const keys = new Set(texts.map(keyOf));
  // Of a long one, the file has the start, which is long enough for no other message.
  const starts = texts.flatMap((text) => (/^.{40,} …$/u.test(text) ? [text.slice(0, -2)] : []));
  const isThere = (text: string): boolean =>
    keys.has(keyOf(text)) || starts.some((start) => text.startsWith(start));
  expect(textsOf(other).filter((text) => !isThere(text))).toEqual([]);
});

test('a file that is no ledger is named', () => {
  expect(() => parseLedger('{}', OTHER_VERSIONS)).toThrow(
    'src/errors/other-versions.json is not a list of messages by package.',
  );
});
