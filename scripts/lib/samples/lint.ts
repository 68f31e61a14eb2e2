import remotion from '@remotion/eslint-plugin';
import {type ESLint, Linter} from 'eslint';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import remotionSamples from 'eslint-plugin-remotion-samples';
import tseslint from 'typescript-eslint';
import type {CheckJob, SampleFinding} from 'mdx-docs-checker/samples';

/** Rules for every sample. None of them needs types. */
const RULES: Linter.RulesRecord = {
  'no-constant-binary-expression': 'error',
  'no-debugger': 'error',
  'no-self-assign': 'error',
  'no-unreachable': 'error',
  'no-unused-labels': 'error',
  'no-var': 'error',
  'prefer-const': 'error',
  '@typescript-eslint/ban-ts-comment': [
    'error',
    {'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true},
  ],
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-unused-vars': [
    'error',
    {argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true},
  ],
  'react/jsx-key': ['error', {checkFragmentShorthand: true}],
  'react-hooks/exhaustive-deps': 'error',
  'react-hooks/rules-of-hooks': 'error',
  '@remotion/duration-in-frames': 'error',
  '@remotion/even-dimensions': 'error',
  '@remotion/from-0': 'error',
  '@remotion/no-string-assets': 'error',
  '@remotion/staticfile-no-relative': 'error',
  '@remotion/staticfile-no-remote': 'error',
  '@remotion/v4-config-import': 'error',
  '@remotion/valid-composition-and-folder-name': 'error',
  '@remotion/volume-callback': 'error',
  ...remotionSamples.configs.recommended.rules,
};

/**
 * Rules for code that draws frames. Scripts and apps around a player may break them. Left out:
 * `slow-css-property` (advice, not a rule) and `no-object-fit-on-media-video` (about a package that
 * this version does not have).
 */
const COMPOSITION_RULES: Linter.RulesRecord = {
  '@remotion/deterministic-randomness': 'error',
  '@remotion/no-background-image': 'error',
  '@remotion/non-pure-animation': 'error',
  '@remotion/use-gif-component': 'error',
  '@remotion/warn-native-media-tag': 'error',
};

/** Messages that help the author of a sample more than the rule's own. */
const MESSAGES: Readonly<Record<string, (message: string) => string>> = {
  'ban-ts-comment': () =>
    'A sample must not silence the compiler: list the expected codes in the fence, as in errors="2345".',
  'jsx-key': (message) =>
    message.includes('Shorthand')
      ? 'A fragment in a list needs a key: write <React.Fragment key={…}>.'
      : 'An element in a list needs a key.',
  'loosened-security': (message) =>
    message.replace(
      /:.*/u,
      ': say so next to the sample, and mark it with allow="loosened-security: where it is said".',
    ),
  'no-unused-vars': (message) => message.replace(/ Allowed unused .*/u, ''),
  '@remotion/warn-native-media-tag': (message) =>
    message.replace("'@remotion/media'", "'remotion'"),
};

/** The plugin's types are those of an older ESLint whose rules got a larger context. */
const remotionPlugin = {rules: remotion.rules} as unknown as ESLint.Plugin;

const createConfig = (rules: Linter.RulesRecord): Linter.Config[] => [
  {
    files: ['**/*.{ts,tsx,js,jsx}'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: {ecmaFeatures: {jsx: true}},
    },
    linterOptions: {noInlineConfig: true, reportUnusedDisableDirectives: 'off'},
    plugins: {
      '@remotion': remotionPlugin,
      '@typescript-eslint': tseslint.plugin,
      react,
      'react-hooks': reactHooks,
      'remotion-samples': remotionSamples,
    },
    rules,
  },
];

const SCRIPT_CONFIG = createConfig(RULES);
const COMPOSITION_CONFIG = createConfig({...RULES, ...COMPOSITION_RULES});

/** Code that takes part in drawing frames: it imports the core and does not embed a player. */
const isComposition = (code: string): boolean =>
  /from ['"]remotion['"]/u.test(code) && !/['"]@remotion\/player['"]/u.test(code);

/**
 * Lints the file of a job; the findings name the rules as in `errors=` (`no-unused-vars`,
 * `@remotion/from-0`). A file that does not parse has no findings here: the compiler reports it.
 */
export const lintJob = ({state, file}: CheckJob): SampleFinding[] => {
  const code = state.files.get(file);
  if (code === undefined || file.endsWith('.json')) {
    return [];
  }

  const linter = new Linter({configType: 'flat'});
  const config = isComposition(code) ? COMPOSITION_CONFIG : SCRIPT_CONFIG;
  const messages = linter.verify(code, config, {filename: file});
  if (messages.some(({fatal}) => fatal)) {
    return [];
  }

  const shownOnly = namesToShow(linter);
  return messages.flatMap(({ruleId, line, column, message}) => {
    if (ruleId === null) {
      return [];
    }

    const rule = ruleId.replace(
      /^(?:@typescript-eslint|react|react-hooks|remotion-samples)\//u,
      '',
    );
    if (rule === 'no-unused-vars' && shownOnly.has(`${line}:${column}`)) {
      return [];
    }

    const text = message.replace(/\s*\n\s*/gu, ' ');
    return [{line, column, code: rule, message: MESSAGES[rule]?.(text) ?? text}];
  });
};

/**
 * The places of the names that a sample without exports declares at its top level, imports apart.
 * `const progress = spring(…)` only shows something: nothing has to use it.
 */
const namesToShow = (linter: Linter): ReadonlySet<string> => {
  const source = linter.getSourceCode();
  const exportsSomething = source.ast.body.some(({type}) => type.startsWith('Export'));
  if (exportsSomething) {
    return new Set();
  }

  const definitions = source.scopeManager.scopes
    .filter(({type}) => type === 'module')
    .flatMap(({variables}) => variables)
    .flatMap(({defs}) => defs)
    .filter(({type}) => type !== 'ImportBinding');
  return new Set(
    definitions.flatMap(({name}) =>
      name.loc ? [`${name.loc.start.line}:${name.loc.start.column + 1}`] : [],
    ),
  );
};
