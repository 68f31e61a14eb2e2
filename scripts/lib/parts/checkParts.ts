// Holds parts of pages to what they assume about the pages that show them.
import {
  findExport,
  packageOf,
  type ApiExport,
  type ApiField,
  type ApiModel,
} from 'dts-api-model/model';
import {sortFindings, type Finding} from 'mdx-docs-checker/findings';
import {nodesOf} from 'mdx-docs-checker/page';

import {infoOf} from '../../../src/content/inventory';
import {readPage, readPageWithParts, treeOf, type Page} from '../../../src/content/page';
import {ASSUMPTIONS} from '../../../src/content/parts';
import {GLOBAL_FLAGS} from '../../../src/toolkit-api/cli/commands';

/** What a part can be true of. */
const KINDS = ['anything', 'page', 'package', 'command', 'function', 'flag', 'option'] as const;

interface Assumption {
  readonly kind: (typeof KINDS)[number];
  readonly value: string;
}

/** All of them hold; of each, one of the alternatives. */
export type Assumptions = readonly (readonly Assumption[])[];

/** What parts are compared with. */
export interface PartFacts {
  readonly model: ApiModel;
  /** Flags by command. */
  readonly flags: Readonly<Record<string, readonly string[]>>;
}

const EXAMPLE =
  '{/* assumes command remotion lambda or package @remotion/lambda; option region */}';

/**
 * Reads the comment of a part: `assumes command remotion lambda or function a#b; flag crf`.
 *
 * @returns a text that says what is wrong, or undefined where there is no comment
 */
export const readAssumptions = (text: string): Assumptions | string | undefined => {
  const written = ASSUMPTIONS.exec(text)?.[1];
  if (written === undefined) return undefined;
  const all: Assumption[][] = [];
  for (const item of written.split(';')) {
    const alternatives: Assumption[] = [];
    for (const alternative of item.split(/\s+or\s+/u)) {
      const [, word = '', value = ''] = /^\s*(\S+)\s*(.*?)\s*$/u.exec(alternative) ?? [];
      const kind = KINDS.find((name) => name === word);
      if (!kind) return `"${word}" isn't one of ${KINDS.join(', ')}`;
      if ((kind === 'anything') !== (value === '')) return `"${kind} ${value}" is incomplete`;
      alternatives.push({kind, value});
    }
    all.push(alternatives);
  }
  return all;
};

interface Reference {
  readonly file: string;
  readonly api: readonly string[];
  readonly cli: readonly string[];
}

const hasField = (fields: readonly ApiField[], name: string): boolean =>
  fields.some((field) => field.name === name || hasField(field.fields ?? [], name));

const hasOption = ({params, props, fields, members}: ApiExport, name: string): boolean =>
  hasField([...params, ...props, ...fields], name) ||
  members.some((member) => hasOption(member, name));

const holds = (
  {file, api, cli}: Reference,
  {kind, value}: Assumption,
  facts: PartFacts,
): boolean => {
  switch (kind) {
    case 'anything':
      return true;
    case 'page':
      return file === `${value}.mdx` || file.startsWith(`${value}/`);
    case 'package':
      return api.some((ref) => packageOf(ref.split('#')[0] ?? '') === value);
    case 'command':
      return cli.some((command) => command === value || command.startsWith(`${value} `));
    case 'function':
      return api.includes(value);
    case 'flag':
      return cli.length > 0 && cli.every((command) => facts.flags[command]?.includes(value));
    case 'option':
      return api.some((ref) => {
        const found = findExport(facts.model, ref);
        return found !== undefined && hasOption(found, value);
      });
  }
};

/** Flags that a page may name for any command: a switch of Chrome, and what reads the command line elsewhere. */
const ACCEPTED = [
  ...GLOBAL_FLAGS,
  'single-process',
  // Commands of Lambda and Cloud Run read it through `@remotion/cli/config`.
  'port',
];

/** Flags that a part names as those of the page's own command, with their lines. Links name those of others. */
const namedFlags = async (part: Page): Promise<{flag: string; line: number}[]> => {
  const tree = await treeOf(part);
  if (!tree) return [];
  const linked = new Set(
    nodesOf(tree).flatMap((node) => (node.type === 'link' ? nodesOf(node) : [])),
  );
  return nodesOf(tree).flatMap((node) => {
    if (node.type !== 'inlineCode' || linked.has(node)) return [];
    const flag = /^--(?:no-)?([a-z][\w-]*)/u.exec(node.value)?.[1];
    return flag === undefined ? [] : [{flag, line: node.position?.start.line ?? 1}];
  });
};

/**
 * Compares parts with each page that shows them.
 *
 * @param files all pages, from the root
 * @param parts all parts, from the root
 */
export const checkParts = async (
  root: string,
  files: readonly string[],
  parts: readonly string[],
  facts: PartFacts,
): Promise<Finding[]> => {
  const findings: Finding[] = [];
  const report = (file: string, line: number, message: string, todo: string): void => {
    findings.push({file, line, code: 'part', message, todo});
  };
  const known = new Map<
    string,
    {assumptions: Assumptions; flags: {flag: string; line: number}[]}
  >();
  for (const part of parts) {
    const page = await readPage(root, part);
    const assumptions = readAssumptions(page.text);
    if (assumptions === undefined || typeof assumptions === 'string') {
      const why = assumptions === undefined ? '' : `: ${assumptions}`;
      const message = `the part does not say what it assumes about the pages that show it${why}`;
      report(part, 1, message, `begin it with a comment such as ${EXAMPLE}`);
      continue;
    }
    known.set(part, {assumptions, flags: await namedFlags(page)});
  }
  for (const file of files) {
    const {parts: shown, frontMatter} = await readPageWithParts(root, file);
    if (shown.length === 0) continue;
    const page = {file, ...infoOf(frontMatter)};
    for (const part of shown) {
      const {assumptions = [], flags = []} = known.get(part) ?? {};
      for (const alternatives of assumptions) {
        if (alternatives.some((assumption) => holds(page, assumption, facts))) continue;
        const wanted = alternatives.map(({kind, value}) => `${kind} ${value}`).join(' or ');
        const message = `shows ${part}, which assumes ${wanted}`;
        report(file, 1, message, 'write what is true here, or correct what the part assumes');
      }
      for (const command of page.cli.filter((name) => name in facts.flags)) {
        const accepted = [...(facts.flags[command] ?? []), ...ACCEPTED];
        for (const {flag, line} of flags.filter((named) => !accepted.includes(named.flag))) {
          const message = `the part names --${flag}, which ${command} on ${file} does not read`;
          report(part, line, message, 'leave it out, or link to the command that reads it');
        }
      }
    }
  }
  return sortFindings(findings);
};
