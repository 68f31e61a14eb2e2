import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import {formatWithCursor} from 'prettier/standalone';
import type {Options} from 'prettier';
import type {PrismEditor} from 'prism-code-editor';
import {insertText} from 'prism-code-editor/utils';

import type {Problem, ProjectFile} from './protocol.ts';

/** What Prettier throws at code that it can't read. */
interface ReadError {
  message: string;
  /** Lines count from 1. */
  loc?: {start?: {line: number}};
}

/** The first line of a message, without the place at its end. */
const inShort = (message: string): string =>
  (message.split('\n')[0] ?? '').replace(/\s*\(\d+:\d+\)$/u, '');

/**
 * Formats a file with Prettier, or says why it can't be formatted.
 *
 * @param style Prettier's options, such as `singleQuote`
 * @param cursor place in the code, in characters from its start; the result has where it is then
 */
export const formatCode = async (
  style: Options,
  {name, code}: ProjectFile,
  cursor: number,
): Promise<{code: string; cursor: number} | {problem: Problem}> => {
  try {
    const {formatted, cursorOffset} = await formatWithCursor(code, {
      ...style,
      parser: name.endsWith('.json') ? 'json' : 'babel-ts',
      plugins: [babel, estree],
      cursorOffset: cursor,
    });
    const result = formatted.trimEnd();
    return {code: result, cursor: Math.min(Math.max(cursorOffset, 0), result.length)};
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const {message, loc} = error as ReadError;
    return {problem: {message: inShort(message), file: name, line: loc?.start?.line ?? 1}};
  }
};

/**
 * Formats the code in an editor, which can be undone; resolves to the problem that keeps it from being
 * formatted.
 */
export const formatEditor = async (
  style: Options,
  name: string,
  editor: PrismEditor,
): Promise<Problem | undefined> => {
  const {value, textarea} = editor;
  const result = await formatCode(style, {name, code: value}, textarea.selectionStart);
  if ('problem' in result) return result.problem;
  // What was typed meanwhile stays.
  if (editor.value === value && result.code !== value) {
    insertText(editor, result.code, 0, value.length, result.cursor);
  }
  return undefined;
};
