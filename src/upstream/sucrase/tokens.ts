// The parser of sucrase with its tokens, which the package doesn't export by name.
export {parse} from 'sucrase/dist/parser';
export type {Token} from 'sucrase/dist/parser/tokenizer';
export {ContextualKeyword} from 'sucrase/dist/parser/tokenizer/keywords';
export {TokenType} from 'sucrase/dist/parser/tokenizer/types';
