import {readFileSync} from 'node:fs';
import path from 'node:path';

import {parseDocPage, type DocPage} from '../../../src/plugins/toolkit-api/docs';

/** A heading of a page, with what a lone identifier in backticks says. */
export interface Heading {
  level: number;
  text: string;
  /** Line in the file, from 1. */
  line: number;
  /** Everything in backticks. */
  code: string[];
  /** Options that the heading names: only when it consists of identifiers in backticks. */
  options: HeadingOption[];
  /** The text from this heading to the next. */
  body: string;
}

export interface HeadingOption {
  /** `config.damping` → `['config', 'damping']`. */
  path: string[];
  optional: boolean;
}

/** A documentation page, reduced to what the checks look at. */
export interface Page extends Omit<DocPage, 'api' | 'cli'> {
  /** `package#export` references of the front matter, with the line each stands on. */
  api: {ref: string; line: number}[];
  /** Commands of the front matter, such as `remotion render`. */
  cli: {ref: string; line: number}[];
  headings: Heading[];
  /** Everything in backticks and fences, to see whether a name is mentioned. */
  code: string;
}

const OPTION = /^(?:\.\.\.)?(?<path>[\w$-]+(?:\.[\w$-]+)*)(?:\(.*\))?(?<mark>\?)?$/;

/** `--crf`, `--crf=<number>` and `--crf <number>`. */
const FLAG = /^(?<path>--?[A-Za-z][\w-]*)(?:[= ].*)?$/;

/** Reads "`trimBefore?`" or "`width?` and `height?`"; anything with other words is no option heading. */
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

/** Reads a page's text. `file` is relative to the site's root. */
export const parsePage = (file: string, text: string): Page => {
  const lines = text.split(/\r?\n/);
  const {api, cli, ...rest} = parseDocPage(file, text);
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  const frontMatter = lines.slice(0, end + 1);
  const lineOf = (key: string, value: string): number => {
    const start = frontMatter.findIndex((line) => line.startsWith(`${key}:`));
    const found = frontMatter.findIndex((line, index) => index >= start && line.includes(value));
    return Math.max(found, start, 0) + 1;
  };
  const headings: Heading[] = [];
  const code: string[] = [];
  let fence: string | undefined;
  let comment = false;
  for (const [index, line] of lines.entries()) {
    if (index <= end) continue;
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
      else code.push(line);
      continue;
    }
    if (mark) {
      fence = mark;
      continue;
    }
    if (comment || line.includes('{/*')) {
      comment = !line.includes('*/}');
      continue;
    }
    code.push(...[...line.matchAll(/(`+)(.+?)\1/g)].map(([, , inner = '']) => inner));
    const found = /^(#{1,6})\s+(.*?)\s*(?:\{#[\w-]+\}|\{\/\*.*\*\/\})?\s*#*\s*$/.exec(line);
    if (found) {
      const content = found[2] ?? '';
      headings.push({
        level: (found[1] ?? '').length,
        text: content,
        line: index + 1,
        code: [...content.matchAll(/`([^`]+)`/g)].map(([, inner = '']) => inner),
        options: optionsOf(content),
        body: '',
      });
    } else {
      const last = headings.at(-1);
      if (last) last.body += `${line}\n`;
    }
  }
  return {
    ...rest,
    api: api.map((ref) => ({ref, line: lineOf('api', ref)})),
    cli: cli.map((ref) => ({ref, line: lineOf('cli', ref)})),
    headings,
    code: code.join('\n'),
  };
};

/** Reads a page from disk. */
export const readPage = (root: string, file: string): Page =>
  parsePage(file.split(path.sep).join('/'), readFileSync(path.join(root, file), 'utf8'));
