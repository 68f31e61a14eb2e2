import {expect, test} from '@playwright/test';

import {uniteShapes, unionMembers} from '../lib/shapeText';

test('unions are split at their outermost level', () => {
  expect(unionMembers("'a | b' | (('c' | 'd') => 'e' | 'f') | { g: 'h' | 'i' } | j[]")).toEqual([
    "'a | b'",
    "(('c' | 'd') => 'e' | 'f')",
    "{ g: 'h' | 'i' }",
    'j[]',
  ]);
});

test('united types have each member once, so that recursive types stay short', () => {
  expect(uniteShapes("'a' | 'c'", "'b' | 'c'")).toBe("'a' | 'b' | 'c'");
  const box = "{ type: 'box' } | { type: 'leaf' }";
  expect(uniteShapes(box, "{ type: 'leaf' }")).toBe(box);
  expect(uniteShapes(uniteShapes(box, 'null'), box)).toBe(`null | ${box}`);
  // A function is a member as a whole, with what it returns.
  expect(uniteShapes('(string) => null | number', 'null')).toBe(
    '((string) => null | number) | null',
  );
});
