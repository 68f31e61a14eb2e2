/** Names and patterns as JSON carries them. */
type Wording = string | {source: string; flags: string};

/** An element of the page, for `lookUp`. */
export interface PageTarget {
  css: string;
  name?: Wording;
  text?: Wording;
  within?: PageTarget;
  /** Which of several, counted from 0; the first unless told. */
  nth?: number;
}

/**
 * Finds the visible elements that a target describes. Runs in pages: refers to nothing outside of itself.
 *
 * `name` is compared with what the element is called (label or text), `text` with the text that it shows.
 */
export const lookUp = function find(target: PageTarget): HTMLElement[] {
  const plain = (text: string | null | undefined): string =>
    (text ?? '').replace(/[\s\u200B]+/g, ' ').trim();
  const fits = (wording: Wording | undefined, text: () => string): boolean => {
    if (wording === undefined) return true;
    if (typeof wording === 'string') return text() === wording;
    return new RegExp(wording.source, wording.flags).test(text());
  };
  const nameOf = (element: HTMLElement): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labelled = ids.map((id) => plain(document.getElementById(id)?.textContent)).join(' ');
    if (labelled) return labelled;
    const own = plain(element.getAttribute('aria-label'));
    if (own) return own;
    const isField = element.matches('input, select, textarea');
    if (isField) {
      const {labels} = element as HTMLInputElement;
      return plain([...(labels ?? [])].map(({textContent}) => textContent).join(' '));
    }
    const pictures = [...element.querySelectorAll('img[alt]')].map((image) =>
      image.getAttribute('alt'),
    );
    return plain(`${element.textContent} ${pictures.join(' ')}`) || plain(element.title);
  };
  const isVisible = (element: HTMLElement): boolean => {
    const {width, height} = element.getBoundingClientRect();
    return element.checkVisibility({visibilityProperty: true}) && (width > 0 || height > 0);
  };
  const root = target.within ? find(target.within).at(0) : document;
  if (!root) return [];
  const found = [...root.querySelectorAll<HTMLElement>(target.css)].filter(
    (element) =>
      isVisible(element) &&
      fits(target.name, () => nameOf(element)) &&
      fits(target.text, () => plain(element.innerText)),
  );
  return target.nth === undefined ? found : found.slice(target.nth).slice(0, 1);
};
