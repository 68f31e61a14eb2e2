import path from 'node:path';
import {expect, test} from '@playwright/test';
import stylelint from 'stylelint';

const root = path.resolve(__dirname, '../../..');

/** The rules that a declaration in a component's style sheet breaks. */
const brokenRules = async (
  code: string,
  file = 'src/components/x.module.css',
): Promise<string[]> => {
  const {results} = await stylelint.lint({code, codeFilename: path.join(root, file), cwd: root});
  return results.flatMap(({warnings}) => warnings.map(({rule}) => rule));
};

const inRule = (declaration: string): string => `.a {\n  ${declaration};\n}\n`;

const mistakes: Record<string, string> = {
  'color: #1a2030': 'color-no-hex',
  'color: white': 'color-named',
  'background: rgb(0 0 0 / 50%)': 'function-disallowed-list',
  'font-weight: 600': 'declaration-property-value-allowed-list',
  'margin: 0 !important': 'declaration-no-important',
  'color: var(--site-nothing)': 'csstools/value-no-unknown-custom-properties',
};

for (const [declaration, rule] of Object.entries(mistakes)) {
  test(`"${declaration}" is a mistake`, async () => {
    expect(await brokenRules(inRule(declaration))).toEqual([rule]);
  });
}

test('a width that is no breakpoint is a mistake', async () => {
  const mediaRule = (width: string): string =>
    `@media (width >= ${width}) {\n  .a {\n    color: inherit;\n  }\n}\n`;
  expect(await brokenRules(mediaRule('900px'))).toEqual(['media-feature-name-value-allowed-list']);
  expect(await brokenRules(mediaRule('997px'))).toEqual([]);
});

test('tokens, and colors of the scale in its own file, are not mistakes', async () => {
  expect(await brokenRules(inRule('color: var(--site-text)'))).toEqual([]);
  expect(await brokenRules(inRule('font-weight: var(--site-weight-heading)'))).toEqual([]);
  expect(await brokenRules(':root {\n  --site-ink-0: #fff;\n}\n', 'src/css/tokens.css')).toEqual(
    [],
  );
});
