// How a guide is followed: its files, its commands, and what it says about their outcome.
import type {Code, Nodes, Root, RootContent} from 'mdast';

import {takeChanges, visibleCode} from '../fenceCode';
import {unreadable, type Finding} from '../findings';
import type {PageProblem} from '../frontMatter';
import type {Place} from '../link';
import {isSaidIn, readFact, type Fact} from './facts';

const SHELLS = ['bash', 'sh', 'shell'];

/** A page that may be a guide. */
export interface GuidePage {
  /** From the project's root, with forward slashes. */
  readonly file: string;
  readonly text: string;
  readonly problem?: PageProblem;
  readonly fences: readonly {
    readonly line: number;
    readonly meta: {readonly title?: string; readonly file?: string; readonly output?: boolean};
  }[];
}

/** A kind of step that only some guides have. */
interface OwnVerb<Own> {
  /** Reads what follows the verb; undefined if it means nothing. */
  readonly read: (rest: string) => Own | undefined;
  /** How it is written, for messages: `walk knock on a door`. */
  readonly usage: string;
}

/** What guides can say besides the steps that all have. */
export interface GuideOptions<Start extends string, Own> {
  /** Projects that a guide can start from. */
  readonly starts: readonly Start[];
  /** Further steps by their verb. */
  readonly verbs: Readonly<Record<string, OwnVerb<Own>>>;
}

/** One thing that a reader of a guide does, or finds. */
export type GuideStep<Start extends string, Own> = Place &
  (
    | {
        readonly kind: 'project';
        readonly start: Start;
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
    | {readonly kind: 'expect'; readonly file: string; readonly facts: readonly Fact[]}
    | {readonly kind: 'own'; readonly verb: string; readonly own: Own}
  );

/** A guide as a list of steps. */
export interface Guide<Start extends string, Own> {
  readonly page: string;
  readonly steps: readonly GuideStep<Start, Own>[];
  readonly problems: readonly Finding[];
}

/** What a comment can begin with, besides `expect`. */
const VERBS = ['from', 'end', 'skip', 'until', 'fails', 'run', 'prints'];

const FILE_NAME = /^[\w./-]+\.\w+$/u;

/** Whether a page says how it is walked: most need no parsing. */
export const isWalked = ({text}: Pick<GuidePage, 'text'>): boolean =>
  /\{\/\*\s*walk from\b/u.test(text);

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

/**
 * Reads how a guide is walked: its files, its commands, and comments that start with `walk`.
 *
 * @param tree the page's tree; undefined if it can't be read
 */
export const readGuide = <Start extends string, Own>(
  source: GuidePage,
  tree: Root | undefined,
  {starts, verbs}: GuideOptions<Start, Own>,
): Guide<Start, Own> => {
  const page = source.file;
  if (!tree) return {page, steps: [], problems: unreadable(source)};
  const metaOf = ({position}: RootContent): GuidePage['fences'][number]['meta'] =>
    source.fences.find(({line}) => line === position?.start.line)?.meta ?? {};
  const steps: GuideStep<Start, Own>[] = [];
  const problems: Finding[] = [];
  let isOn = false;
  let remark: Remark = {};

  const readCode = (node: Code, place: Place, next: RootContent | undefined): void => {
    const language = node.lang ?? 'text';
    const meta = metaOf(node);
    const {skip, until, fails = false} = remark;
    remark = {};
    if (skip || meta.output) return;
    if (SHELLS.includes(language)) {
      const isPrinted = next?.type === 'code' && metaOf(next).output;
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
      report(
        `walk ${verb} comes before the project: write walk from ${starts[0] ?? 'a project'} above it`,
      );
      return;
    }
    switch (verb) {
      case 'from': {
        const [name, media = ''] = rest.split(' with ');
        const start = starts.find((known) => known === name);
        if (start === undefined) {
          report(`walk from ${String(name)} is unknown: use ${starts.join(' or ')}`);
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
      default: {
        const own = new Map(Object.entries(verbs)).get(verb);
        const step = own?.read(rest);
        if (step) steps.push({...place, kind: 'own', verb, own: step});
        else if (own) report(`write ${own.usage}`);
        else
          report(
            `walk ${verb} is unknown: use ${[...VERBS, ...Object.keys(verbs)].join(', ')} or expect`,
          );
      }
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
