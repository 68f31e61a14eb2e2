// What code in the frame can import: modules of the runtime, and packages whose scripts the page hands over.
import type {FrameMessage, FrameScript} from './protocol.ts';
import {sendToPage} from './sendToPage.ts';

/**
 * A module in the form that compiled code expects: `default` only counts if the module is marked as an ES
 * module.
 */
const asModule = (module: unknown): unknown =>
  typeof module === 'object' && module !== null && 'default' in module
    ? {...module, __esModule: true}
    : module;

const loaded = new Map<string, unknown>();
const loading = new Map<string, Promise<void>>();
const importable = new Set<string>();

/** Pending requests for scripts from the page, by the script's name. */
const waiting = new Map<string, {resolve: () => void; reject: (reason: Error) => void}>();

/**
 * Sets what code can import.
 *
 * @param modules the modules that are already loaded, by name
 * @param packages names of scripts that the page sends when code imports them
 */
export const provideModules = (
  modules: Readonly<Record<string, unknown>>,
  packages: readonly string[],
): void => {
  for (const [name, module] of Object.entries(modules)) loaded.set(name, asModule(module));
  for (const name of [...Object.keys(modules), ...packages]) importable.add(name);
};

/** A loaded module. Throws if it hasn't been loaded. */
export const loadedModule = (name: string): unknown => {
  if (!loaded.has(name)) throw new Error(`"${name}" is not loaded.`);
  return loaded.get(name);
};

// The scripts of packages ask for modules of the frame and of each other with these.
Object.assign(window, {
  requireModule: loadedModule,
  defineModule: (name: string, module: unknown) => {
    loaded.set(name, asModule(module));
  },
});

/** Whether code can import a module of this name. */
export const isKnownModule = (name: string): boolean => importable.has(name);

/** Loads a script from the page, after those that it needs. Rejects if the network fails. */
export const loadModule = (name: string): Promise<void> => {
  if (loaded.has(name)) return Promise.resolve();
  const earlier = loading.get(name);
  if (earlier) return earlier;
  const load = new Promise<void>((resolve, reject) => {
    waiting.set(name, {resolve, reject});
    const question: FrameMessage = {kind: 'needs', name};
    sendToPage(question);
  });
  loading.set(name, load);
  // What failed is asked for again with the next change.
  load.catch(() => loading.delete(name));
  return load;
};

/**
 * Runs scripts that the page sent, each once.
 *
 * @param failure the message if the page sent none
 */
export const runScripts = (
  name: string,
  scripts: readonly FrameScript[] | undefined,
  failure: string,
): void => {
  const waits = waiting.get(name);
  waiting.delete(name);
  if (!scripts) {
    waits?.reject(new Error(failure));
    return;
  }
  for (const script of scripts) {
    // oxlint-disable-next-line no-eval -- the policy lets the frame load no script, and the page is trusted
    if (!loaded.has(script.name)) (0, eval)(script.code);
  }
  waits?.resolve();
};
