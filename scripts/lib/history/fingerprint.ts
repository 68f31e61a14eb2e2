import {readFileSync} from 'node:fs';
import path from 'node:path';

import {hashOf} from '../../../src/content/diskCache';
import {filesIn} from '../../../src/content/files';
import type {Release} from './release';

/** In code, what a release's surface is read from: literals that parameters fall back to, and flags. */
const READ_IN_CODE =
  /\b\w+ = (?:-?[\d.]+|'[^'\n]*'|"[^"\n]*"|true|false|null|-?Infinity)(?=\s*[,})])|parsed\w*Cli\b[^;\n]{0,60}|\w+Option\.(?:getValue|cliFlag)|cliFlag[^;\n]*/g;

/** A release's own number is no difference. */
const OWN_VERSION = /\b4\.0\.\d+\b/g;

const prints = new Map<string, string>();

const printOf = (folder: string): string => {
  const known = prints.get(folder);
  if (known !== undefined) return known;
  const texts = filesIn(folder)
    .filter((file) => /(?:\.d\.[mc]?ts|\.js|^package\.json)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8').replace(OWN_VERSION, '');
      if (!file.endsWith('.js')) return [file, text];
      const read = text.match(READ_IN_CODE) ?? [];
      return read.length > 0 ? [file, ...read] : [];
    });
  const print = hashOf(texts);
  prints.set(folder, print);
  return print;
};

/** Equal for releases whose surfaces are equal because nothing that they are read from differs. */
export const fingerprint = ({packageName, roots}: Release): string =>
  hashOf(
    [...roots].flatMap(([name, root]) => [
      name,
      name === packageName ? 'own' : '',
      printOf(path.join(root, 'node_modules', name)),
    ]),
  );
