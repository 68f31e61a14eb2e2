import escapeStringRegexp from 'escape-string-regexp';
import type {Nodes, Parents, PhrasingContent, Root, RootContent, Table} from 'mdast';

import type {Finding} from '../findings';
import type {Sample} from '../sampleOf';
import {planPage} from '../samples/project';
import {instrument, readComment, REPORT_ERROR, REPORT_FAILURE, REPORT_VALUE} from './instrument';
import type {Job, JobStatement} from './jobs';
import {outputName, transpile} from './transpile';

/** A sample that may be executed. */
interface ResultSample extends Sample {
  readonly run?: boolean;
  /** The message of the error that executing it throws. */
  readonly throws?: string;
}

/** A page that may state results. Lines count from 1. */
export interface ResultPage {
  /** From the project's root, with forward slashes. */
  readonly file: string;
  readonly text: string;
  readonly samples: readonly ResultSample[];
  readonly fences: readonly {readonly line: number; readonly meta: {readonly output?: boolean}}[];
}

/** The tree of a page; none of one that can't be read. Only called for pages that state results. */
export type TreeOf<P extends ResultPage> = (page: P) => Promise<Root | undefined>;

/** What a page states about results: jobs to execute, and what is wrong before they are. */
interface PageResults {
  readonly jobs: readonly Job[];
  readonly problems: readonly Finding[];
}

/** Whether a page can state results at all: the trees of most pages need not be read. */
const mayStateResults = (source: string): boolean =>
  /^[ \t>]*(?:`{3,}|~{3,}).*\b(?:run|throws|output)\b/mu.test(source) ||
  /\{\/\*\s*run\b/u.test(source);

const CODE = 'result';

/** Collects what a page states: samples with `run`, and MDX comments that start with `run`. */
export const collectResults = async <P extends ResultPage>(
  source: P,
  treeOf: TreeOf<P>,
): Promise<PageResults> => {
  const {file: page, samples, fences} = source;
  const tree = mayStateResults(source.text) ? await treeOf(source) : undefined;
  if (!tree) return {jobs: [], problems: []};
  const plans = planPage(samples);
  const jobs: Job[] = [];
  const problems: Finding[] = [];
  const report = (line: number, column: number, message: string) => {
    problems.push({file: page, line, column, code: CODE, message});
  };

  const readSample = (sample: ResultSample, next: RootContent | undefined) => {
    if (!sample.run) return;
    const plan = plans.find((candidate) => candidate.sample.line === sample.line);
    if (!plan) return;
    const entry = plan.shown.file;
    const {code, statements, problems: found} = instrument(sample.code, entry);
    const place = (line: number, column: number) => ({
      line: sample.line + line,
      column: (sample.indents[line - 1] ?? 0) + column,
    });
    for (const {line, column, message} of found) {
      const at = place(line, column);
      report(at.line, at.column, message);
    }
    const isOutput =
      next?.type === 'code' &&
      fences.find(({line}) => line === next.position?.start.line)?.meta.output;
    const output = isOutput
      ? {
          line: next.position?.start.line ?? sample.line,
          column: next.position?.start.column ?? 1,
          text: next.value,
        }
      : undefined;
    if (statements.length === 0 && found.length === 0 && !output && sample.throws === undefined) {
      report(
        sample.line,
        sample.column,
        'run, but states no result: end a line with its result, as in // 300, add throws="…", or an output block below',
      );
      return;
    }
    const files = Object.fromEntries(
      [...plan.shown.state.files].map(([name, content]) => [
        outputName(name),
        transpile(name === entry ? code : content, name),
      ]),
    );
    jobs.push({
      page,
      line: sample.line,
      column: sample.column,
      files,
      entry: outputName(entry),
      statements: statements.map((statement) => ({
        ...statement,
        ...place(statement.line, statement.column),
      })),
      ...(sample.throws === undefined ? {} : {throws: sample.throws}),
      ...(output ? {output} : {}),
      lines: sample.indents.map((_, index) => place(index + 1, 1)),
    });
  };

  const readRunComment = (node: Nodes, preamble: string, next: RootContent | undefined) => {
    const {line, column} = node.position?.start ?? {line: 1, column: 1};
    const {code, statements, problems: found} = instrument(preamble, 'comment.tsx');
    for (const problem of found) report(line, column, problem.message);
    if (!next) {
      report(line, column, 'nothing follows this run comment: put it above what it proves');
      return;
    }
    const common = {page, line, column, entry: 'comment.js', lines: []};
    if (statements.length === 0 && found.length === 0) {
      if (next.type !== 'table') {
        report(
          line,
          column,
          'this run comment states no result, and no table follows it: write the result after the expression, as in Math.max(1, 2) → 2',
        );
        return;
      }
      const table = readTable(next);
      if (table.length === 0) {
        report(line, column, 'no row of this table has code in its first cell');
        return;
      }
      jobs.push({
        ...common,
        files: {
          'comment.js': transpile(`${code}\n${table.map(cellCode).join('\n')}`, 'comment.tsx'),
        },
        statements: table,
      });
      return;
    }
    const shown = textOf(next);
    for (const {statement} of statements) {
      if (statement.kind === 'throws' || isShown(statement.words, shown)) continue;
      report(line, column, `${statement.words} does not occur in the text below`);
    }
    jobs.push({
      ...common,
      files: {'comment.js': transpile(code, 'comment.tsx')},
      statements: statements.map((statement) => ({...statement, line, column})),
    });
  };

  const visit = (parent: Parents) => {
    parent.children.forEach((node, index) => {
      const next = parent.children[index + 1];
      if (node.type === 'code') {
        const sample = samples.find(({line}) => line === node.position?.start.line);
        if (sample) readSample(sample, next);
      } else if (node.type === 'mdxFlowExpression') {
        const preamble = runComment(node.value);
        if (preamble !== undefined) readRunComment(node, preamble, next);
      } else if (node.type === 'mdxTextExpression' && runComment(node.value) !== undefined) {
        const {line, column} = node.position?.start ?? {line: 1, column: 1};
        report(line, column, 'a run comment must be on its own lines, with an empty line below');
      } else if ('children' in node) {
        visit(node);
      }
    });
  };
  visit(tree);
  return {jobs, problems};
};

/** The code of a `run` comment: `a() → 1; b() → 2` as lines that end with their result. */
const runComment = (expression: string): string | undefined =>
  /^\s*\/\*\s*run(?=\s|\*)([\s\S]*)\*\/\s*$/u
    .exec(expression)?.[1]
    ?.replace(/\s*→\s*([^;]*[^;\s])\s*(?:;|$)/gu, '; // $1\n');

const textOf = (node: Nodes): string => {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join(' ') : '';
};

/** Whether a text shows a value, as a number or word of its own; `…`, `≈` and quotes aside. */
const isShown = (words: string, text: string): boolean => {
  const bare = words.replace(/^≈\s*|…$/gu, '').replace(/^(['"`])(.*)\1$/su, '$2');
  const number = Number(bare);
  const forms = Number.isFinite(number) ? [bare, number.toLocaleString('en-US')] : [bare];
  return forms.some((form) => {
    return new RegExp(`(?<![\\w.-])${escapeStringRegexp(form)}(?![\\w]|\\.\\d)`, 'u').test(text);
  });
};

