// The first style sheet holds what docs pages show, and variables only where their value can change.
import {expect, test} from '@playwright/test';
import postcss from 'postcss';

import {withoutLightDark} from '../../../src/upstream/bundler/parts';
import {writeOutConstants} from '../../../src/upstream/styles/constants';
import {isLaterSelector, takeLater} from '../../../src/upstream/styles/later';

const plain = (css: string): string => css.replace(/\s+/g, ' ').replace(/;? }/g, ' }').trim();

/** The style sheet with its constants written out. */
const written = (css: string, needed: readonly string[] = []): string => {
  const sheet = postcss.parse(css);
  writeOutConstants([sheet], (name) => needed.includes(name));
  return plain(sheet.toString());
};

test('a variable with one value is written out where it is used, with what it is made of', () => {
  const css = `
    :root { --space: 4px; --gap: calc(2 * var(--space)) }
    .a { margin: 0 var(--gap) var( --space ); padding: var(--space, calc(1px + 2px)) 1px }`;
  expect(written(css)).toContain('.a { margin: 0 calc(2 * 4px) 4px; padding: 4px 1px }');
  expect(written(css)).not.toContain('--');
});

const stays: Record<string, string> = {
  'the other color scheme': ":root { --v: 1px } html[data-theme='dark'] { --v: 2px }",
  'a part of the page': ':root { --v: 1px } .part { --v: 2px }',
  'something other than the page': '.part { --v: 1px }',
  'a medium': '@media print { :root { --v: 1px } }',
  'what a part with the other scheme has other values of':
    ":root { --v: var(--w) } :root, [data-theme='dark'] { --w: var(--x) } :root { --x: 1px } .y { --x: 2px }",
  'light-dark(), which the minimizer computes': ':root { --v: light-dark(red, blue) }',
  'a value that stands for none': ':root { --v: initial }',
};

for (const [name, css] of Object.entries(stays)) {
  test(`a variable stays if its value depends on ${name}`, () => {
    expect(written(`${css} .a { margin: var(--v) }`)).toContain('.a { margin: var(--v) }');
  });
}

test('variables that nothing reads are left out, and those that only these read', () => {
  const css = `
    :root { --a: var(--b); --b: 1px; --c: 1px }
    html[data-theme='dark'] { --a: 2px; --b: 2px; --c: 2px }
    .x { margin: var(--c) }`;
  expect(written(css)).toBe(
    ":root { --c: 1px } html[data-theme='dark'] { --c: 2px } .x { margin: var(--c) }",
  );
  expect(written(css, ['--a'])).toBe(plain(css));
});

test('a variable that code names stays', () => {
  const css = ':root { --v: 1px } .a { margin: var(--v) }';
  expect(written(css, ['--v'])).toBe(plain(css));
  expect(written(css, ['--w'])).toContain('.a { margin: 1px }');
});

test('of a variable in a layer, a value that the page overrides outside of layers goes', () => {
  const own = ":root, [data-theme='dark'] { --v: var(--w); --w: light-dark(red, blue) }";
  const layer = "@layer infima { :root { --v: 1px } html[data-theme='dark'] { --v: 2px } }";
  expect(written(`${layer} ${own} .a { color: var(--v) }`)).toContain('.a { color: var(--w) }');
  expect(written(`${layer} @media print { ${own} } .a { color: var(--v) }`)).toContain(
    '.a { color: var(--v) }',
  );
});

test('a selector comes later if nothing fits it without a class that does', () => {
  const later = [
    '.navbar-sidebar',
    '.navbar-sidebar--show .menu',
    'html .badge--secondary:hover',
    ':where(.button--primary, .badge):focus',
    '.code:not(:hover) .type',
  ];
  const first = [
    '.menu',
    '.menu:not(.badge)',
    '.menu:has(.badge)',
    ':is(.badge, .menu) a',
    '[class="badge"]',
    'a',
  ];
  expect(later.filter((selector) => !isLaterSelector(selector))).toEqual([]);
  expect(first.filter(isLaterSelector)).toEqual([]);
});

test('rules that come later keep their layer, their medium, and their order', () => {
  const sheet = postcss.parse(`
    @layer a, b;
    @layer a { .badge, .menu { color: red } @media print { .card { color: blue } } }
    .menu { top: 0 }
    @media (width > 1px) { .badge { top: 1px } .menu { top: 2px } }
    @keyframes spin { to { top: 0 } }`);
  const later = takeLater(sheet);
  expect(plain(later.toString())).toBe(
    '@layer a { .badge { color: red } @media print { .card { color: blue } } } @media (width > 1px) { .badge { top: 1px } }',
  );
  expect(plain(sheet.toString())).toBe(
    '@layer a, b; @layer a { .menu { color: red } } .menu { top: 0 } @media (width > 1px) { .menu { top: 2px } } @keyframes spin { to { top: 0 } }',
  );
});

test('of the plugins for older browsers, the one for light-dark() is left out, or the build says that there is none', () => {
  const layers = {postcssPlugin: 'layers'};
  const file = '/a/node_modules/postcss-preset-env/dist/index.cjs';
  expect(withoutLightDark([[file, {stage: 2}], layers])).toEqual([
    [file, {stage: 2, features: {'light-dark-function': false}}],
    layers,
  ]);
  expect(() => withoutLightDark([layers])).toThrow(/^upstream\/bundler\/parts\.ts: .*adapt/);
});
