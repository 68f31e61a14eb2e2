import {createRequire} from 'node:module';
import path from 'node:path';

import {loadCliParser} from '../../../src/upstream/cli/parser';

/** What the toolkit's parser makes of a command line: values by flag, and `_`, the words without one. */
export type ParsedLine = Readonly<Record<string, unknown>>;

/** What the renderer makes of a flag once the line is parsed. */
interface RendererOption {
  readonly cliFlag: string;
  /** A value of the type that the option needs. */
  readonly type: unknown;
  readonly getValue: (sources: {commandLine: ParsedLine}) => {value: unknown};
}

/** The command line as the toolkit's own code reads it. */
export interface ToolkitParser {
  /** Flags that the parser knows as switches. */
  readonly switches: readonly string[];
  /** Parses the words that follow `remotion`. */
  readonly parse: (words: readonly string[]) => ParsedLine;
  /** Flags that have an option of the renderer. */
  readonly optionFlags: readonly string[];
  /** The renderer's option behind a flag, for those that have one. */
  readonly optionOf: (flag: string) => RendererOption | undefined;
}

type Minimist = (
  words: readonly string[],
  options: {
    boolean: readonly string[];
    string?: readonly string[];
    default?: Readonly<Record<string, unknown>>;
  },
) => ParsedLine;

/** Commands of the cloud packages, which keep every word without a flag as text. */
const CLOUD = ['lambda', 'cloudrun'];

const parsers = new Map<string, ToolkitParser>();

/**
 * The parser of the installed CLI, with its list of switches, and the renderer's options.
 *
 * @param root the project's root
 */
export const toolkitParser = (root: string): ToolkitParser => {
  const known = parsers.get(root);
  if (known) return known;
  const require = createRequire(path.join(root, 'package.json'));
  const {switches, parse: minimist} = loadCliParser<Minimist>(root);
  const {BrowserSafeApis} = require('@remotion/renderer/client') as {
    BrowserSafeApis: {options: Readonly<Record<string, RendererOption>>};
  };
  const options = new Map(
    Object.values(BrowserSafeApis.options).map((option) => [option.cliFlag, option]),
  );
  const parser: ToolkitParser = {
    switches,
    parse: (words) =>
      minimist(words, {
        boolean: switches,
        ...(CLOUD.includes(words[0] ?? '')
          ? {string: ['_']}
          : {default: {overwrite: true, muted: null}}),
      }),
    optionFlags: [...options.keys()],
    optionOf: (flag) => options.get(flag),
  };
  parsers.set(root, parser);
  return parser;
};
