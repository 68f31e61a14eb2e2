import type {SampleName} from '@site/src/content/sampleNames';
import type {Fact} from '@site/src/content/sampleFacts';

/** The text nodes of an element, with where each begins in its text. */
const textsOf = (element: HTMLElement): {text: Text; start: number}[] => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: {text: Text; start: number}[] = [];
  let start = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    texts.push({text, start});
    // A reader's own value takes the place of one of another length.
    start += text.parentElement?.dataset.default?.length ?? text.length;
  }
  return texts;
};

/** Puts a link around the identifier that begins at a place of a text. */
const linkAt = (text: Text, place: number, href: string): HTMLAnchorElement => {
  const name = text.splitText(place);
  name.splitText(/^[\w$]*/u.exec(name.data)?.[0].length ?? 0);
  const link = document.createElement('a');
  link.href = href;
  link.className = 'type';
  link.tabIndex = -1;
  name.replaceWith(link);
  link.append(name);
  return link;
};

/**
 * Makes the names in a block of code links, as far as they are none yet, and gives what each means. A
 * block without links of its own gets one that the Tab key reaches.
 */
export const markNames = (
  code: HTMLElement,
  names: readonly SampleName[],
  factOf: (name: SampleName) => Fact | undefined,
): Map<Element, Fact> => {
  const hasLinks = code.querySelector('a') !== null;
  const texts = textsOf(code);
  const marked: [Element, Fact][] = [];
  // From the end, so that splitting a text does not move the names before.
  for (const name of [...names].reverse()) {
    const fact = factOf(name);
    const found = texts.findLast(({start}) => start <= name.place);
    if (!fact || !found) continue;
    const {text, start} = found;
    const link = text.parentElement?.closest('a') ?? linkAt(text, name.place - start, fact.href);
    marked.push([link, fact]);
  }
  marked.reverse();
  const [first] = marked[0] ?? [];
  if (!hasLinks && first instanceof HTMLElement) first.tabIndex = 0;
  return new Map(marked);
};
