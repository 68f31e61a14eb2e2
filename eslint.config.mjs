import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import tseslint from 'typescript-eslint';

const plainScripts = ['**/*.{mjs,cjs}'];

export default defineConfig(
  globalIgnores(['build', '.build-*', '.docusaurus', 'tests/fixtures', 'test-results', 'static']),
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        // All files share one program: the project service makes a new one, with types to find again, for each file.
        project: 'tsconfig.json',
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      // Numbers in messages need no conversion.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'@docusaurus': docusaurus},
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs['recommended-latest']],
    rules: {
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'off', // Our headings need no anchor links of their own.
    },
  },
  {
    // What reaches into the framework has one room, where each piece is in the ledger.
    files: ['src/**/*.{ts,tsx}', 'scripts/**/*.ts', '*.ts'],
    ignores: ['src/upstream/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: [
                '@docusaurus/*/lib/*',
                '@docusaurus/*/internal',
                '@generated/routes*',
                '@generated/registry',
                '@remotion/*/dist/*',
                'nprogress',
                'remotion/dist/*',
              ],
              message: 'Import it in src/upstream and list it in its ledger.',
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "MemberExpression[object.name='window'][property.name=/^docusaurus/], Identifier[name=/^__webpack_/]",
          message: 'Use it in src/upstream and list it in its ledger.',
        },
      ],
    },
  },
  {
    // Compositions are samples: they are written as a reader would paste them.
    files: ['src/demos/*/composition.tsx'],
    rules: {
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      // <Composition> accepts props declared with `type` only.
      '@typescript-eslint/consistent-type-definitions': 'off',
      // Easing's functions are passed on as they are.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // TypeScript checks these files; what comes from JSON or untyped packages is `any` in them.
    files: plainScripts,
    extends: [tseslint.configs.disableTypeChecked],
    rules: {'@typescript-eslint/explicit-module-boundary-types': 'off', 'no-undef': 'off'},
  },
  // The bundler requires its loaders as CommonJS.
  {files: ['**/*.cjs'], rules: {'@typescript-eslint/no-require-imports': 'off'}},
);
