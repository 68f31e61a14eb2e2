import {zColor, zTextarea} from '@remotion/zod-types';
import {expect, test} from '@playwright/test';
import {z} from 'zod';

import {schemaControls} from '../../../src/playground/frame/schemaControls';
import {readControls} from '../../../src/playground/readControls';
import {readFrameMessage} from '../../../src/playground/protocol';

for (const [name, type, control] of [
  ['bounds', z.number().min(0).max(1), {type: 'slider', min: 0, max: 1, step: 0.01}],
  [
    'bounds and a step',
    z.number().min(0).max(9).step(3),
    {type: 'slider', min: 0, max: 9, step: 3},
  ],
  ['whole numbers', z.number().int().min(1).max(5), {type: 'slider', min: 1, max: 5, step: 1}],
  ['no bounds', z.number(), {type: 'number'}],
  ['one bound', z.number().min(2), {type: 'number', min: 2}],
  ['the other bound', z.number().max(2), {type: 'number', max: 2}],
  ['whole numbers without bounds', z.number().int(), {type: 'number', step: 1}],
  ['a string', z.string(), {type: 'text'}],
  ['a nullable string', z.string().nullable(), {type: 'text'}],
  ['a long text', zTextarea(), {type: 'text'}],
  ['a checked string', z.string().refine(Boolean), {type: 'text'}],
  ['a color', zColor(), {type: 'color'}],
  ['a boolean', z.boolean(), {type: 'switch'}],
  ['an enum', z.enum(['a', 'b']), {type: 'select', options: ['a', 'b']}],
  ['a default', z.boolean().default(true), {type: 'switch'}],
  ['an optional color', zColor().optional(), {type: 'color'}],
] as const) {
  test(`a schema's control: ${name}`, () => {
    const controls = schemaControls(z.object({field: type}));
    expect(controls).toEqual([{name: 'field', label: 'field', ...control}]);
    expect(readControls(controls)).toEqual(controls);
  });
}

test('descriptions are labels; fields of other types have no control', () => {
  const schema = z.object({
    size: z.number().describe('Size of the title'),
    tags: z.array(z.string()),
    date: z.date(),
  });
  expect(schemaControls(schema)).toEqual([
    {type: 'number', name: 'size', label: 'Size of the title'},
  ]);
});

test('what is no schema has no controls', () => {
  const {proxy} = Proxy.revocable({}, {});
  for (const value of [
    undefined,
    null,
    'z',
    {},
    {_def: {}},
    {_def: {shape: () => ({a: z.string()})}},
    {_def: {typeName: 'ZodObject', shape: {a: z.string()}}},
    {_def: {typeName: 'ZodObject', shape: () => null}},
    z.string(),
    z.array(z.string()),
    proxy,
  ]) {
    expect(schemaControls(value)).toEqual([]);
  }
});

test('controls of the frame are read only if they have the right shape', () => {
  const control = {type: 'slider', name: 'a', label: 'A', min: 0, max: 1, step: 0.1};
  expect(readControls([{...control, x: 1}])).toEqual([control]);
  const wrong: unknown[][] = [
    [null],
    [{...control, type: 'html'}],
    [{...control, min: '0'}],
    [{...control, max: Infinity}],
    [{type: 'number', name: 'a', label: 'A', min: '0', max: 1}],
    [{type: 'number', name: 'a', label: 'A', min: 0, max: '1'}],
    [{...control, name: 3}],
    [{...control, label: 'a'.repeat(201)}],
    [control, control],
    [{type: 'select', name: 'a', label: 'A', options: [1]}],
    [{type: 'select', name: 'a', label: 'A', options: 'ab'}],
    Array.from({length: 51}, (_, index) => ({...control, name: String(index)})),
  ];
  for (const controls of wrong) {
    expect(readControls(controls), JSON.stringify(controls)).toBeUndefined();
  }
  const message = {kind: 'controls', version: 1, controls: []};
  expect(readFrameMessage(message)).toEqual(message);
  expect(readFrameMessage({...message, version: '1'})).toBeUndefined();
  expect(readFrameMessage({...message, controls: {}})).toBeUndefined();
});
