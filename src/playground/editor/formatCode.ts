import {formatEditor as formatIn} from 'react-docs-playground/format';
import type {CodeEditorProps} from 'react-docs-playground/editor';

/** As the samples of the docs are formatted. */
export const style = {
  printWidth: 90,
  singleQuote: true,
  bracketSpacing: false,
  trailingComma: 'all',
} as const;

/** Formats the code in an editor; resolves to the problem that keeps it from being formatted. */
export const formatEditor: NonNullable<CodeEditorProps['format']> = (name, editor) =>
  formatIn(style, name, editor);
