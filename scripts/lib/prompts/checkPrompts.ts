import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Finding} from 'mdx-docs-checker/findings';

import {SHELLS} from '../../../src/content/fenceMeta';
import {treeOf, type Page} from '../../../src/content/page';
import {readGuide} from '../walk/readGuide';

/** The most prompts on all pages: more would be noise, and each has to stay right. */
const PROMPT_LIMIT = 12;

/** The most characters of a prompt. */
const LENGTH_LIMIT = 1200;

/** A prompt that a page offers for its task. */
interface Prompt {
  readonly line: number;
  readonly text: string;
}

const promptsIn = (tree: Nodes): Prompt[] => {
  const found: Prompt[] = [];
  visit(tree, 'mdxJsxFlowElement', ({name, children, position}) => {
    if (name !== 'Prompt') return;
    const text = children.map((child) => (child.type === 'code' ? child.value : '')).join('');
    found.push({line: position?.start.line ?? 1, text});
  });
  return found;
};

/** The commands of a page: those that its walk runs, and those that it shows. */
const commandsOf = async (page: Page): Promise<Set<string>> => {
  const {steps} = await readGuide(page);
  const walked = steps.flatMap((step) => (step.kind === 'commands' ? [step.code] : []));
  const shown = page.fences.flatMap(({language, code}) =>
    SHELLS.includes(language) ? [code] : [],
  );
  return new Set(
    [...walked, ...shown].flatMap((block) => block.split('\n').map((line) => line.trim())),
  );
};

/**
 * Compares prompts with their pages: each names twins that exist and commands that its page has, and says how
 * to check the result.
 *
 * @param twins the addresses of all twins
 * @throws when no page has a prompt
 */
export const checkPrompts = async (
  pages: readonly Page[],
  twins: ReadonlySet<string>,
): Promise<Finding[]> => {
  const findings: Finding[] = [];
  let count = 0;
  for (const page of pages.filter(({text}) => text.includes('<Prompt>'))) {
    const tree = await treeOf(page);
    if (!tree) continue;
    const commands = await commandsOf(page);
    for (const {line, text} of promptsIn(tree)) {
      count++;
      const report = (message: string): void => {
        findings.push({file: page.file, line, code: 'prompt', message});
      };
      const addresses = [...text.matchAll(/https?:\/\/[^\s)]+?(?=[.,;:]?(?:\s|$))/gu)];
      if (addresses.length === 0) report('names no page: add the address of a twin');
      for (const [address] of addresses) {
        if (!twins.has(address)) report(`${address} is not the Markdown of a page`);
      }
      const named = [...text.matchAll(/`((?:npx|npm|node) [^`]*)`/gu)];
      if (named.length === 0) report('names no command');
      for (const [, command = ''] of named) {
        if (!commands.has(command)) report(`the page doesn't have the command ${command}`);
      }
      if (!text.includes('\nTo check the result, ')) report('does not say how to check the result');
      if (text.length > LENGTH_LIMIT) {
        report(`has ${String(text.length)} characters: at most ${String(LENGTH_LIMIT)}`);
      }
      if (count > PROMPT_LIMIT) report(`is one prompt too many: at most ${String(PROMPT_LIMIT)}`);
    }
  }
  if (count === 0) throw new Error('No page has a prompt: was <Prompt> renamed?');
  return findings;
};
