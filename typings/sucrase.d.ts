// The package has types for its parser in another folder than the parser.
declare module 'sucrase/dist/parser' {
  export {parse} from 'sucrase/dist/types/parser';
}

declare module 'sucrase/dist/parser/tokenizer' {
  export type {Token} from 'sucrase/dist/types/parser/tokenizer';
}

declare module 'sucrase/dist/parser/tokenizer/keywords' {
  export {ContextualKeyword} from 'sucrase/dist/types/parser/tokenizer/keywords';
}

declare module 'sucrase/dist/parser/tokenizer/types' {
  export {TokenType} from 'sucrase/dist/types/parser/tokenizer/types';
}

declare module 'sucrase/dist/parser/tokenizer/state' {
  export {default} from 'sucrase/dist/types/parser/tokenizer/state';
}
