// The component registry, by ui.shadcn.com/docs/registry.
import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {z} from 'zod';

import {buildFolder} from '../support/buildFolder';

const folder = path.join(buildFolder, 'r');

/** An item that can be added without configuration: each file has a target below the project's root. */
const itemShape = z
  .object({
    $schema: z.literal('https://ui.shadcn.com/schema/registry-item.json'),
    name: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    type: z.literal('registry:item'),
    title: z.string().min(1),
    description: z.string().min(1),
    dependencies: z.array(z.string().regex(/^(?:@[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+$/)),
    files: z
      .array(
        z.object({
          path: z.string(),
          type: z.literal('registry:file'),
          target: z.string().regex(/^~\/src\/[\w-]+\/[\w-]+\.[jt]sx?$/),
          content: z.string().min(1),
        }),
      )
      .min(2),
    docs: z.string(),
    meta: z.object({
      toolkit: z.array(z.string().startsWith('@remotion/')),
      media: z.record(z.string()),
      picture: z.string().optional(),
    }),
  })
  .strict();

const listShape = z.object({
  $schema: z.literal('https://ui.shadcn.com/schema/registry.json'),
  name: z.string(),
  homepage: z.string().url(),
  items: z.array(z.object({name: z.string(), type: z.string(), files: z.array(z.object({}))})),
});

const read = (file: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as unknown;

test('the list names each item once, and each item has the shape that the tool expects', () => {
  const names = listShape.parse(read('registry.json')).items.map(({name}) => name);
  expect(names.length).toBeGreaterThan(400);
  expect(names.map((name) => `${name}.json`).sort()).toEqual(
    fs
      .readdirSync(folder)
      .filter((file) => file !== 'registry.json')
      .sort(),
  );
  for (const name of names) expect(itemShape.parse(read(`${name}.json`)).name).toBe(name);
});

test('pictures and media that items name are in the build', () => {
  const missing = listShape
    .parse(read('registry.json'))
    .items.flatMap(({name}) => {
      const {meta} = itemShape.parse(read(`${name}.json`));
      return [...Object.values(meta.media), ...(meta.picture ? [meta.picture] : [])];
    })
    .filter((address) => !fs.existsSync(path.join(buildFolder, new URL(address).pathname)));
  expect([...new Set(missing)]).toEqual([]);
});

test('each sample that pages open in the editor is an item', () => {
  const scripts = path.join(buildFolder, 'assets/js');
  const names = fs.readdirSync(scripts).flatMap((script) => {
    const code = fs.readFileSync(path.join(scripts, script), 'utf8');
    return [...code.matchAll(/"item\\?":\\?"([\w-]+)/gu)].map(([, name = '']) => name);
  });
  const files = new Set(fs.readdirSync(folder));
  expect(names.length).toBeGreaterThan(200);
  expect(names.filter((name) => !files.has(`${name}.json`))).toEqual([]);
});
