import {parseMdx} from '../../../src/content/dialect';
import {takeChanges} from '../../../src/content/fenceCode';
import {sampleExtension} from '../../../src/content/fenceMeta';
import {readFences, type Fence} from '../../../src/content/fences';
import type {Page, Sample} from './sample';

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
    const {line, column, reason: message} = tree;
    return {path, samples: [], problems: [{file: path, line, column, code: 'mdx', message}]};
  }

  const fences = readFences(tree, source);
  return {
    path,
    samples: fences.flatMap((fence) => readSample(path, fence) ?? []),
    problems: fences.flatMap(({problems}) =>
      problems.map((problem) => ({file: path, code: 'fence', ...problem})),
    ),
  };
};

const readSample = (page: string, fence: Fence): Sample | undefined => {
  const {language, meta, code, line, column, indents} = fence;
  const {file, group, nocheck, run, throws, norender, props, frame, failing} = meta;
  const {picture, errors = []} = meta;
  const extension = sampleExtension(language);
  const isData = extension === 'json' && file === undefined;
  if (!extension || isData) {
    return undefined;
  }

  return {
    page,
    line,
    column,
    extension,
    code: compiledCode(code),
    indents,
    expected: errors,
    ...(file !== undefined && group !== undefined ? {file, group} : {}),
    ...(nocheck === undefined ? {} : {nocheck}),
    ...(run ? {run} : {}),
    ...(throws === undefined ? {} : {throws}),
    ...(norender === undefined ? {} : {norender}),
    ...(props === undefined ? {} : {props}),
    ...(frame === undefined ? {} : {frame}),
    ...(failing ? {failing} : {}),
    ...(picture === undefined ? {} : {picture}),
  };
};

/** The code without removed lines and without the markers, line for line as on the page. */
const compiledCode = (shown: string): string => {
  const {code, changes} = takeChanges(shown);
  return code
    .split('\n')
    .map((line, index) => (changes[index] === 'removed' ? '' : line))
    .join('\n');
};
