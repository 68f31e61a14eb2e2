// What was proven of samples, so that pages can say so as long as it holds.
import fs from 'node:fs';
import path from 'node:path';

import {defineFact, noteFact} from './dependencies';
import {hashOf} from './diskCache';
import {readVersions} from './manifest';

/** What was done with a sample: compiled, executed, rendered. */
export interface SampleProof {
  readonly isCompiled: boolean;
  readonly isRun: boolean;
  readonly isRendered: boolean;
}

/** Numbers that readers see on the page about the checks. */
export interface ClaimCounts {
  /** Pages that were read by the checks. */
  readonly pages: number;
  readonly samples: number;
  readonly compiled: number;
  readonly run: number;
  readonly rendered: number;
  /** Results that samples and tables state. */
  readonly results: number;
  readonly messages: number;
  /** Errors and warnings of the packages. */
  readonly reported: number;
  readonly commands: number;
  readonly options: number;
  /** Defaults, limits and values of options. */
  readonly stated: number;
}

/** The committed notes of `npm run check:claims`. */
export interface ProofLedger {
  /** The packages and the compiler that proved it. */
  readonly toolchain: string;
  readonly counts: ClaimCounts;
  /** Letters of what was done by the hash of the sample: `c`, `r` for run, `d` for drawn. */
  readonly samples: Readonly<Record<string, string>>;
}

/** Where the notes are, from the site's root. */
export const PROOF_LEDGER = 'scripts/lib/claims/ledger.json';

/** Names a sample by its text: what was proven of another text doesn't count. */
export const sampleHash = (code: string): string => hashOf([code.trimEnd()]).slice(0, 10);

const isToolkit = (name: string): boolean => /^(?:@remotion\/|remotion$)/u.test(name);

/** Changes with the versions of the toolkit and of the compiler. */
export const toolchainKey = (root: string): string =>
  hashOf(
    Object.entries(readVersions(root))
      .filter(([name]) => isToolkit(name) || name === 'typescript')
      .map((entry) => entry.join(' '))
      .sort(),
  );

/** The notes, with the versions of packages that they are about. */
interface Known {
  readonly file: string;
  /** When the notes and the manifest were last changed. */
  readonly changed: string;
  readonly ledger: ProofLedger | undefined;
  readonly manifest: Readonly<Record<string, string>>;
}

let known: Known | undefined;

const changedAt = (file: string): number =>
  fs.statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0;

/** A build reads them for every sample. */
const readKnown = (root: string): Known => {
  const file = path.join(root, PROOF_LEDGER);
  const changed = [file, path.join(root, 'package.json')].map(changedAt).join(' ');
  if (known?.file === file && known.changed === changed) return known;
  const read = fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as ProofLedger)
    : undefined;
  const ledger = read && read.toolchain === toolchainKey(root) ? read : undefined;
  known = {file, changed, ledger, manifest: ledger ? readVersions(root) : {}};
  return known;
};

/** The notes, unless another toolchain made them. */
export const readProofs = (root: string): ProofLedger | undefined => readKnown(root).ledger;

/** The letters of the ledger. */
export const proofLetters = ({isCompiled, isRun, isRendered}: SampleProof): string =>
  `${isCompiled ? 'c' : ''}${isRun ? 'r' : ''}${isRendered ? 'd' : ''}`;

const IMPORT = /\bfrom\s*['"]((?:@remotion\/[\w-]+|remotion)\b)/gu;

/**
 * What a page says below a sample: `c4.0.319` when it was compiled with that version. Undefined when
 * nothing was proven, or when it has nothing of the toolkit.
 */
export const proofMark = (root: string, code: string): string | undefined => {
  const {ledger, manifest} = readKnown(root);
  const letters = ledger?.samples[sampleHash(code)];
  if (letters === undefined || letters === '') return undefined;
  const versions = [...code.matchAll(IMPORT)].flatMap(([, name = '']) => manifest[name] ?? []);
  return versions.length === 0 ? undefined : `${letters}${[...new Set(versions)].sort().join('+')}`;
};

/** What a page says below a sample that it shows: a fact of the page. */
export const proofOf = (root: string, page: string, code: string): string | undefined => {
  noteFact(page, 'proof', code);
  return proofMark(root, code);
};

defineFact('proof', proofMark);
