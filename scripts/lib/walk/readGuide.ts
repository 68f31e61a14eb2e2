import type {Code, Nodes, RootContent} from 'mdast';
import {takeChanges, visibleCode} from 'mdx-docs-checker/fence-code';
import {unreadable, type Finding} from 'mdx-docs-checker/findings';

import {parseFenceMeta, SHELLS} from '../../../src/content/fenceMeta';
import {treeOf, type Page} from '../../../src/content/page';
import {isSaidIn, readFact, type Fact} from './facts';

/** Projects that a walk can start from. */
export const STARTS = ['blank', 'empty', 'studio'] as const;

interface Place {
  /** Place in the page, from 1. */
  readonly line: number;
  readonly column: number;
}

/** One thing that a reader of a guide does, or finds. */
export type WalkStep = Place &
  (
    | {
        readonly kind: 'project';
        readonly start: (typeof STARTS)[number];
        /** Files that the reader is said to have, relative to the project. */
        readonly media: readonly string[];
      }
    | {readonly kind: 'file'; readonly name: string; readonly text: string}
    | {
        readonly kind: 'commands';
        readonly code: string;
        /** What the command prints when it is ready; it is ended then. */
        readonly until?: string;
        /** Whether it ends with an error. */
        readonly fails: boolean;
        /** What the guide says that it prints. */
        readonly output?: string;
      }
    | {readonly kind: 'prints'; readonly text: string}
    | {readonly kind: 'answer'; readonly address: string; readonly body: string}
    | {readonly kind: 'use'; readonly file: string; readonly id: string; readonly props: string}
    | {readonly kind: 'expect'; readonly file: string; readonly facts: readonly Fact[]}
    | {readonly kind: 'open'; readonly file: string; readonly props: string; readonly text: string}
  );

/** A guide as a list of steps. */
export interface Guide {
  readonly page: string;
  readonly steps: readonly WalkStep[];
  readonly problems: readonly Finding[];
}

const FILE_NAME = /^[\w./-]+\.\w+$/u;

