import {createRequire} from 'node:module';
import path from 'node:path';

import {toolkitParser} from './parser';

/** What the CLI accepts as a flag's value. */
export type FlagValue =
  /** `isParsed` when the CLI's parser knows the switch: of another one, any value arrives as text. */
  | {readonly kind: 'switch'; readonly isParsed: boolean}
  | {readonly kind: 'number'}
  | {readonly kind: 'text'}
  | {readonly kind: 'choice'; readonly values: readonly string[]};

/** The part of the renderer's entry for browsers that describes options. */
interface RendererOptions {
  readonly BrowserSafeApis: {
    readonly options: Readonly<Record<string, {readonly cliFlag: string; readonly type: unknown}>>;
    readonly [list: string]: unknown;
  };
}

/** Lists of the renderer, by the flag whose values they are. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  codec: ['validCodecs'],
  'audio-codec': ['validAudioCodecs'],
  'pixel-format': ['validPixelFormats'],
  'prores-profile': ['proResProfileOptions'],
  'image-format': ['validVideoImageFormats', 'validStillImageFormats'],
  'x264-preset': ['x264PresetOptions'],
  'hardware-acceleration': ['hardwareAccelerationOptions'],
  'color-space': ['validColorSpaces'],
  'chrome-mode': ['validChromeModeOptions'],
  gl: ['validOpenGlRenderers'],
  log: ['logLevels'],
};

/** Numbers that the CLI reads without an option of the renderer. */
const NUMBERS: readonly string[] = [
  'frame',
  'width',
  'height',
  'fps',
  'duration',
  'every-nth-frame',
  'port',
  'runs',
];

/** Switches that no option of the renderer describes and that the parser doesn't know. */
const UNPARSED_SWITCHES: readonly string[] = ['all-regions'];

/**
 * Reads which values flags take from the installed packages: a flag that is not listed takes any.
 *
 * @param root the project's root
 */
export const readFlagValues = (root: string): ReadonlyMap<string, FlagValue> => {
  const require = createRequire(path.join(root, 'package.json'));
  const {BrowserSafeApis: api} = require('@remotion/renderer/client') as RendererOptions;
  const {switches} = toolkitParser(root);
  const values = new Map<string, FlagValue>();
  for (const {cliFlag, type} of Object.values(api.options)) {
    if (typeof type === 'boolean') {
      values.set(cliFlag, {kind: 'switch', isParsed: switches.includes(cliFlag)});
    }
    if (typeof type === 'number') values.set(cliFlag, {kind: 'number'});
    if (typeof type === 'string') values.set(cliFlag, {kind: 'text'});
  }
  for (const flag of NUMBERS) values.set(flag, {kind: 'number'});
  for (const flag of switches) values.set(flag, {kind: 'switch', isParsed: true});
  for (const flag of UNPARSED_SWITCHES) values.set(flag, {kind: 'switch', isParsed: false});
  for (const [flag, lists] of Object.entries(CHOICES)) {
    const choices = lists.flatMap((name) => {
      const list = api[name];
      return Array.isArray(list) ? (list as unknown[]) : [];
    });
    if (choices.length === 0) throw new Error(`The renderer has no list ${lists.join(', ')}.`);
    values.set(flag, {kind: 'choice', values: choices.filter((item) => typeof item === 'string')});
  }
  return values;
};

/** A flag as it stands in a line, and as the toolkit's parser hands it to the command. */
export interface GivenFlag {
  readonly flag: string;
  /** What follows `=`. */
  readonly written: string | undefined;
  readonly parsed: unknown;
}

/** What is wrong with a flag's value and what to write, as the end of a sentence; undefined when nothing is. */
export const valueProblem = (
  rule: FlagValue,
  {flag, written, parsed}: GivenFlag,
): string | undefined => {
  switch (rule.kind) {
    case 'switch': {
      const isNamed = written === undefined || written === 'true' || written === 'false';
      if (typeof parsed === 'boolean') {
        return isNamed ? undefined : 'is a switch: it takes no value, =true or =false';
      }
      if (written === undefined) {
        return `takes the word "${String(parsed)}" as its value, as text: put it last, or before another flag`;
      }
      const cure = written === 'false' ? `--no-${flag}` : `--${flag}`;
      return `reads =${written} as text, not as a boolean: write ${cure} instead`;
    }
    case 'number':
      return typeof parsed === 'number' ? undefined : 'needs a number';
    case 'text':
      return typeof parsed === 'boolean' ? 'needs a value' : undefined;
    case 'choice':
      return rule.values.includes(String(parsed))
        ? undefined
        : `is one of ${rule.values.join(', ')}`;
  }
};
