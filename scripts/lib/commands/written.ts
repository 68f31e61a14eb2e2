import type {Nodes, Parents} from 'mdast';

import {readShell} from './shell';

/** A command or a flag outside of shell blocks, with its place in the page (from 1). */
export interface WrittenLine {
  readonly words: readonly string[];
  readonly line: number;
  readonly column: number;
  /** The sentence or cell that has it. */
  readonly context: string;
}

/** Commands of the toolkit within a line of another language: a script, a step, a Dockerfile's `RUN`. */
const COMMAND =
  /(?:^|[\s"'`=(])((?:npx|bunx|pnpx) remotion[bd]? [a-z][^"'`)\n]*|remotion[bd]? (?:studio|render|still|compositions|bundle|benchmark|browser|gpu|upgrade|versions|lambda|cloudrun)(?![\w-])[^"'`)\n]*)/u;

/** Languages that run commands. */
const HOSTS = ['json', 'yaml', 'yml', 'docker', 'dockerfile', 'powershell', 'ps1', 'toml'];

/** The commands in a block of a language that runs some. */
export const commandsInHost = (
  language: string | null | undefined,
  code: string,
): {words: readonly string[]; line: number}[] =>
  HOSTS.includes(language ?? '')
    ? code.split('\n').flatMap((text, index) => {
        const list = /\[\s*"(?:npx|bunx)".*\]/u.exec(text)?.[0];
        const command = COMMAND.exec(text)?.[1];
        if (list !== undefined) return [{words: JSON.parse(list) as string[], line: index + 1}];
        return command === undefined
          ? []
          : readShell(command).map(({words}) => ({words, line: index + 1}));
      })
    : [];

/** Inline code that has a flag, such as `--crf=18` or `npx remotion studio --port=3333`. */
export const inlineLines = (tree: Nodes, source: string): WrittenLine[] => {
  const found: WrittenLine[] = [];
  const visit = (parent: Parents, block: Nodes): void => {
    for (const node of parent.children) {
      if (node.type === 'inlineCode' && /(?:^|\s)--[a-zA-Z]/u.test(node.value)) {
        const {start, end} = node.position ?? {};
        const text = source.slice(block.position?.start.offset, block.position?.end.offset);
        const at = (start?.offset ?? 0) - (block.position?.start.offset ?? 0);
        const to = (end?.offset ?? 0) - (block.position?.start.offset ?? 0);
        const commands = readShell(node.value);
        if (commands.length === 1 && commands[0]) {
          found.push({
            words: commands[0].words,
            line: start?.line ?? 1,
            column: start?.column ?? 1,
            context: sentenceAround(text, at, to),
          });
        }
      } else if ('children' in node) {
        const isBlock =
          node.type === 'paragraph' || node.type === 'tableRow' || node.type === 'heading';
        visit(node, isBlock ? node : block);
      }
    }
  };
  if ('children' in tree) visit(tree, tree);
  return found;
};

/** The sentence of a text that has a range; dots within versions and code don't end one. */
const sentenceAround = (text: string, from: number, to: number): string => {
  const before =
    text
      .slice(0, from)
      .split(/[.!?]\s/u)
      .at(-1) ?? '';
  const after = text.slice(to).split(/[.!?](?:\s|$)/u)[0] ?? '';
  return `${before}${text.slice(from, to)}${after}`;
};
