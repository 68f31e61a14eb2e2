import {partsOf, plainHeading, type TwinSection} from 'docusaurus-markdown-pages/twin-text';

import type {Library, LibraryPage} from '../library';
import {findPage, sectionAt} from '../pageAddress';
import {BadRequest, number} from '../request';
import {defineTool, type Answer, type Tool} from '../tool';

/** What is read at once, in characters: about 2,000 tokens. */
export const LONGEST_PART = 8000;

/** What is shown of a long page before the list of its sections, in characters. */
const LONGEST_INTRODUCTION = 2000;

const nameOf = ({heading}: TwinSection): string => plainHeading(heading);

const sectionNamed = (page: LibraryPage, name: string): TwinSection => {
  const section = sectionAt(page, name);
  if (section) return section;
  const known = page.sections.map(({anchor}) => anchor).filter((anchor) => anchor !== '');
  throw new BadRequest(
    `${page.address} has no section "${name.slice(0, 100)}". Its sections: ${known.join(', ') || 'none'}.`,
  );
};

const sizeOf = ({start, wholeEnd}: TwinSection): string => number(wholeEnd - start);

const outlineOf = ({sections}: LibraryPage): string =>
  sections
    .filter(({level}) => level > 1)
    .map(
      (section) =>
        `${'  '.repeat(section.level - 2)}- ${nameOf(section)} (${section.anchor}, ${sizeOf(section)})`,
    )
    .join('\n');

/** The beginning of a long page, and what there is to read. */
const overview = (library: Library, page: LibraryPage): Answer => {
  const parts = partsOf(page.body, LONGEST_PART);
  const [introduction = ''] = partsOf(
    page.body.slice(0, page.sections.find(({level}) => level > 1)?.start),
    LONGEST_INTRODUCTION,
  );
  const url = library.urlOf(page.address);
  return {
    data: {
      url,
      version: library.version,
      title: page.title,
      characters: page.body.length,
      parts: parts.length,
      text: introduction,
      sections: page.sections.map((section) => ({
        anchor: section.anchor,
        heading: nameOf(section),
        level: section.level,
        characters: section.wholeEnd - section.start,
      })),
    },
    text:
      `${url} · ${library.subject} · ${number(page.body.length)} characters, so only its beginning is shown\n\n` +
      `${introduction.trim()}\n\nSections, each with its name for \`section\` and its size in characters:\n\n` +
      `${outlineOf(page)}\n\nThe whole page: part 1 to part ${parts.length}.`,
  };
};

/** What the reader of pages says about these docs. */
export interface ReadSettings {
  /** Where most pages are, such as `/docs`: a page may be named without it. */
  readonly docsPath: string;
  /** Addresses, for assistants: `/docs/boil or https://docs.example/docs/boil#liters`. */
  readonly addresses: string;
  /** A page and perhaps a section, for people: `/docs/boil liters`. */
  readonly example: string;
}

/** The tool that reads pages and sections. */
export const createReadTool = ({docsPath, addresses, example}: ReadSettings): Tool =>
  defineTool({
    name: 'read',
    title: 'Read a page',
    description:
      'Reads a page of the documentation, or one of its sections, as Markdown. For a page with more than ' +
      `${number(LONGEST_PART)} characters, it returns the beginning and a list of the sections with their sizes; ` +
      'then request a section, or one part after another.',
    parameters: {
      page: {
        type: 'string',
        isRequired: true,
        longest: 1000,
        description: `address or path, such as ${addresses}`,
      },
      section: {type: 'string', longest: 300, description: 'id or heading of a section'},
      part: {
        type: 'integer',
        range: [1, 1000],
        description: `part of a longer text; a part has up to ${number(LONGEST_PART)} characters`,
      },
    },
    command: {
      name: 'read',
      words: ['page', 'section'],
      readsInput: false,
      example: `read ${example}`,
    },
    run: async (library, given) => {
      const {page, anchor} = await findPage(library, given.page, docsPath);
      const name = given.section ?? anchor;
      const section = name === '' ? undefined : sectionNamed(page, name);
      const text = section ? page.body.slice(section.start, section.wholeEnd) : page.body;
      const hasSections = page.sections.some(({level}) => level > 1);
      if (!section && given.part === undefined && text.length > LONGEST_PART && hasSections) {
        return overview(library, page);
      }
      const parts = partsOf(text.trim(), LONGEST_PART);
      const place = given.part ?? 1;
      const part = parts[place - 1];
      if (part === undefined) {
        throw new BadRequest(`There is no part ${place}: the text has ${parts.length}.`);
      }
      const url = library.urlOf(section ? `${page.address}#${section.anchor}` : page.address);
      const size = `${number(text.length)} characters`;
      const progress =
        parts.length === 1 ? size : `part ${place} of ${parts.length}, ${size} in all`;
      return {
        data: {
          url,
          version: library.version,
          title: page.title,
          characters: text.length,
          part: place,
          parts: parts.length,
          text: part,
        },
        text: `${url} · ${library.subject} · ${progress}\n\n${part}`,
      };
    },
  });
