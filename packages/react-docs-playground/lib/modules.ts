// What code in the frame can import: modules of the runtime, and packages whose scripts the page hands over.
import type {FrameMessage, FrameScript} from './protocol.ts';
import {sendToPage} from './sendToPage.ts';

/** Named as compiled code expects it: `default` counts only in a module that says that it is one. */
const asModule = (module: unknown): unknown =>
  typeof module === 'object' && module !== null && 'default' in module
    ? {...module, __esModule: true}
    : module;

const loaded = new Map<string, unknown>();
const loading = new Map<string, Promise<void>>();
const importable = new Set<string>();

/** What waits for the page to hand over a script, by the script's name. */
const waiting = new Map<string, {resolve: () => void; reject: (reason: Error) => void}>();

/**
 * Says what code can import.
 *
 * @param modules those that are there, by name
 * @param packages names of scripts that the page hands over when code imports them
 */
export const provideModules = (
  modules: Readonly<Record<string, unknown>>,
  packages: readonly string[],
): void => {
  for (const [name, module] of Object.entries(modules)) loaded.set(name, asModule(module));
  for (const name of [...Object.keys(modules), ...packages]) importable.add(name);
};

/** A module that has been loaded. Throws when it has not. */
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

/** Loads a script from the page, after those that it needs. Rejects when the network fails. */
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
 * Runs scripts that the page handed over, each once.
 *
 * @param failure what to say when it has none
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
