// The package has types for its parser in another folder than the parser.
declare module 'sucrase/dist/parser/index.js' {
  export {parse} from 'sucrase/dist/types/parser/index.js';
}

declare module 'sucrase/dist/parser/tokenizer/index.js' {
  export type {Token} from 'sucrase/dist/types/parser/tokenizer/index.js';
}

declare module 'sucrase/dist/parser/tokenizer/keywords.js' {
  export {ContextualKeyword} from 'sucrase/dist/types/parser/tokenizer/keywords.js';
}

declare module 'sucrase/dist/parser/tokenizer/types.js' {
  export {TokenType} from 'sucrase/dist/types/parser/tokenizer/types.js';
}

declare module 'sucrase/dist/parser/tokenizer/state.js' {
  interface StateClass {
    prototype: object;
  }
  // Bundlers give the class; Node.js gives what the CommonJS module exports.
  const state: StateClass | {default: StateClass};
  export default state;
}
