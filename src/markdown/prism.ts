import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';

// prism-react-renderer bundles the languages of the web; the others come from prismjs, which
// registers them on a global.
const requireComponent = createRequire(__filename);
Object.assign(globalThis, {Prism});
for (const language of [
  'markup-templating',
  'bash',
  'php',
  'ruby',
  'docker',
  'diff',
  'ini',
  'toml',
  'scss',
  'powershell',
  'csv',
]) {
  requireComponent(`prismjs/components/prism-${language}`);
}

type Token = string | {type: string; content: Token | Token[]; alias?: string | string[]};

/** A run of text that carries one highlighting class, or none. */
export interface Span {
  text: string;
  /** Prism's token type, such as `keyword`; undefined for plain text. */
  type: string | undefined;
}

const aliases: Record<string, string> = {
  sh: 'bash',
  shell: 'bash',
  ts: 'typescript',
  js: 'javascript',
  dockerfile: 'docker',
  html: 'markup',
  py: 'python',
  rb: 'ruby',
  yml: 'yaml',
};

const textOf = (token: Token | Token[]): string => {
  if (typeof token === 'string') return token;
  return Array.isArray(token)
    ? token.map((child) => textOf(child)).join('')
    : textOf(token.content);
};

const flatten = (token: Token | Token[], type: string | undefined, spans: Span[]): void => {
  if (typeof token === 'string') {
    spans.push({text: token, type});
  } else if (Array.isArray(token)) {
    for (const child of token) flatten(child, type, spans);
  } else if (token.type === 'plain-text') {
    // Text between tags is prose, in which the grammar would mark capitalized words as types.
    spans.push({text: textOf(token.content), type: undefined});
  } else {
    flatten(token.content, token.type, spans);
  }
};

/** Whether a language (or one of its short names) can be highlighted. */
export const isHighlighted = (language: string): boolean =>
  (aliases[language] ?? language) in Prism.languages;

/** Splits code into lines of highlighted spans; an unknown language gives plain text. */
export const tokenizeLines = (code: string, language: string): Span[][] => {
  const name = aliases[language] ?? language;
  const grammar = Prism.languages[name];
  const spans: Span[] = [];
  if (grammar) {
    const env = {code, grammar, language: name, tokens: Prism.tokenize(code, grammar)};
    // In this hook the grammar of JSX finds the text between tags.
    Prism.hooks.run('after-tokenize', env);
    flatten(env.tokens, undefined, spans);
  } else {
    spans.push({text: code, type: undefined});
  }
  const lines: Span[][] = [[]];
  for (const {text, type} of spans) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part) lines[lines.length - 1]?.push({text: part, type});
    });
  }
  return lines;
};