/** Whether a page says how it is walked: most need no parsing. */
export const isWalked = ({text}: Page): boolean => /\{\/\*\s*walk from\b/u.test(text);

const textOf = (node: Nodes): string => {
  if ('value' in node && node.type !== 'mdxFlowExpression') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
};

/** The words of a comment such as `{/* walk expect … *\/}`. */
const walkComment = (node: Nodes): string | undefined => {
  if (node.type !== 'mdxFlowExpression') return undefined;
  return /^\s*\/\*\s*walk\s+(.*?)\s*\*\/\s*$/su.exec(node.value)?.[1]?.replace(/\s+/gu, ' ');
};

/** What a comment says about the block below it. */
interface Remark {
  skip?: boolean;
  until?: string;
  fails?: boolean;
}

/** Reads how a guide is walked: its files, its commands, and comments that start with `walk`. */
export const readGuide = async (source: Page): Promise<Guide> => {
  const page = source.file;
  const tree = await treeOf(source);
  if (!tree) return {page, steps: [], problems: unreadable(source)};
  const steps: WalkStep[] = [];
  const problems: Finding[] = [];
  let isOn = false;
  let remark: Remark = {};

  const readCode = (node: Code, place: Place, next: RootContent | undefined): void => {
    const language = node.lang ?? 'text';
    const {meta} = parseFenceMeta(node.meta ?? '', language);
    const {skip, until, fails = false} = remark;
    remark = {};
    if (skip || meta.output) return;
    if (SHELLS.includes(language)) {
      const isPrinted =
        next?.type === 'code' && parseFenceMeta(next.meta ?? '', next.lang ?? 'text').meta.output;
      steps.push({
        ...place,
        kind: 'commands',
        code: node.value,
        fails,
        ...(until === undefined ? {} : {until}),
        ...(isPrinted ? {output: next.value} : {}),
      });
      return;
    }
    const name = [meta.title, meta.file].find((given) => given && FILE_NAME.test(given));
    if (name === undefined) return;
    const {code, changes} = takeChanges(visibleCode(node.value));
    const kept = code.split('\n').filter((_, index) => changes[index] !== 'removed');
    steps.push({...place, kind: 'file', name, text: `${kept.join('\n')}\n`});
  };

  const readComment = (words: string, place: Place, next: RootContent | undefined): void => {
    const report = (message: string): void => {
      problems.push({file: page, ...place, code: 'walk', message});
    };
    const [, verb = '', rest = ''] = /^(\w+)\s*(.*)$/su.exec(words) ?? [];
    if (!isOn && verb !== 'from') {
      report(`walk ${verb} comes before the project: write walk from blank above it`);
      return;
    }
    switch (verb) {
      case 'from': {
        const [name, media = ''] = rest.split(' with ');
        const start = STARTS.find((known) => known === name);
        if (start === undefined) {
          report(`walk from ${String(name)} is unknown: use ${STARTS.join(' or ')}`);
          return;
        }
        isOn = true;
        steps.push({...place, kind: 'project', start, media: media.split(' ').filter(Boolean)});
        return;
      }
      case 'end':
        isOn = false;
        return;
      case 'skip':
        if (rest === '')
          report('walk skip gives no reason: say why, as in walk skip needs a camera');
        remark.skip = true;
        return;
      case 'until':
        remark.until = rest;
        return;
      case 'fails':
        remark.fails = true;
        return;
      case 'run':
        steps.push({...place, kind: 'commands', code: rest, fails: remark.fails ?? false});
        remark = {};
        return;
      case 'prints':
        steps.push({...place, kind: 'prints', text: rest});
        return;
      case 'answer': {
        const [, address = '', body = ''] = /^(https:\S+) with (.+)$/u.exec(rest) ?? [];
        if (address === '') report('write walk answer https://example.com/a.json with {"a": 1}');
        else steps.push({...place, kind: 'answer', address, body});
        return;
      }
      case 'use': {
        const [, file = '', id = '', props = '{}'] =
          /^(\S+) as (\S+)(?: with (\{.*\}))?$/u.exec(rest) ?? [];
        if (file === '') report('write walk use src/Title.tsx as MyComp');
        else steps.push({...place, kind: 'use', file, id, props});
        return;
      }
      case 'open': {
        const [, file = '', props = '{}', shown = ''] =
          /^(\S+?)(?: with (\{.*\}))?: shows (.+)$/u.exec(rest) ?? [];
        if (file === '') report('write walk open src/App.tsx: shows Hello');
        else steps.push({...place, kind: 'open', file, props, text: shown});
        return;
      }
      case 'expect': {
        const [, file = '', list] = /^(\S+?)(?::\s+(.*))?$/u.exec(rest) ?? [];
        const facts: Fact[] = [];
        for (const part of list?.split(/,\s+/u) ?? []) {
          const fact = readFact(part);
          if (fact === undefined) {
            report(
              `"${part}" is no fact about ${file}: use 1280×720, 3 seconds, 90 frames, 12 files, h264, contains Hello or missing`,
            );
          } else if (!isSaidIn(fact, next ? textOf(next) : '')) {
            report(`"${part}" of ${file} is not in the block below, so it proves nothing there`);
          } else {
            facts.push(fact);
          }
        }
        steps.push({...place, kind: 'expect', file, facts});
        return;
      }
      default:
        report(
          `walk ${verb} is unknown: use from, end, skip, until, fails, run, prints, answer, use, open or expect`,
        );
    }
  };

  const read = (nodes: readonly RootContent[]): void => {
    nodes.forEach((node, index) => {
      const {line, column} = node.position?.start ?? {line: 1, column: 1};
      const words = walkComment(node);
      const next = nodes.slice(index + 1).find((candidate) => walkComment(candidate) === undefined);
      if (words !== undefined) readComment(words, {line, column}, next);
      else if (node.type === 'code' && isOn) readCode(node, {line, column}, nodes[index + 1]);
      else if ('children' in node) read(node.children);
    });
  };
  read(tree.children);
  return {page, steps, problems};
};
