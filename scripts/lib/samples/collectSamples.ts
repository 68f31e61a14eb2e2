import {parseMdx} from '../../../src/content/dialect';
import {readFences} from '../../../src/content/fences';
import {readSample} from '../../../src/content/samples';
import type {Page} from './sample';

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
