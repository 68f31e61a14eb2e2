import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {
  PROOF_LEDGER,
  proofLetters,
  proofMark,
  readProofs,
  sampleHash,
  toolchainKey,
  type ProofLedger,
} from '../../../src/content/proofs';

const ROOT = path.resolve(__dirname, '../../..');

const SAMPLE = "import {spring} from 'remotion';\n\nexport const size = spring;";

/** A site with the versions of two packages, and the notes about one sample. */
const makeSite = (
  letters: string,
): {root: string; write: (file: string, value: unknown) => void} => {
  const root = test.info().outputPath('site');
  const write = (file: string, value: unknown): void => {
    const place = path.join(root, file);
    mkdirSync(path.dirname(place), {recursive: true});
    writeFileSync(place, JSON.stringify(value));
  };
  write('package.json', {
    dependencies: {remotion: '4.0.319', react: '19.3.1'},
    devDependencies: {'@remotion/paths': '4.0.320', typescript: '5.9.3'},
  });
  const ledger: Pick<ProofLedger, 'toolchain' | 'samples'> = {
    toolchain: toolchainKey(root),
    samples: {[sampleHash(SAMPLE)]: letters},
  };
  write(PROOF_LEDGER, ledger);
  return {root, write};
};

test('what was done with a sample is noted in letters', () => {
  expect(proofLetters({isCompiled: true, isRun: false, isRendered: true})).toBe('cd');
  expect(proofLetters({isCompiled: false, isRun: false, isRendered: false})).toBe('');
});

test('a sample has a mark with the version of what it imports', () => {
  const {root} = makeSite('cd');
  expect(proofMark(root, SAMPLE)).toBe('cd4.0.319');
  // The build ends code with a line break.
  expect(proofMark(root, `${SAMPLE}\n`)).toBe('cd4.0.319');
});

test('a sample that has changed has no mark', () => {
  const {root} = makeSite('c');
  expect(proofMark(root, SAMPLE.replace('size', 'scale'))).toBeUndefined();
});

test('after an upgrade, no sample has a mark', () => {
  const {root, write} = makeSite('c');
  expect(proofMark(root, SAMPLE)).toBe('c4.0.319');
  write('package.json', {dependencies: {remotion: '4.0.320'}, devDependencies: {}});
  // The notes are read again when they change.
  write(PROOF_LEDGER, {toolchain: 'another', samples: {[sampleHash(SAMPLE)]: 'c'}});
  expect(readProofs(root)).toBeUndefined();
  expect(proofMark(root, SAMPLE)).toBeUndefined();
});

test('packages of several versions are all named, and code without the toolkit has no mark', () => {
  const {root, write} = makeSite('c');
  const both = `${SAMPLE}\nexport {getLength} from '@remotion/paths';`;
  const none = 'export const size = 3;';
  write(PROOF_LEDGER, {
    toolchain: toolchainKey(root),
    samples: {[sampleHash(both)]: 'cr', [sampleHash(none)]: 'c'},
    counts: {},
  });
  expect(proofMark(root, both)).toBe('cr4.0.319+4.0.320');
  expect(proofMark(root, none)).toBeUndefined();
});

test('the page about the checks names each deed of the line', () => {
  const page = readFileSync(path.join(ROOT, 'docs/how-docs-are-checked.mdx'), 'utf8');
  for (const deed of ['Compiled', 'Run', 'Rendered']) expect(page).toContain(`**${deed}**`);
});
