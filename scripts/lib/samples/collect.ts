import type {Code, Nodes} from 'mdast';
import {takeChanges} from '../../../src/markdown/codeMeta';
import {parseMdx} from '../mdx';
import {parseMetadata} from './metadata';
import type {Finding, Page, Sample, SampleExtension} from './types';

const LANGUAGES: Readonly<Record<string, SampleExtension>> = {
  ts: 'ts',
  typescript: 'ts',
  tsx: 'tsx',
  js: 'js',
  javascript: 'js',
  jsx: 'jsx',
  json: 'json',
};

/**
 * Collects the samples of a page.
 * A page that is not valid MDX has one problem at the place where the parser stopped.
 *
 * @param path the page's path from the project's root
 * @param text the page's source
 */
export const collectSamples = async (path: string, text: string): Promise<Page> => {
  const source = text.replace(/\r\n?/gu, '\n');
  const tree = await parseMdx(source);
  if ('reason' in tree) {
    const problem: Finding = {
      page: path,
      line: tree.line,
      column: tree.column,
      code: 'mdx',
      message: tree.reason,
    };
    return {path, samples: [], problems: [problem]};
  }

  const lines = source.split('\n');
  const samples: Sample[] = [];
  const problems: Finding[] = [];
  for (const fence of codeFences(tree)) {
    const read = readFence(path, lines, fence);
    if (read) {
      samples.push(read.sample);
      problems.push(...read.problems);
    }
  }

  return {path, samples, problems};
};

const codeFences = (node: Nodes): Code[] => {
  if (node.type === 'code') {
    return [node];
  }

  return 'children' in node ? node.children.flatMap(codeFences) : [];
};

const readFence = (
  page: string,
  lines: readonly string[],
  fence: Code,
): {sample: Sample; problems: Finding[]} | undefined => {
  const extension = LANGUAGES[fence.lang ?? ''];
  const start = fence.position?.start;
  const meta = fence.meta ?? '';
  const isData = extension === 'json' && !/\b(?:file|group)=/u.test(meta);
  if (!extension || !start || isData) {
    return undefined;
  }

  const {metadata, problems} = parseMetadata(meta, extension);
  const shown = fence.value.split('\n');
  const indents = shown.map((line, index) => indentOf(lines[start.line + index] ?? '', line));
  const metaStart = (lines[start.line - 1] ?? '').lastIndexOf(meta);
  const metaColumn = metaStart < 0 ? start.column : metaStart + 1;
  const findings: Finding[] = problems.map(({offset, message}) => ({
    page,
    line: start.line,
    column: metaColumn + offset,
    code: 'fence',
    message,
  }));
  findings.push(
    ...uselessMarkers(shown).map(({line, message}) => ({
      page,
      line: start.line + line,
      column: (indents[line - 1] ?? 0) + 1,
      code: 'fence',
      message,
    })),
  );

  return {
    sample: {
      page,
      line: start.line,
      column: start.column,
      extension,
      code: compiledCode(fence.value),
      indents,
      ...metadata,
    },
    problems: findings,
  };
};

/** How many columns of the page's line a list, a quote or a JSX block put before the sample's line. */
const indentOf = (pageLine: string, sampleLine: string): number =>
  pageLine.endsWith(sampleLine)
    ? pageLine.length - sampleLine.length
    : Math.max(0, pageLine.indexOf(sampleLine.trim()) - sampleLine.search(/\S|$/u));

/** The code without removed lines and without the markers, line for line as on the page. */
const compiledCode = (shown: string): string => {
  const {code, changes} = takeChanges(shown);
  return code
    .split('\n')
    .map((line, index) => (changes[index] === 'removed' ? '' : line))
    .join('\n');
};

/** Markers that the page would show as they are, and cuts that hide nothing. */
const uselessMarkers = (lines: readonly string[]): {line: number; message: string}[] => {
  const problems: {line: number; message: string}[] = [];
  const {changes} = takeChanges(lines.join('\n'));
  let cuts = 0;
  lines.forEach((text, index) => {
    if (text.includes('[!code ') && !changes[index]) {
      problems.push({
        line: index + 1,
        message: 'this marker has no effect: end the line with // [!code ++] or // [!code --]',
      });
    }

    if (/^\s*\/\/ ---cut---\s*$/u.test(text)) {
      cuts++;
      if (cuts > 1) {
        problems.push({line: index + 1, message: 'a second // ---cut---: keep one'});
      }
    } else if (/^\s*\/\/\s*-{2,}\s*cut\b/u.test(text)) {
      problems.push({
        line: index + 1,
        message: `"${text.trim()}" hides nothing: write // ---cut--- on a line of its own`,
      });
    }
  });
  return problems;
};
