// How much of a message a paste must have, told with few messages whose words are counted.
import {expect, test} from '@playwright/test';

import {createMessageFinder} from '../../../src/errors/findMessages';

/** So many words that no other text of a test has. */
const words = (count: number, name: string): string[] =>
  Array.from({length: count}, (_, index) => `${name}${String.fromCharCode(97 + index)}x`);

/** Messages beside the ones in question: they make the words of these rare. */
const others = Array.from({length: 200}, (_, index) => `other${String(index)} message`);

/** A log without any word of a message, so long that it isn't taken for a piece of one. */
const log = words(25, 'log').join(' ');

const find = (messages: readonly string[], pasted: string, limit?: number) =>
  createMessageFinder([...messages, ...others], (text) => text).find(pasted, limit);

/** How near a message comes that the paste has in a long log, or alone. */
const matchOf = (message: string, pasted: string, before = log): 'exact' | 'near' | 'none' => {
  const found = find([message], `${before}\n${pasted}`).find(({item}) => item === message);
  return found === undefined ? 'none' : found.isExact ? 'exact' : 'near';
};

test('a message is the one when four of five words are there, and near when half of them are', () => {
  const own = words(10, 'own');
  const having = (count: number): string => matchOf(own.join(' '), own.slice(0, count).join(' '));
  expect([10, 8, 7, 5, 4].map(having)).toEqual(['exact', 'exact', 'near', 'near', 'none']);
});

test('words in the same order count, wherever the paste has others of them', () => {
  const [a, b, c, d] = words(4, 'own');
  const message = `${a} ${b} ${c} ${d}`;
  expect(matchOf(message, `${a} ${b} ${c} ${d}`)).toBe('exact');
  expect(matchOf(message, `${d} ${c} ${b} ${a}`)).toBe('none');
  expect(matchOf(message, `${b} ${a} ${b} ${c} ${d}`)).toBe('exact');
  // Of the same words twice, those that stand together.
  expect(matchOf(message, `${a} one two three four ${a} ${b} ${c} ${d}`)).toBe('exact');
  expect(matchOf(message, `${a} ${b} ${c} ${d} one two three four ${d}`)).toBe('exact');
});

test('as many other words may stand between as the message has', () => {
  const own = words(10, 'own');
  // The rarest word, around which a message is looked for, stands in the middle.
  const common = own.filter((_, index) => index !== 5).join(' ');
  const among = (count: number): boolean | undefined => {
    const between = own.flatMap((word, index) => [word, ...(index < count ? [`gap`] : [])]);
    const extra = count > own.length - 1 ? 'gap '.repeat(count - own.length + 1) : '';
    const text = between.join(' ').replace('gap', `${extra}gap`);
    return find([own.join(' '), common], `${log} ${text}`).find(({item}) => item === own.join(' '))
      ?.isExact;
  };
  expect([9, 10, 11].map(among)).toEqual([true, true, false]);
});

test('a placeholder stands for up to twelve words more', () => {
  const [a, b, c, d] = words(4, 'own');
  const message = `${a} ${b} … ${c} ${d}`;
  const between = (count: number): string =>
    matchOf(message, `${a} ${b} ${'gap '.repeat(count)}${c} ${d}`);
  expect([0, 12, 16, 17].map(between)).toEqual(['exact', 'exact', 'exact', 'near']);
});

test('a value counts little, and other values may be longer', () => {
  const [a, b, c, d, e, f] = words(6, 'own');
  expect(matchOf(`${a} ${b} ${c} "${d} ${e} ${f}"`, `${a} ${b} ${c} "another"`)).toBe('exact');
  expect(matchOf(`${a} ${b} ${c} ${d} ${e} ${f}`, `${a} ${b} ${c} another`)).toBe('near');
  const between = (count: number): string =>
    matchOf(`${a} "${b}" ${c} ${d}`, `${a} ${'gap '.repeat(count)}${c} ${d}`);
  expect([1, 19, 20].map(between)).toEqual(['exact', 'exact', 'near']);
});

test('what follows the first sentence counts less', () => {
  const [a, b, c, d, e, f] = words(6, 'own');
  const head = `${a} ${b} ${c} ${d}`;
  const extra = words(6, 'tail').join(' ');
  expect(matchOf(`${head}. ${e} ${f}`, head)).toBe('exact');
  expect(matchOf(`${head}\n${e} ${f}`, head)).toBe('exact');
  expect(matchOf(`${head} ${e} ${f}`, head)).toBe('near');
  expect(matchOf(`${head}. ${extra}`, head)).toBe('near');
  // A first sentence of one or two words is not all that counts.
  expect(matchOf(`${a}. ${b} ${c} ${d}`, `${a} ${b} ${c}`)).toBe('exact');
  expect(matchOf(`${a}. ${b} ${c} ${d} ${e} ${f}`, `${a} ${d} ${e} ${f}`)).not.toBe('exact');
});

test('three words of a long message are enough when nothing else was pasted', () => {
  const own = words(26, 'own');
  const long = `${own.join(' ')} ${words(20, 'more').join(' ')}`;
  const alone = (count: number, strangers = 0): string =>
    matchOf(long, [...own.slice(0, count), ...words(strangers, 'stranger')].join(' '), '');
  expect([2, 3, 24, 25].map((count) => alone(count))).toEqual(['none', 'exact', 'exact', 'near']);
  // Up to three of twenty words may be strange.
  expect([alone(17, 3), alone(16, 4)]).toEqual(['exact', 'none']);
  // And up to three of twenty may be another message's.
  const mixed = (count: number): boolean | undefined => {
    const pasted = [...own.slice(0, count), ...words(20 - count, 'second')].join(' ');
    return find([long, words(20, 'second').join(' ')], pasted).find(({item}) => item === long)
      ?.isExact;
  };
  expect(mixed(17)).toBe(true);
  expect(mixed(16)).not.toBe(true);
});

