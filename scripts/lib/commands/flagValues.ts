import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/** What the CLI accepts as a flag's value. */
export type FlagValue =
  /** `isParsed` when the CLI's parser knows the switch: of another one, `=false` arrives as text, which counts as true. */
  | {readonly kind: 'switch'; readonly isParsed: boolean}
  | {readonly kind: 'number'}
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

/**
 * Reads which values flags take from the installed packages: a flag that is not listed takes any.
 *
 * @param root the project's root
 */
export const readFlagValues = (root: string): ReadonlyMap<string, FlagValue> => {
  const require = createRequire(path.join(root, 'package.json'));
  const {BrowserSafeApis: api} = require('@remotion/renderer/client') as RendererOptions;
  const parser = readFileSync(
    path.join(path.dirname(require.resolve('@remotion/cli')), 'parsed-cli.js'),
    'utf8',
  );
  const booleans = /BooleanFlags = \[([^\]]*)\]/u.exec(parser)?.[1] ?? '';
  const values = new Map<string, FlagValue>();
  for (const [option, {cliFlag, type}] of Object.entries(api.options)) {
    if (typeof type === 'boolean') {
      values.set(cliFlag, {kind: 'switch', isParsed: booleans.includes(`.${option}.`)});
    }
    if (typeof type === 'number') values.set(cliFlag, {kind: 'number'});
  }
  for (const flag of NUMBERS) values.set(flag, {kind: 'number'});
  for (const [, flag = ''] of booleans.matchAll(/'([^']+)'/gu)) {
    values.set(flag, {kind: 'switch', isParsed: true});
  }
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

/** What is wrong with a flag's value, as the end of a sentence; undefined when nothing is. */
export const valueProblem = (rule: FlagValue, value: string | undefined): string | undefined => {
  switch (rule.kind) {
    case 'switch':
      if (value === 'false' && !rule.isParsed) {
        return 'reads =false as text, which counts as true: turn it off with --no- before its name';
      }
      return value === undefined || value === 'true' || value === 'false'
        ? undefined
        : 'is a switch: it takes no value, =true or =false';
    case 'number':
      return value !== undefined && value !== '' && Number.isFinite(Number(value))
        ? undefined
        : 'needs a number';
    case 'choice':
      return value !== undefined && rule.values.includes(value)
        ? undefined
        : `is one of ${rule.values.join(', ')}`;
  }
};
