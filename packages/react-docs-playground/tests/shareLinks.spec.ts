import {expect, test} from '@playwright/test';
import {deflateSync, strToU8} from 'fflate';

import {Refusal} from '../lib/refusal.ts';
import {createShareLinks, LINK_LIMIT} from '../lib/shareLinks.ts';

interface Project {
  title: string;
}

const {pack, linkTo, unpack} = createShareLinks<Project>((value) => {
  const {title} = (value ?? {}) as Partial<Record<keyof Project, unknown>>;
  return typeof title === 'string' ? {title} : undefined;
});

const project = {title: 'Ünïcode 🎬'};

test('a link holds a project', () => {
  expect(pack(project)).toMatch(/^#code=[\w-]+$/u);
  expect(unpack(pack(project))).toEqual(project);
});

test('a link that is damaged, or holds too much, or something else, opens nothing', () => {
  const packed = (value: string): string =>
    `#code=${Buffer.from(deflateSync(strToU8(value))).toString('base64url')}`;
  const json = (length: number): string => JSON.stringify({title: 'a'.repeat(length - 12)});
  expect(unpack(packed(json(1_000_000)))?.title).toHaveLength(999_988);
  for (const wrong of [
    '',
    '#code=',
    '#other',
    pack(project).slice(0, -10),
    `${pack(project)}?`,
    packed('{}'),
    packed('null'),
    packed(json(1_000_001)),
    packed(' '.repeat(50_000_000)),
  ]) {
    expect(unpack(wrong), wrong.slice(0, 40)).toBeUndefined();
  }
});

test('the address of the playground is completed, and a link that would be cut off is refused', () => {
  Object.assign(globalThis, {location: {href: 'https://docs.example/guide/start'}});
  try {
    expect(linkTo('/play', project)).toBe(`https://docs.example/play${pack(project)}`);
    const long = {title: Array.from({length: LINK_LIMIT}, (_, index) => index * index).join(' ')};
    expect(() => linkTo('/play', long)).toThrow(Refusal);
  } finally {
    Reflect.deleteProperty(globalThis, 'location');
  }
});