/** The statements of a table: the code in a row's first cell gives the code in its second. */
const readTable = (table: Table): JobStatement[] =>
  table.children.slice(1).flatMap(({children: [call, result]}) => {
    const results = codesOf(result?.children ?? []);
    const isError = /^\s*throws\b/u.test(
      textOf({type: 'paragraph', children: result?.children ?? []}),
    );
    return codesOf(call?.children ?? []).map(({value, place}, index) => {
      const words = results[index]?.value ?? '…';
      const statement = readComment(`${isError ? 'throws' : '→'} ${words}`);
      return {statement: statement ?? {kind: 'text', words}, expression: value, ...place};
    });
  });

/** Code that reports the result of a table's cell; an error in it leaves the others alone. */
const cellCode = ({statement, expression}: JobStatement, index: number): string =>
  statement.kind === 'throws'
    ? `${REPORT_ERROR}(${index}, () => (${expression}));`
    : `try { ${REPORT_VALUE}(${index}, (${expression})); } catch (error) { ${REPORT_FAILURE}(${index}, error); }`;

const codesOf = (
  nodes: readonly PhrasingContent[],
): {value: string; place: {line: number; column: number}}[] =>
  nodes.flatMap((node) => {
    if (node.type === 'inlineCode') {
      const {line, column} = node.position?.start ?? {line: 1, column: 1};
      return [{value: node.value, place: {line, column}}];
    }
    return 'children' in node ? codesOf(node.children) : [];
  });
