import {defineTool, number, sectionAt, type Library} from 'docs-mcp-package';

import type {Cure, Explanation} from '../../errors/explain';
import type {SiteLibrary} from '../library';

/** Longest message, in characters; the command line keeps both ends of a longer input. */
export const LONGEST_MESSAGE = 1_000_000;

/** Longer sections are shortened to what says something about the message, in characters. */
const LONGEST_SECTION = 1500;

/** Letters of a message that tell it from others. */
const TELLING_LETTERS = 24;

/** Letters and digits of a text: pages mark up what a message has in quotation marks. */
const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');

/** The paragraphs of a section about a message: all of a short one, else what quotes the message. */
const aboutMessage = (text: string, message: string): string => {
  if (text.length <= LONGEST_SECTION) return text.trim();
  const [longest = ''] = message
    .split('…')
    .map(letters)
    .sort((a, b) => b.length - a.length);
  const wanted = longest.slice(0, TELLING_LETTERS);
  const lines = text.split(/\n\n|\n(?=[|-])/);
  const place = lines.findIndex((line) => wanted !== '' && letters(line).includes(wanted));
  const shown = place === -1 ? lines.slice(0, 3) : lines.slice(place, place + 2);
  return shown.join('\n\n').slice(0, LONGEST_SECTION).trim();
};

const describe = (library: Library, {text, place, others}: Cure) => {
  const [address = '', anchor = ''] = place.url.split('#');
  const page = library.page(address);
  const section = page && anchor !== '' ? sectionAt(page, anchor) : undefined;
  const whole = page?.body.slice(section?.start ?? 0, section?.wholeEnd) ?? '';
  return {
    message: text,
    title: place.title,
    url: library.urlOf(place.url),
    characters: whole.length,
    text: aboutMessage(whole, text),
    others: others.map(({url}) => library.urlOf(url)),
  };
};

const nothingExact = 'No message in these docs contains all of these words.';

const introductionTo = ({match, program = 'another program'}: Explanation): string => {
  switch (match) {
    case 'exact':
      return 'These docs explain this message.';
    case 'near':
      return `${nothingExact} The closest ones:`;
    case 'program':
      return `${nothingExact} It looks like a message from ${program}; this section explains others:`;
    case 'link':
      return 'These docs have no such message, but the text links to some of their pages:';
    case 'none':
      return '';
  }
};

export const explainErrorTool = defineTool({
  name: 'explain_error',
  title: 'Explain an error',
  description:
    'Finds the page that explains a Remotion error or warning. Takes the output of the terminal or the browser, ' +
    'of any length, with its stack trace.',
  parameters: {
    error: {
      type: 'string',
      isRequired: true,
      longest: LONGEST_MESSAGE,
      instead: 'Send the lines around the error.',
      description: 'the message, as printed',
    },
  },
  command: {
    name: 'error',
    words: ['error'],
    readsInput: true,
    example: 'error "registerRoot() was called more than once."',
  },
  run: async (library: SiteLibrary, {error}) => {
    const explanation = await library.explain(error);
    const {match, program, cures} = explanation;
    const [best, ...further] = cures.map((cure) => describe(library, cure));
    const data = {
      version: library.version,
      match,
      ...(program === undefined ? {} : {program}),
      cures: best ? [best, ...further] : [],
    };
    if (!best) {
      return {
        data,
        isEmpty: true,
        text:
          `The docs of Remotion ${library.version} have no message like this one. ` +
          'Search for its subject, or for the function in its stack trace.',
      };
    }
    const also = [...best.others, ...further.map(({url}) => url)];
    return {
      data,
      text: [
        `${introductionTo(explanation)} Remotion ${library.version}.`,
        ...(best.message === '' ? [] : [`Message: ${best.message}`]),
        `${best.title}\n${best.url} (${number(best.characters)} characters)`,
        best.text,
        ...(also.length === 0
          ? []
          : [`See also:\n${[...new Set(also)].map((url) => `- ${url}`).join('\n')}`]),
      ].join('\n\n'),
    };
  },
});
