import fs from 'node:fs';
import path from 'node:path';

/** A rule of a style sheet: its declarations without those of rules nested in it. */
export interface Rule {
  selector: string;
  declarations: string;
}

const withoutComments = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\//g, '');

/** Takes a style sheet apart, innermost rules first; at-rules count as rules. */
export const rulesOf = (css: string): Rule[] => {
  const rules: Rule[] = [];
  let rest = withoutComments(css);
  for (;;) {
    const rule = /([^{};]*)\{([^{}]*)\}/.exec(rest);
    if (!rule) return rules;
    const [whole, selector = '', declarations = ''] = rule;
    rules.push({selector: selector.trim().replaceAll(/\s+/g, ' '), declarations});
    rest = `${rest.slice(0, rule.index)};${rest.slice(rule.index + whole.length)}`;
  }
};

const literal =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*(?:\([^()]*\)[^()]*)*\)/gi;

/** Finds colors that are written out: `#fff`, `rgb(…)` and the like. */
export const colorLiterals = (css: string): {selector: string; color: string}[] =>
  rulesOf(css).flatMap(({selector, declarations}) =>
    declarations
      .replaceAll(/url\([^)]*\)/g, '')
      .split(';')
      .map((declaration) => declaration.slice(declaration.indexOf(':') + 1))
      .flatMap((value) => [...value.matchAll(literal)])
      .map(([color]) => ({selector, color})),
  );

/** Finds the selectors of rules with `!important`. */
export const importantRules = (css: string): string[] =>
  rulesOf(css)
    .filter(({declarations}) => /!\s*important/i.test(declarations))
    .map(({selector}) => selector);

/** Finds the site's tokens that are used. */
export const usedTokens = (css: string): string[] => [
  ...new Set(
    [...withoutComments(css).matchAll(/var\(\s*(--site-[\w-]+)/g)].map(([, name = '']) => name),
  ),
];

/** All style sheets below a folder, with paths relative to the site. */
export const styleSheets = (root: string, folder: string): {file: string; css: string}[] =>
  fs
    .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.css'))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .sort()
    .map((file) => ({file, css: fs.readFileSync(path.join(root, file), 'utf8')}));
