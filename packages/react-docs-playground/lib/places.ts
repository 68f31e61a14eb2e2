import type {Problem} from './protocol.ts';

/** React's production build leaves out messages; these are the ones that beginners run into. */
const reactMessages: Readonly<Record<string, string>> = {
  31: 'React can’t render an object. Render one of its fields, or convert it to text.',
  130: 'A component is undefined, or not a component. Check its import and its export.',
  152: 'The component returns nothing. Return an element, or null.',
  185: 'The component keeps setting its state. Set it in an event handler, or in an effect that stops at some point.',
  300: 'Fewer hooks ran than in the previous render. Call hooks at the top of the component, not after a return.',
  301: 'The component sets its state each time it renders. Set it in an event handler or in an effect.',
  310: 'More hooks ran than in the previous render. Call hooks at the top of the component, not in a condition.',
  321: 'A hook was called outside of a component.',
};

const inWords = (message: string): string => {
  const [, code = ''] = /^Minified React error #(\d+)/.exec(message) ?? [];
  return reactMessages[code] ?? message;
};

/**
 * In WebKit, stacks don't name evaluated files, even with a sourceURL, and errors only have a line number. So each file
 * gets its own range of lines there: the file at index 1 begins at line 20,001.
 */
const LINES_PER_FILE = 10_000;

const errorsHaveLines = 'line' in new Error();

/** Empty lines to put before a file's code, so that a line number in WebKit identifies the file. */
export const linesBefore = (index: number): string =>
  errorsHaveLines ? '\n'.repeat((index + 1) * LINES_PER_FILE) : '';

/** The file and line of an error in WebKit. */
const placeFromLine = (error: unknown, files: readonly string[]): Partial<Problem> => {
  if (!(error instanceof Error) || !('line' in error) || typeof error.line !== 'number') return {};
  const file = files[Math.floor(error.line / LINES_PER_FILE) - 1];
  return file === undefined ? {} : {file, line: error.line % LINES_PER_FILE};
};

/**
 * An error's message, and where in the code it comes from.
 *
 * @param files names of the project's files
 * @param componentStack React's, for errors that are not thrown by code of the project
 */
export const problemOf = (
  error: unknown,
  files: readonly string[],
  componentStack = '',
): Problem => {
  const message = inWords(error instanceof Error ? error.message : String(error));
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  for (const [, file = '', line = ''] of `${stack}\n${componentStack}`.matchAll(
    /([^\s/()@:]+):(\d+):\d+/g,
  )) {
    if (files.includes(file)) return {message, file, line: Number(line)};
  }
  return {message, ...placeFromLine(error, files)};
};
