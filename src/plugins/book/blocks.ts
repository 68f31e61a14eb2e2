import {textMarkup, attributeMarkup, type ChapterHandler} from 'docusaurus-epub';
import {attribute, elementsIn, findElement, hasClass, lineOf} from 'docusaurus-markdown-pages/html';

/** What a demo shows at rest, its title, and its source. */
const demo: ChapterHandler = {
  matches: (element) => attribute(element, 'data-markdown') === 'demo',
  convert: (section, {page, image, nodes}) => {
    const still = findElement(section, ({tagName}) => tagName === 'img');
    const labelledBy = attribute(section, 'aria-labelledby');
    const title = findElement(section, (element) => attribute(element, 'id') === labelledBy);
    if (!still || !title) throw new Error('a demo has no picture or no title');
    const sources = elementsIn(section, (element) => !hasClass(element, 'code')).filter((element) =>
      hasClass(element, 'code'),
    );
    return [
      '<figure class="demo">',
      ...image(still),
      // An address even where the page is in the book: only there does the demo play.
      `<figcaption>${textMarkup(lineOf(title))} (<a${attributeMarkup('href', page)}>play it online</a>)</figcaption></figure>`,
      ...nodes(sources),
    ];
  },
};

/** Words beside a heading or a name, such as the version that an export is in since. */
const note: ChapterHandler = {
  matches: (element) =>
    element.tagName === 'span' && attribute(element, 'data-markdown') === 'note',
  convert: (element, converter) => converter.element('span', element, 'note'),
};

/** What the site has besides the theme's elements. */
export const bookHandlers: readonly ChapterHandler[] = [demo, note];

/** Classes of highlighted code that `book.css` has a look for. */
export const codeClasses = 'code k s n c f y t a line marked added removed'.split(' ');
