import {findDefaults, type OwnValues, type SampleValueId} from './values';

/**
 * Puts each default of a block of code into an element of its own, once. One that a highlighter has split is put
 * where it begins.
 */
const markDefaults = (code: HTMLElement): void => {
  if (code.dataset.values !== undefined) return;
  const source = code.textContent;
  const found = findDefaults(source);
  code.dataset.values = String(found.length);
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  let start = 0;
  for (const text of texts) {
    const end = start + text.length;
    const parts: (string | HTMLElement)[] = [];
    let rest = start;
    for (const one of found) {
      if (one.start >= end || one.end <= start) continue;
      if (one.start >= start) {
        const mark = document.createElement('span');
        mark.dataset.value = one.id;
        mark.dataset.default = source.slice(one.start, one.end);
        parts.push(source.slice(rest, one.start), mark);
      }
      rest = Math.min(one.end, end);
    }
    if (rest > start) text.replaceWith(...parts, source.slice(rest, end));
    start = end;
  }
};

/** Shows values in a block of code, or its defaults. */
export const fill = (code: HTMLElement, values: OwnValues): void => {
  markDefaults(code);
  for (const mark of code.querySelectorAll<HTMLElement>('[data-value]')) {
    const text = values[mark.dataset.value as SampleValueId] ?? mark.dataset.default ?? '';
    if (mark.textContent !== text) mark.textContent = text;
  }
};

/** Whether a block has values, and is the first of the page that does. */
export const isFirst = (code: HTMLElement): boolean =>
  [...document.querySelectorAll<HTMLElement>('figure.code code')].find(
    ({dataset, textContent}) => Number(dataset.values ?? findDefaults(textContent).length) > 0,
  ) === code;
