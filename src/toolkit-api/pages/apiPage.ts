import type {Heading as PageHeading} from 'mdx-docs-checker/page';

import {infoOf, inventoryPage, type InventoryPage} from '../../content/inventory';
import type {Page} from '../../content/page';

/** A heading of a page, with what a lone identifier in backticks says. */
export interface Heading extends PageHeading {
  /** Options that the heading names: only when it consists of identifiers in backticks. */
  options: HeadingOption[];
}

export interface HeadingOption {
  /** `config.damping` → `['config', 'damping']`. */
  path: string[];
  optional: boolean;
}

/** A documentation page, reduced to what the checks of the reference look at. */
export interface ApiPage extends Omit<InventoryPage, 'api' | 'cli'> {
  /** `package#export` references of the front matter, with the line each stands on. */
  api: {ref: string; line: number}[];
  /** Commands of the front matter, such as `remotion render`. */
  cli: {ref: string; line: number}[];
  headings: Heading[];
  /** Everything in backticks and fences, to tell whether a name is mentioned. */
  code: string;
}

const OPTION = /^(?:\.\.\.)?(?<path>[\w$-]+(?:\.[\w$-]+)*)(?:\(.*\))?(?<mark>\?)?$/;

/** `--crf`, `--crf=<number>` and `--crf <number>`. */
const FLAG = /^(?<path>--?[A-Za-z][\w-]*)(?:[= ].*)?$/;

/** Reads "`trimBefore?`" or "`width?` and `height?`"; anything with other words is not an option heading. */
export const optionsOf = (text: string): HeadingOption[] => {
  const bare = text.replace(/<[A-Z][^>]*\/>/g, '').replace(/\((?:deprecated|optional)\)/gi, '');
  const code = [...bare.matchAll(/`([^`]+)`/g)].map(([, inner = '']) => inner.trim());
  const rest = bare.replace(/`[^`]+`/g, '').replace(/\b(?:and|or)\b|[,/&\s]/g, '');
  if (rest !== '' || code.length === 0) return [];
  const options = code.map((item) => (FLAG.exec(item) ?? OPTION.exec(item))?.groups);
  return options.flatMap((groups) =>
    groups?.path === undefined
      ? []
      : [{path: groups.path.split('.'), optional: groups.mark === '?'}],
  );
};

/** What a page says about the exports and commands that it documents. */
export const apiPage = ({file, text, frontMatter, headings, code}: Page): ApiPage => {
  const {api, cli, ...info} = infoOf(frontMatter);
  const [head = ''] = /^---\n.*?\n---/su.exec(text) ?? [];
  const lines = head.split('\n');
  const lineOf = (key: string, value: string): number => {
    const start = lines.findIndex((line) => line.startsWith(`${key}:`));
    const found = lines.findIndex((line, index) => index >= start && line.includes(value));
    return Math.max(found, start, 0) + 1;
  };
  return {
    ...info,
    file,
    address: inventoryPage(file, text)?.address ?? '',
    api: api.map((ref) => ({ref, line: lineOf('api', ref)})),
    cli: cli.map((ref) => ({ref, line: lineOf('cli', ref)})),
    headings: headings.map((heading) => ({...heading, options: optionsOf(heading.text)})),
    code,
  };
};
