// The texts of a page that readers see, and wordings in them.
import type {Nodes} from 'mdast';

import {proseStrings, type ProseText} from './proseStrings';

/** A wording that a reader stumbles over, and what to write instead. */
export interface Pattern {
  /** Global, to find all of them. */
  readonly find: RegExp;
  readonly instead: string;
}

/** Finds the places where texts have one of the wordings. */
export const findWordings = (
  texts: readonly ProseText[],
  patterns: readonly Pattern[],
): {line: number; message: string}[] =>
  texts.flatMap(({text, line}) =>
    patterns.flatMap(({find, instead}) =>
      [...text.matchAll(find)].map(([phrase]) => ({
        line,
        message: `"${phrase}": write ${instead}`,
      })),
    ),
  );

/** Texts of attributes, front matter and paragraphs, without code. */
export const proseTexts = (node: Nodes): ProseText[] => {
  const line = node.position?.start.line ?? 1;
  const own: ProseText[] = [];
  if (node.type === 'text') own.push({text: node.value.replace(/\s+/gu, ' '), line});
  if (node.type === 'yaml') {
    for (const [index, row] of node.value.split('\n').entries()) {
      const value = /^(?:title|description|summary): *(.+)$/u.exec(row.trim())?.[1];
      if (value !== undefined) own.push({text: value, line: line + index + 1});
    }
  }
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || !attribute.value) continue;
      const {value} = attribute;
      if (typeof value === 'string') own.push({text: value, line});
      else
        own.push(
          ...proseStrings(`(${value.value})`).map((found) => ({
            text: found.text,
            line: line + found.line - 1,
          })),
        );
    }
  }
  return 'children' in node ? [...own, ...node.children.flatMap(proseTexts)] : own;
};