test('the code of an error is enough, but not one that many messages have', () => {
  expect(matchOf('TS2307: cannot find such a module', 'TS2307', '')).toBe('exact');
  expect(matchOf('connection lost: ETIMEDOUT', 'ETIMEDOUT', '')).toBe('exact');
  const code = 'DEMUXER_ERROR_COULD_NOT_OPEN';
  const having = (count: number) =>
    find(
      Array.from({length: count}, (_, index) => `${code}: reason${String(index)} of the player`),
      `some words ${code}`,
    );
  expect(having(1).map(({isExact}) => isExact)).toEqual([true]);
  expect(having(2).map(({isExact}) => isExact)).toEqual([true, true]);
  expect(having(3)).toEqual([]);
  expect(matchOf('TWO_PARTS: a reason of the player', 'TWO_PARTS', '')).toBe('none');
  // A message with the code comes before one with the same words.
  const text = 'the module was not found anywhere';
  const messages = [`TS23: ${text}`, `TS2307: ${text}`];
  expect(find(messages, `${log}\nTS2307: ${text}`)[0]?.item).toBe(messages[1]);
});

test('a message about one host is only found with the host; an example stands for any', () => {
  const text = words(6, 'own').join(' ');
  const own = `${text} at https://api.service.test/a`;
  expect(matchOf(own, `${text} at https://api.service.test/b`)).toBe('exact');
  expect(matchOf(own, `${text} at https://elsewhere.test/b`)).toBe('near');
  expect(matchOf(own, text)).toBe('near');
  const proxy = `${text} at http://localhost:3000/proxy`;
  expect(matchOf(proxy, `${text} at http://localhost:3001/proxy?src=a`)).toBe('exact');
  expect(matchOf(proxy, `${text} at http://localhost:3001/other`)).toBe('near');
  for (const host of ['example.com', 'cdn.example.org', 'localhost:3000', 'www.remotion.dev']) {
    expect(matchOf(`${text} at https://${host}/a`, `${text} at https://any.test/b`)).toBe('exact');
  }
  // With the host, it comes before the general one.
  const messages = [`${text} at https://example.com`, own];
  const first = (host: string) => find(messages, `${log}\n${text} at https://${host}/`)[0]?.item;
  expect(first('api.service.test')).toBe(own);
  expect(first('any.test')).toBe(messages[0]);
});

test('a message of common words is only found in a text with few others', () => {
  const messages = Array.from({length: 120}, (_, index) => `exit code number${String(index)}`);
  const found = (pasted: string): boolean =>
    createMessageFinder(['exit code', ...messages], (text) => text)
      .find(pasted)
      .some(({item, isExact}) => item === 'exit code' && isExact);
  expect(found(`exit code ${words(8, 'log').join(' ')}`)).toBe(true);
  expect(found(`exit code ${words(9, 'log').join(' ')}`)).toBe(false);
});

test('two words and a placeholder are in too many texts', () => {
  const [a, b, c] = words(3, 'own');
  expect(matchOf(`${a} … ${b}`, `${a} gap ${b}`)).toBe('near');
  expect(matchOf(`${a} ${b}`, `${a} ${b}`)).toBe('exact');
  expect(matchOf(`${a} … ${b} ${c}`, `${a} gap ${b} ${c}`)).toBe('exact');
});

test('a message of one word is found by it', () => {
  expect(matchOf('SomethingHappened', 'SomethingHappened', '')).toBe('exact');
  expect(matchOf('SomethingHappened twice', 'SomethingHappened again', '')).toBe('none');
});

test('whole messages are told from parts, and rare words weigh more than common ones', () => {
  const [a, b, c, d, e] = words(5, 'own');
  const message = `${a} ${b} ${c} ${d} "${e}"`;
  const wholeIn = (pasted: string) => find([message], `${log} ${pasted}`)[0]?.isWhole;
  expect(wholeIn(`${a} ${b} ${c} ${d} "${e}"`)).toBe(true);
  expect(wholeIn(`${a} ${b} ${c} ${d} "value"`)).toBe(false);
  // `message` is in all of the others.
  expect(matchOf(`${a} ${b} ${c} message`, `${a} ${b} ${c}`)).toBe('exact');
  expect(matchOf(`${a} message message message`, `message message message`)).toBe('none');
});

test('exact ones come first, then what says more of the paste, and no more than asked for', () => {
  const own = words(12, 'own');
  const short = own.slice(0, 4).join(' ');
  const long = own.join(' ');
  const near = [...own.slice(0, 6), ...words(5, 'absent')].join(' ');
  const found = find([near, short, long], `${log} ${long}`);
  expect(found.map(({item}) => item)).toEqual([long, short, near]);
  expect(found.map(({isExact}) => isExact)).toEqual([true, true, false]);
  // As many words, but farther apart.
  const apart = words(4, 'apart');
  const loose = `${apart[0]} ${apart[1]} gap gap ${apart[2]} ${apart[3]}`;
  expect(find([apart.join(' '), short], `${log} ${loose}\n${short}`)[0]?.item).toBe(short);
  const same = Array.from({length: 7}, (_, index) => `${short} same${String(index)}`);
  expect(find(same, `${log} ${short}`)).toHaveLength(5);
  expect(find(same, `${log} ${short}`, 2)).toHaveLength(2);
});

test('the words of a message may have come up before, on their own', () => {
  const own = words(8, 'own').join(' ');
  const [rare = ''] = own.split(' ');
  const alone = `${rare} ${words(20, 'between').join(' ')}\n`.repeat(3);
  expect(matchOf(own, `${alone}${own}`)).toBe('exact');
});
