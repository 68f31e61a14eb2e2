/**
 * How a message of the toolkit is sorted: `page` has to be explained by a page, `internal` is met by nobody.
 * A self-explanatory one has the pages that it leads to, with the heading: `docs/spring.mdx#fps`.
 */
export type Sorted = 'page' | 'internal' | readonly string[];

/** All messages of the toolkit, by package and text, with `…` for what is computed. */
export type MessageLedger = Readonly<Record<string, Readonly<Record<string, Sorted>>>>;

/** The file that has them, from the site's root. */
export const MESSAGE_LEDGER = 'src/errors/ledger.json';

const isSorted = (value: unknown): value is Sorted =>
  value === 'page' ||
  value === 'internal' ||
  (Array.isArray(value) &&
    value.length > 0 &&
    value.every((place) => typeof place === 'string' && /^docs\/.+\.mdx?(?:#.+)?$/u.test(place)));

/** @throws when the text isn't a ledger */
export const parseLedger = (text: string): MessageLedger => {
  const value: unknown = JSON.parse(text);
  const packages = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const isValid =
    packages.length > 0 &&
    packages.every(
      ([, messages]) =>
        typeof messages === 'object' &&
        messages !== null &&
        Object.values(messages).every(isSorted),
    );
  if (!isValid) throw new Error(`${MESSAGE_LEDGER} is not a list of messages by package.`);
  return value as MessageLedger;
};

/** A ledger as it is committed: a message a line, so that two branches seldom change the same one. */
export const formatLedger = (ledger: MessageLedger): string => {
  const inOrder = <T>(record: Readonly<Record<string, T>>) =>
    Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  const packages = inOrder(ledger).map(([name, messages]) => {
    const lines = inOrder(messages).map(
      ([text, sorted]) => `    ${JSON.stringify(text)}: ${JSON.stringify(sorted)}`,
    );
    return `  ${JSON.stringify(name)}: {\n${lines.join(',\n')}\n  }`;
  });
  return `{\n${packages.join(',\n')}\n}\n`;
};
