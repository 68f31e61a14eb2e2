import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {Release} from './release';

/** What makes no difference between releases, and what does. */
export interface FingerprintOptions {
  /** The number of a release wherever it stands in a file, such as `/\b2\.\d+\.\d+\b/g`. */
  releaseNumber: RegExp;
  /** In code, what is read besides defaults of parameters, with the flag `g`. */
  readInCode?: RegExp;
}

/** Literals that parameters fall back to. */
const DEFAULTS = /\b\w+ = (?:-?[\d.]+|'[^'\n]*'|"[^"\n]*"|true|false|null|-?Infinity)(?=\s*[,})])/g;

const hashOf = (texts: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
};

/**
 * Makes the function that tells releases apart by what their surfaces are read from: where it returns the same, the
 * surfaces are the same.
 */
export const fingerprints = ({
  releaseNumber,
  readInCode,
}: FingerprintOptions): ((release: Release) => string) => {
  const known = new Map<string, string>();
  const printOf = (folder: string): string => {
    const found = known.get(folder);
    if (found !== undefined) return found;
    const texts = readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /(?:\.d\.[mc]?ts|\.js|^package\.json)$/.test(file))
      .sort()
      .flatMap((file) => {
        const text = readFileSync(path.join(folder, file), 'utf8').replace(releaseNumber, '');
        if (!file.endsWith('.js')) return [file, text];
        const read = [DEFAULTS, readInCode].flatMap((form) => (form && text.match(form)) ?? []);
        return read.length > 0 ? [file, ...read] : [];
      });
    const print = hashOf(texts);
    known.set(folder, print);
    return print;
  };
  return ({packageName, roots}) =>
    hashOf(
      [...roots].flatMap(([name, root]) => [
        name,
        name === packageName ? 'own' : '',
        printOf(path.join(root, 'node_modules', name)),
      ]),
    );
};
