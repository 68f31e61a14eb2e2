// The parser of sucrase with its tokens, which the package doesn't export by name.
export {parse} from 'sucrase/dist/parser/index.js';
export type {Token} from 'sucrase/dist/parser/tokenizer/index.js';
export {ContextualKeyword} from 'sucrase/dist/parser/tokenizer/keywords.js';
export {TokenType} from 'sucrase/dist/parser/tokenizer/types.js';
