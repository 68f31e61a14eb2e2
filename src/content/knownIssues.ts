// Statements of pages about bugs of the toolkit, which the page of known issues lists.
import type {Parents, PhrasingContent, Root} from 'mdast';
import {headingIds, textOf} from 'mdx-docs-checker/page';

/** A piece of a statement, as it is shown. */
export interface IssuePart {
  readonly text: string;
  readonly isCode?: boolean;
  /** Where it leads: an address, or `#` and the id of a heading of the same page. */
  readonly url?: string;
}

/** A bug that a page states. */
export interface PageIssue {
  /** The package that a comment above the statement names. */
  readonly package?: string;
  /** The heading that it stands below, and its id; empty above the first one. */
  readonly heading: string;
  readonly section: string;
  /**
   * From "At 4.0.319" to the end of the paragraph; what it refers to comes first: the sentence before, or the first
   * cell of the row.
   */
  readonly parts: readonly IssuePart[];
}

/** The sections of the page, and the packages that they are about. */
export const issueGroups = {
  core: ['remotion'],
  rendering: ['@remotion/renderer', '@remotion/bundler', '@remotion/cli'],
  studio: ['@remotion/studio'],
  player: ['@remotion/player'],
  lambda: ['@remotion/lambda', '@remotion/lambda-client'],
  'cloud-run': ['@remotion/cloudrun'],
  media: ['@remotion/media-parser', '@remotion/webcodecs', '@remotion/media-utils'],
  captions: [
    '@remotion/captions',
    '@remotion/install-whisper-cpp',
    '@remotion/openai-whisper',
    '@remotion/whisper-web',
  ],
  recorder: ['recorder'],
  others: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The id of a section. */
export type IssueGroup = keyof typeof issueGroups;

/** A bug of the list. */
export interface IssueEntry {
  readonly group: IssueGroup;
  readonly package: string;
  readonly parts: readonly IssuePart[];
  /** The pages that state it. */
  readonly places: readonly {readonly title: string; readonly url: string}[];
}

/** How a page begins to state a bug, at this version or one that its package was tried at. */
const OPENING = /(?:^|[.:;)|]\s+|\s\()(At 4\.0\.\d{3}\b)/u;
/** The same before a version that is a link. */
const LINKED_OPENING = /(?:^|[.:;)|]\s+|\s\()(At )$/u;
const VERSION = /^4\.0\.\d{3}$/u;

/** `{/* issue @remotion/renderer *\/}` names the package; with `no issue`, the block states none. */
const MARK = /^\s*\/\*\s*(no issue|issue (\S+))\s*\*\/\s*$/u;

/** The same marks in the text of a page. */
export const ISSUE_MARKS = /\{\/\*\s*(?:no issue|issue \S+)\s*\*\/\}\s*/gu;

const partsOf = (nodes: readonly PhrasingContent[], url?: string): IssuePart[] =>
  nodes.flatMap((node): IssuePart[] => {
    const link = url === undefined ? {} : {url};
    if (node.type === 'link') return partsOf(node.children, node.url);
    if (node.type === 'inlineCode') return [{text: node.value, isCode: true, ...link}];
    if (node.type === 'text') return [{text: node.value.replace(/\s+/gu, ' '), ...link}];
    return 'children' in node ? partsOf(node.children, url) : [];
  });

const wordsOf = (parts: readonly IssuePart[]): string => parts.map(({text}) => text).join('');

/** "At 4.0.319, it has no effect": the words say nothing without those before them. */
const REFERS_BACK =
  /^At 4\.0\.\d{3}(?: on [^,]+)?,? (?:that\b|[^.:;]{0,60}?\b(?:it|its|they|them|this|these|those|such|also|then|both|neither|most|other|a custom one|the (?:value|message|link|retries))\b)/u;

/** The last sentence of some text, without the spaces around it. */
const lastSentence = (parts: readonly IssuePart[]): IssuePart[] => {
  const sentence: IssuePart[] = [];
  for (const [index, part] of [...parts].reverse().entries()) {
    const text = index === 0 ? part.text.trimEnd() : part.text;
    const end = part.isCode ? undefined : [...text.matchAll(/[.!?]\s+/gu)].at(-1);
    const rest = end === undefined ? text : text.slice(end.index + end[0].length);
    if (rest !== '') sentence.unshift({...part, text: rest});
    if (end !== undefined) break;
  }
  return sentence;
};

/** The statement, after the sentence that it refers to. */
const withReference = (before: readonly IssuePart[], statement: IssuePart[]): IssuePart[] => {
  const sentence = REFERS_BACK.test(wordsOf(statement)) ? lastSentence(before) : [];
  // "Type `boolean`." says no more than the heading.
  if (sentence.length === 0 || wordsOf(sentence).startsWith('Type ')) return statement;
  return [...sentence, {text: ' '}, ...statement];
};

/** The statement among the pieces of a paragraph; undefined where there is none. */
const statementIn = (parts: readonly IssuePart[]): IssuePart[] | undefined => {
  for (const [index, part] of parts.entries()) {
    if (part.isCode) continue;
    const [next, ...others] = parts.slice(index + 1);
    const isLinked = next !== undefined && VERSION.test(next.text);
    const found = OPENING.exec(part.text) ?? (isLinked ? LINKED_OPENING.exec(part.text) : null);
    if (!found) continue;
    const [whole, opening = ''] = found;
    const start = found.index + whole.length - opening.length;
    // The version links to the page about versions, which the list needs only once.
    const rest =
      opening === 'At ' && next ? [{text: next.text}, ...others] : parts.slice(index + 1);
    return withReference(
      [...parts.slice(0, index), {...part, text: part.text.slice(0, start)}],
      [{...part, text: part.text.slice(start)}, ...rest],
    );
  }
  return undefined;
};

/** What the row of a cell is about: its first cell. */
const subjectOf = (node: Parents, parent: Parents): IssuePart[] => {
  const [first] = parent.children;
  if (node.type !== 'tableCell' || first?.type !== 'tableCell' || first === node) return [];
  const subject = partsOf(first.children);
  return wordsOf(subject).trim() === '' ? [] : [...subject, {text: ': '}];
};

/** Collects the bugs that a page states, in its order. */
export const readIssues = (tree: Root): PageIssue[] => {
  const ids = headingIds(tree);
  const issues: PageIssue[] = [];
  let place = {heading: '', section: ''};
  const visit = (parent: Parents): void => {
    let mark: RegExpExecArray | null = null;
    for (const node of parent.children) {
      const section = ids.get(node);
      if (section !== undefined) place = {heading: textOf(node), section};
      if (node.type === 'mdxFlowExpression') {
        mark = MARK.exec(node.value);
        continue;
      }
      if (mark?.[1] === 'no issue') {
        mark = null;
        continue;
      }
      if (node.type === 'paragraph' || node.type === 'tableCell') {
        const statement = statementIn(partsOf(node.children));
        const named = mark?.[2];
        if (statement) {
          const parts = [...subjectOf(node, parent), ...statement];
          issues.push({...place, parts, ...(named === undefined ? {} : {package: named})});
        }
      } else if ('children' in node) {
        visit(node);
      }
      mark = null;
    }
  };
  visit(tree);
  return issues;
};
