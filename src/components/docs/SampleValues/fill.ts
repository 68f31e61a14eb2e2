import {findDefaults, type OwnValues, type SampleValueId} from './values';

/** Puts each default of a block of code into an element of its own, once. */
const markDefaults = (code: HTMLElement): void => {
  if (code.dataset.values !== undefined) return;
  const found = findDefaults(code.textContent);
  code.dataset.values = String(found.length);
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  let start = 0;
  for (const text of texts) {
    const end = start + text.length;
    // From the end, so that splitting does not move those before. A highlighter keeps each in one text.
    for (const one of found.filter((place) => place.start >= start && place.end <= end).reverse()) {
      const value = text.splitText(one.start - start);
      value.splitText(one.end - one.start);
      const mark = document.createElement('span');
      mark.dataset.value = one.id;
      mark.dataset.default = value.data;
      value.replaceWith(mark);
      mark.append(value);
    }
    start = end;
  }
};

/** Shows values in a block of code, or its defaults. */
export const fill = (code: HTMLElement, values: OwnValues): void => {
  markDefaults(code);
  for (const mark of code.querySelectorAll<HTMLElement>('[data-value]')) {
    const text = values[mark.dataset.value as SampleValueId] ?? mark.dataset.default ?? '';
    if (mark.firstChild instanceof Text && mark.textContent !== text) mark.firstChild.data = text;
  }
};

/** Whether a block has values, and is the first of the page that does. */
export const isFirst = (code: HTMLElement): boolean =>
  [...document.querySelectorAll<HTMLElement>('figure.code code')].find(
    ({dataset, textContent}) => Number(dataset.values ?? findDefaults(textContent).length) > 0,
  ) === code;
