import type {Page} from '@playwright/test';

/** Pixels by which a text may leave its box, or two texts may meet: letters with a curve do. */
const TOLERANCE = 3;

/**
 * Texts that lie on other texts, or are cut off by a box that nobody can scroll, each with what it is in.
 * Compares the boxes of lines of text, not those of elements: decorations may lie below a text.
 */
export const textProblems = (page: Page): Promise<string[]> =>
  page.evaluate((tolerance) => {
    interface Line {
      text: string;
      element: Element;
      box: DOMRect;
    }
    const problems: string[] = [];
    const lines: Line[] = [];

    /** Not for text that is there for screen readers alone, or in a video, which has rules of its own. */
    const isShown = (element: Element): boolean =>
      element.checkVisibility({checkOpacity: true, checkVisibilityCSS: true}) &&
      !element.closest('.visually-hidden, .__remotion-player, svg, script, style, noscript');

    /** A button with a background of its own may cover what it belongs to, such as the code that it unfolds. */
    const isOnButton = (element: Element): boolean => {
      const button = element.closest('button');
      return button !== null && !/rgba\(.*, 0\)/.test(getComputedStyle(button).backgroundColor);
    };

    /** Where the letters of a line are: the middle half of a box that has room for accents and tails. */
    const letters = ({left, top, width, height}: DOMRect): DOMRect =>
      new DOMRect(left, top + height / 4, width, height / 2);

    /** What is left of a box within those that clip it; and whether one of them can't be scrolled. */
    const clip = (element: Element, box: DOMRect): {shown: DOMRect; isCut: boolean} => {
      let {left, top, right, bottom} = box;
      let isCut = false;
      for (let parent: Element | null = element; parent; parent = parent.parentElement) {
        const {overflowX, overflowY, position, textOverflow} = getComputedStyle(parent);
        const area = parent.getBoundingClientRect();
        if (overflowX !== 'visible') {
          const isOutside = left < area.left - tolerance || right > area.right + tolerance;
          if (
            isOutside &&
            overflowX !== 'auto' &&
            overflowX !== 'scroll' &&
            textOverflow !== 'ellipsis'
          )
            isCut = true;
          left = Math.max(left, area.left);
          right = Math.min(right, area.right);
        }
        if (overflowY !== 'visible') {
          const isOutside = top < area.top - tolerance || bottom > area.bottom + tolerance;
          if (isOutside && overflowY !== 'auto' && overflowY !== 'scroll') isCut = true;
          top = Math.max(top, area.top);
          bottom = Math.min(bottom, area.bottom);
        }
        if (position === 'fixed') break;
      }
      return {shown: new DOMRect(left, top, right - left, bottom - top), isCut};
    };

    const describe = ({text, element}: Line): string => {
      const {tagName, className} = element;
      return `"${text.slice(0, 60)}" <${tagName.toLowerCase()} class="${className}">`;
    };

    const main = document.querySelector('main');
    if (!main) return ['there is no <main>'];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || !isShown(element) || isOnButton(element)) continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width <= 1 || box.height <= 1) continue;
        const {shown, isCut} = clip(element, letters(box));
        const line = {text, element, box: shown};
        // Hidden for the eye: a box of one pixel around it.
        if (shown.width <= 1 || shown.height <= 1) continue;
        if (isCut) problems.push(`cut off: ${describe(line)}`);
        lines.push(line);
      }
    }
    const sorted = lines.toSorted((a, b) => a.box.top - b.box.top);
    for (const [index, line] of sorted.entries()) {
      for (const other of sorted.slice(index + 1)) {
        if (other.box.top > line.box.bottom - tolerance) break;
        if (other.element === line.element) continue;
        const across =
          Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
        const down =
          Math.min(line.box.bottom, other.box.bottom) - Math.max(line.box.top, other.box.top);
        if (across > tolerance && down > tolerance)
          problems.push(`${describe(line)} lies on ${describe(other)}`);
      }
    }
    return [...new Set(problems)];
  }, TOLERANCE);
