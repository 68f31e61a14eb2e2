import {createRequire} from 'node:module';
import path from 'node:path';

/** Where the value of a method is read that sets no option of the renderer. */
const GETTERS: Readonly<Record<string, string>> = {
  setCachingEnabled: 'getWebpackCaching',
  setShouldOpenBrowser: 'getShouldOpenBrowser',
  setKeyboardShortcutsEnabled: 'getKeyboardShortcutsEnabled',
  setMaxTimelineTracks: 'getMaxTimelineTracks',
  setChromiumDisableWebSecurity: 'getChromiumDisableWebSecurity',
  setChromiumIgnoreCertificateErrors: 'getIgnoreCertificateErrors',
  setEveryNthFrame: 'getEveryNthFrame',
  setPixelFormat: 'getPixelFormat',
  setBufferStateDelayInMilliseconds: 'getBufferStateDelayInMilliseconds',
  setImageSequence: 'getShouldOutputImageSequence',
  setWebpackPollingInMilliseconds: 'getWebpackPolling',
};

/** The method behind a flag that sets no option of the renderer. */
const METHODS: Readonly<Record<string, string>> = {
  'bundle-cache': 'setCachingEnabled',
  'every-nth-frame': 'setEveryNthFrame',
  'pixel-format': 'setPixelFormat',
};

interface Option {
  readonly setConfig: unknown;
  readonly getValue: (sources: {commandLine: object}) => {value: unknown};
}

/** What a command gets without a flag and without a configuration file, for flags with such a method. */
export const plainFlagDefault = (root: string, flag: string): string | undefined => {
  const method = METHODS[flag];
  return method === undefined ? undefined : rememberConfigDefaults(root).get(method);
};

const memory = new Map<string, ReadonlyMap<string, string>>();

/** All defaults of methods, read before anything calls one. */
export const rememberConfigDefaults = (root: string): ReadonlyMap<string, string> => {
  const known = memory.get(root);
  if (known) return known;
  const load = createRequire(path.join(root, 'package.json'));
  const {Config} = load('@remotion/cli/config') as {Config: object};
  const defaults = new Map(
    Object.keys(Config).flatMap((method) => {
      const value = configDefault(root, method);
      return value === undefined ? [] : [[method, value]];
    }),
  );
  memory.set(root, defaults);
  return defaults;
};

/**
 * What a command gets when the configuration file doesn't call a method, as a page writes it.
 * Undefined when it can't be read, or is no text, number or boolean; `null` when it's decided later.
 *
 * @param root the project's root
 */
const configDefault = (root: string, method: string): string | undefined => {
  const load = createRequire(path.join(root, 'package.json'));
  const {Config, ConfigInternals} = load('@remotion/cli/config') as {
    Config: Record<string, unknown>;
    ConfigInternals: Record<string, (value?: unknown) => unknown>;
  };
  const {BrowserSafeApis} = load('@remotion/renderer/client') as {
    BrowserSafeApis: {options: Readonly<Record<string, Option>>};
  };
  const getter = GETTERS[method];
  const setter = Object.getOwnPropertyDescriptor(Config, method)?.value as unknown;
  const option = Object.values(BrowserSafeApis.options).find(({setConfig}) => setConfig === setter);
  try {
    const value = getter
      ? ConfigInternals[getter]?.(null)
      : option?.getValue({commandLine: {}}).value;
    return value === null || ['string', 'number', 'boolean'].includes(typeof value)
      ? String(value)
      : undefined;
  } catch {
    return undefined;
  }
};
