import {createRequire} from 'node:module';
import path from 'node:path';

import {cliFile} from './cliFile';

/** The parser of command lines that the toolkit uses. */
export interface CliParser<Parse> {
  /** Flags without a value. */
  readonly switches: readonly string[];
  readonly parse: Parse;
}

/**
 * Loads the parser and its list of switches.
 *
 * @param root the project's root
 */
export const loadCliParser = <Parse>(root: string): CliParser<Parse> => {
  const file = cliFile(root, '@remotion/cli', 'parsed-cli.js');
  const load = createRequire(path.join(root, 'package.json'));
  const {BooleanFlags: switches} = load(file) as {BooleanFlags?: readonly string[]};
  if (switches === undefined || switches.length === 0) {
    throw new Error(`${file} has no list of switches any more: adapt src/upstream/cli.`);
  }
  return {switches, parse: createRequire(file)('minimist') as Parse};
};
