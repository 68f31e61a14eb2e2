import {expect, test} from '@playwright/test';

import {importedPackages} from '../lib/importedPackages.ts';
import {Refusal} from '../lib/refusal.ts';

const inCode = (code: string): string[] => importedPackages([{name: 'App.tsx', code}]);

test('packages are found once, in order, by their own names', () => {
  const code = `import {useState} from 'react';
import {fade} from '@scope/effects/fade';
import {slide} from '@scope/effects';
import './other';
import fs from 'node:fs';
export * from 'clsx/lite';
const later = import('late');
export const App = () => <p>{[useState, fade, slide, fs, later]}</p>;`;
  expect(inCode(code)).toEqual(['@scope/effects', 'clsx', 'late', 'react']);
});

test('types, comments, and texts import nothing', () => {
  const code = `import type {Props} from 'only-types';
// import 'a-comment';
const text = "import 'a-text'";
export const app = (props: Props) => [text, props];`;
  expect(inCode(code)).toEqual([]);
});

test("JSON is no code; code that can't be compiled is refused, with its file", () => {
  expect(importedPackages([{name: 'props.json', code: '{"a": }'}])).toEqual([]);
  expect(() => inCode('const a = ;')).toThrow(Refusal);
  expect(() => inCode('const a = ;')).toThrow('App.tsx has a syntax error. Fix it first.');
});
