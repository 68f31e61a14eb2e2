import {keyOf} from './messageKey';

/**
 * The published addresses of messages in /docs/errors/, each with its message. If the message no longer
 * exists, the address redirects to another one, or to a page.
 */
export type Addresses = Readonly<Record<string, string | {readonly to: string}>>;

/** The file with the addresses, from the site's root. */
export const ADDRESSES_FILE = 'src/errors/published-addresses.json';

/** Number of words in an address: enough to identify a message, unless another one starts the same way. */
const WORDS_OF_ADDRESS = 8;

const addressOf = (words: readonly string[]): string =>
  words
    .map((word) => word.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/gu, ''))
    .filter((word) => word !== '')
    .join('-');

/**
 * Assigns addresses to messages, by key. Published addresses stay the same; a new one has just enough words
 * to be unique.
 *
 * @param taken names that aren't messages, such as those of pages
 */
export const assignAddresses = (
  keys: readonly string[],
  published: Addresses,
  taken: readonly string[] = [],
): Map<string, string> => {
  const assigned = new Map<string, string>();
  const used = new Set([...Object.keys(published), ...taken]);
  for (const [address, message] of Object.entries(published)) {
    if (typeof message === 'string') assigned.set(keyOf(message), address);
  }
  const fresh = (key: string): string => {
    const words = key.split(' ');
    for (let count = WORDS_OF_ADDRESS; ; count += 2) {
      const address = addressOf(words.slice(0, count));
      if (!used.has(address)) return address;
      if (count >= words.length) break;
    }
    // Keys that differ in signs alone are numbered.
    const address = addressOf(words);
    let number = 2;
    while (used.has(`${address}-${String(number)}`)) number++;
    return `${address}-${String(number)}`;
  };
  const addresses = new Map<string, string>();
  for (const key of keys) {
    const address = assigned.get(key) ?? fresh(key);
    used.add(address);
    addresses.set(key, address);
  }
  return addresses;
};

/**
 * The list for the current messages. Nothing that was published is removed.
 *
 * @param entries all messages with their addresses
 * @param successorOf returns where an address redirects if its message no longer exists
 */
export const updateAddresses = (
  published: Addresses,
  entries: readonly {id: string; text: string}[],
  successorOf: (message: string) => string,
): Addresses => {
  const current = new Set(entries.map(({id}) => id));
  const kept = Object.entries(published).map(([address, message]) => {
    const isGone = typeof message === 'string' && !current.has(address);
    return [address, isGone ? {to: successorOf(message)} : message] as const;
  });
  const added = entries
    .filter(({id}) => !Object.hasOwn(published, id))
    .map(({id, text}) => [id, text] as const);
  return Object.fromEntries([...kept, ...added].sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** Where an address redirects: to the current address of a message, or to a path. */
export const targetOf = (address: string, published: Addresses): string => {
  const seen = new Set<string>();
  let at = address;
  while (!seen.has(at)) {
    seen.add(at);
    const entry = Object.hasOwn(published, at) ? published[at] : undefined;
    if (entry === undefined || typeof entry === 'string') return at;
    at = entry.to;
  }
  throw new Error(`${ADDRESSES_FILE}: ${address} redirects in a loop.`);
};
