import type {Root} from 'mdast';
import type {Transformer} from 'unified';

import {readFences} from '../content/fences';

/** Remark plugin: stops the build at a fence whose metadata or markers mean nothing. */
export const remarkFences =
  (): Transformer<Root> =>
  (root, file): void => {
    const problems = readFences(root, String(file).replace(/\r\n?/gu, '\n')).flatMap(
      (fence) => fence.problems,
    );
    const [first] = problems;
    if (!first) return;
    const list = problems.map(({line, column, message}) => `${line}:${column} ${message}`);
    file.fail(list.join('\n'), {line: first.line, column: first.column});
  };
