import {linkLabels} from '../../../data/showcase';
import type {LinkType} from '../../../data/showcase.schema';

export const linkTypes = Object.keys(linkLabels) as LinkType[];

/** The values of the form. */
export interface Submission {
  title: string;
  description: string;
  links: Record<LinkType, string>;
}

/** A field of the form, which is also the last part of its element's id. */
export type Field = 'title' | 'description' | LinkType;

/** Errors by field; valid fields have none. */
export type Problems = Partial<Record<Field, string>>;

export const maxTitle = 80;
export const maxDescription = 280;
const maxAddress = 500;

export const emptySubmission: Submission = {
  title: '',
  description: '',
  links: {website: '', video: '', source: '', tutorial: ''},
};

/** Fields in the order of the form. */
export const fields: readonly Field[] = ['title', 'description', ...linkTypes];

/** The length in characters as a reader counts them: an accented letter is one. */
export const lengthOf = (text: string): number => Array.from(text.trim().normalize('NFC')).length;

// Pictures, flags and keycaps, but not digits, # and * alone.
const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3|\uFE0F/u;
// Symbols that count as emoji but are common in text.
const signs = /[©®™]\uFE0E?/gu;

const hasEmoji = (text: string): boolean => emoji.test(text.replace(signs, ''));

/** Whether a text is all capitals, with four letters or more. */
const isAllCaps = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length >= 4 && text === text.toLocaleUpperCase('en') && /\p{Lu}{2}/u.test(text);
};

const tooLong = (length: number, max: number): string =>
  `Use at most ${max} characters. You have ${length}, which is ${length - max} too many.`;

const titleProblem = (title: string): string | undefined => {
  const length = lengthOf(title);
  if (length === 0) return 'Enter the title of your video or product.';
  if (length > maxTitle) return tooLong(length, maxTitle);
  if (hasEmoji(title)) return 'Remove the emoji.';
  if (isAllCaps(title)) return 'Don’t write the whole title in capital letters.';
  return undefined;
};

const descriptionProblem = (description: string): string | undefined => {
  const length = lengthOf(description);
  if (length === 0) return 'Describe what the video shows and how it uses Remotion.';
  if (length > maxDescription) return tooLong(length, maxDescription);
  return undefined;
};

/** The address as a URL, or undefined when it is not an http(s) address. */
const parseAddress = (text: string): URL | undefined => {
  if (/\s/.test(text)) return undefined;
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
};

const addressProblem = (text: string): string | undefined => {
  const address = text.trim();
  if (address === '') return undefined;
  if (address.length > maxAddress) return tooLong(address.length, maxAddress);
  const url = parseAddress(address);
  if (!url || !/^https?:\/\//i.test(address)) {
    return 'Enter a full URL, such as https://example.com.';
  }
  if (url.protocol !== 'https:') return 'Enter a URL that starts with https://.';
  if (url.username !== '' || url.password !== '')
    return 'Remove the user name and password from the URL.';
  if (!url.hostname.includes('.')) return 'Enter a URL that is publicly reachable.';
  return undefined;
};

/** Checks every field; empty when the submission can be sent. */
export const problemsOf = ({title, description, links}: Submission): Problems => {
  const problems: Problems = {};
  const note = (field: Field, problem: string | undefined): void => {
    if (problem !== undefined) problems[field] = problem;
  };
  note('title', titleProblem(title));
  note('description', descriptionProblem(description));
  for (const type of linkTypes) note(type, addressProblem(links[type]));
  return problems;
};

/** The entry as data, as the showcase stores it once it is accepted. */
export const toEntry = ({
  title,
  description,
  links,
}: Submission): {title: string; description: string; links: {type: LinkType; url: string}[]} => ({
  title: title.trim(),
  description: description.trim().replace(/\s+/g, ' '),
  links: linkTypes.map((type) => ({type, url: links[type].trim()})).filter(({url}) => url !== ''),
});

/** The entry as the text of an email. */
export const toText = (submission: Submission): string => {
  const {title, description, links} = toEntry(submission);
  return [
    `Title: ${title}`,
    `Description: ${description}`,
    ...links.map(({type, url}) => `${linkLabels[type]}: ${url}`),
  ].join('\n');
};

/** Some email apps refuse longer links. */
const maxMailUrl = 2000;

const mailWith = (body: string): string =>
  `mailto:hi@remotion.dev?subject=${encodeURIComponent('Showcase page')}&body=${encodeURIComponent(body)}`;

/**
 * A link that opens an email with the entry. An entry that makes the link too long is left out, to be
 * pasted.
 */
export const mailFor = (submission: Submission): {href: string; isComplete: boolean} => {
  const href = mailWith(toText(submission).replaceAll('\n', '\r\n'));
  return href.length <= maxMailUrl
    ? {href, isComplete: true}
    : {href: mailWith('Paste your entry here.'), isComplete: false};
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads a stored draft; fields that are missing or of another type are empty. */
export const parseDraft = (stored: string | null): Submission => {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '');
  } catch {
    return emptySubmission;
  }
  if (!isRecord(value)) return emptySubmission;
  const links = isRecord(value.links) ? value.links : {};
  return {
    title: textOf(value.title),
    description: textOf(value.description),
    links: {
      website: textOf(links.website),
      video: textOf(links.video),
      source: textOf(links.source),
      tutorial: textOf(links.tutorial),
    },
  };
};
