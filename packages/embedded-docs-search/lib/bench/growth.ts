import type {IndexedPage} from '../pages.ts';

/** Pseudorandom numbers from 0 to 1, the same on each run. */
const numbers = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
};

const syllables = 'ba co du fra gi lo mu na pre qui ro si ta ver wi xen'.split(' ');

/**
 * Adds pages until there are `count`. Each is modeled on an existing one; a third of its words, its
 * title, its names and every other heading are new, as on real pages. The same pages are added each time.
 *
 * @param isCalled whether a page's title is the name that it documents; default: of those with names
 */
export const growTo = <Page extends IndexedPage>(
  pages: readonly Page[],
  count: number,
  isCalled: (page: Page) => boolean = ({names}) => names.length > 0,
): Page[] => {
  const next = numbers(7);
  const word = (): string =>
    Array.from(
      {length: 2 + Math.floor(next() * 2)},
      () => syllables[Math.floor(next() * syllables.length)],
    ).join('');
  // New pages share most of their new words.
  const vocabulary = Array.from({length: Math.ceil(40 * Math.sqrt(count))}, word);
  const newWord = (): string => vocabulary[Math.floor(next() * vocabulary.length)] ?? word();
  const title = (): string =>
    `${newWord()}${newWord().replace(/^./, (letter) => letter.toUpperCase())}`;
  const rewrite = (text: string): string =>
    text
      .split(' ')
      .map((old) => (next() < 0.33 ? newWord() : old))
      .join(' ');
  const missing = Array.from({length: Math.max(0, count - pages.length)}, (_, index) => index);
  const added = missing.flatMap((index): Page[] => {
    const model = pages[index % pages.length];
    if (!model) return [];
    const name = title();
    return [
      {
        ...model,
        url: `${model.url.replace(/\/$/, '')}-${name.toLowerCase()}-${index}`,
        title: isCalled(model) ? `${name}()` : `${newWord()} ${newWord()} ${newWord()}`,
        description: rewrite(model.description),
        names: model.names.map(() => name),
        sections: model.sections.map((section, place) => {
          const isNew = section.heading !== '' && place % 2 === 1;
          const heading = isNew ? title() : section.heading;
          return {
            ...section,
            heading,
            anchor: isNew ? heading.toLowerCase() : section.anchor,
            text: rewrite(section.text),
          };
        }),
      },
    ];
  });
  return [...pages, ...added];
};
