import {zColor} from '@remotion/zod-types';
import {expect, test} from '@playwright/test';
import {z} from 'zod';

import {controlsOf} from '../../../src/demos/controls';

test('a number with bounds and a step is a slider', () => {
  expect(controlsOf(z.object({damping: z.number().min(1).max(30).step(0.5)}))).toEqual([
    {type: 'slider', name: 'damping', label: 'damping', min: 1, max: 30, step: 0.5},
  ]);
});

test('bounds may be 0 or negative, in any order', () => {
  expect(controlsOf(z.object({x: z.number().step(5).max(0).min(-50)}))).toEqual([
    {type: 'slider', name: 'x', label: 'x', min: -50, max: 0, step: 5},
  ]);
});

test('a string with a maximum is a text field', () => {
  expect(controlsOf(z.object({text: z.string().max(40)}))).toEqual([
    {type: 'text', name: 'text', label: 'text', maxLength: 40},
  ]);
});

test('zColor() is a color field, with and without a description', () => {
  expect(controlsOf(z.object({a: zColor(), b: zColor().describe('Background')}))).toEqual([
    {type: 'color', name: 'a', label: 'a'},
    {type: 'color', name: 'b', label: 'Background'},
  ]);
});

test('an enum is a list to choose from', () => {
  expect(controlsOf(z.object({curve: z.enum(['in', 'out'])}))).toEqual([
    {type: 'select', name: 'curve', label: 'curve', options: ['in', 'out']},
  ]);
});

test('a boolean is a switch', () => {
  expect(controlsOf(z.object({loop: z.boolean()}))).toEqual([
    {type: 'switch', name: 'loop', label: 'loop'},
  ]);
});

test('descriptions become labels, in the order of the schema', () => {
  const schema = z.object({
    text: z.string().max(10).describe('Text'),
    bars: z.number().min(0).max(9).step(1).describe('Number of bars'),
    mode: z.enum(['a']).describe('Mode'),
    loop: z.boolean().describe('Repeat'),
  });
  expect(controlsOf(schema).map(({label}) => label)).toEqual([
    'Text',
    'Number of bars',
    'Mode',
    'Repeat',
  ]);
});

test('a schema without fields has no controls', () => {
  expect(controlsOf(z.object({}))).toEqual([]);
});

const number = z.number();
const sliderError = '"size" is a number: give it .min(), .max() and .step() to make a slider.';
const typeError =
  '"size" has a type without a control: use a number, string, zColor(), enum or boolean.';

for (const [name, field, message] of [
  ['a number alone', number, sliderError],
  ['a number without a minimum', number.max(1).step(1), sliderError],
  ['a number without a maximum', number.min(1).step(1), sliderError],
  ['a number without a step', number.min(1).max(2).int(), sliderError],
  ['a string without a maximum', z.string().min(1), '"size" is a string: give it .max().'],
  ['an array', z.array(number), typeError],
  ['an object', z.object({}), typeError],
  ['a date', z.date(), typeError],
  ['an optional field', z.boolean().optional(), typeError],
  ['a field with a default', z.boolean().default(true), typeError],
  ['a refined number', number.min(0).max(9).step(1).refine(Boolean), typeError],
] as const) {
  test(`${name} has no control`, () => {
    expect(() => controlsOf(z.object({ok: z.boolean(), size: field}))).toThrow(new Error(message));
  });
}
