import fs from 'node:fs';
import path from 'node:path';

import {rules} from '@remotion/eslint-plugin';
import {expect, test} from '@playwright/test';

import {readPages} from '../../../scripts/lib/pageCheck';
import {findPages} from '../../../scripts/lib/samples/pages';

// Messages that the ledger's reader of published code doesn't see: of ESLint's rules, which are returned
// rather than printed, and of the compositor, a program in Rust.

const root = path.resolve(__dirname, '../../..');

/** Rules about what 4.0.319 doesn't have. */
const LATER_RULES = new Set([
  // About <Video> of @remotion/media.
  'no-object-fit-on-media-video',
]);

/** A message before its computed parts and its line breaks. */
const startOf = (text: string): string => (text.split(/…|\n/u)[0] ?? '').trim();

test('each message of the ESLint plugin is explained', async () => {
  const [page] = await readPages(root, ['docs/troubleshooting/setup-errors.mdx']);
  const quoted = (page?.quotations ?? []).map(({text}) => startOf(text)).filter(Boolean);
  const messages = Object.entries(rules).flatMap(([name, {meta}]) =>
    LATER_RULES.has(name) ? [] : Object.values(meta.messages),
  );
  expect(messages.length).toBeGreaterThan(15);
  const missing = messages.filter(
    (message) => !quoted.some((text) => message.trim().startsWith(text)),
  );
  expect(missing).toEqual([]);
  expect(quoted.some((text) => 'Something else'.startsWith(text))).toBe(false);
});

/**
 * The compositor's texts stand in its binary without ends, so none can be listed from it; whether it has
 * one that a page quotes can be told.
 */
test('what pages quote from the compositor is in its binary', async () => {
  const scope = path.join(root, 'node_modules/@remotion');
  const folder = fs.readdirSync(scope).find((name) => name.startsWith('compositor-')) ?? '';
  const file = fs
    .readdirSync(path.join(scope, folder))
    .find((name) => /^remotion(?:\.exe)?$/u.test(name));
  const binary = fs.readFileSync(path.join(scope, folder, file ?? 'remotion'), 'latin1');
  const libraries = fs
    .readdirSync(path.join(scope, folder))
    .filter((name) => /avutil/u.test(name))
    .map((name) => fs.readFileSync(path.join(scope, folder, name), 'latin1'));
  /** Reasons of the operating system. */
  const ofSystem = /^(?:No such file or directory|Invalid argument|Operation not permitted)/u;
  const has = (part: string): boolean =>
    ofSystem.test(part) || binary.includes(part) || libraries.some((text) => text.includes(part));
  const partsOf = (text: string): string[] =>
    text
      // Printed by Node.js and by Rust itself.
      .replace(/^Compositor error: |panicked at /gu, '')
      // Examples in the places of computed parts.
      .replace(/https?:\/\/\S+|(?<= )\/\S+|\d+/gu, '…')
      .split(/…|'|:|\)\. /u)
      .map((part) => part.trim())
      .filter((part) => part.length > 3);
  const pages = await readPages(root, findPages(root));
  const quotations = pages.flatMap(({quotations: all}) =>
    all.filter(({origin}) => origin === 'compositor'),
  );
  expect(quotations.length).toBeGreaterThan(8);
  const missing = quotations.flatMap(({text}) => partsOf(text).filter((part) => !has(part)));
  expect(missing).toEqual([]);
  expect(has('No picture found at position')).toBe(false);
});
