/** Widths in the text font, in em: of the gap between words, and of a point between letters and between digits. */
export interface Gaps {
  fontSize: number;
  word: number;
  pointInWord: number;
  pointInNumber: number;
}

/**
 * Measures the gaps in the text of an element. Runs in the page, so it uses nothing from outside.
 *
 * @throws when there is no such element
 */
export const measureGaps = (selector: string): Gaps => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`The page has no ${selector}.`);
  const fontSize = parseFloat(getComputedStyle(element).fontSize);
  const widthOf = (text: string): number => {
    const span = document.createElement('span');
    span.textContent = text;
    span.style.cssText = 'position: absolute; white-space: pre; letter-spacing: 0';
    element.append(span);
    const {width} = span.getBoundingClientRect();
    span.remove();
    return width;
  };
  return {
    fontSize,
    word: (widthOf('n n') - widthOf('nn')) / fontSize,
    pointInWord: (widthOf('e.j') - widthOf('ej')) / fontSize,
    pointInNumber: (widthOf('1.1') - widthOf('11')) / fontSize,
  };
};
