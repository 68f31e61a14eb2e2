import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as remotion from 'remotion';

import type {Control} from '../../demos/controls';
import type {PageMessage} from '../protocol';
import {isAvailable, type sharedModules} from './packages';
import {sendToPage} from './sendToPage';

const shared: Record<(typeof sharedModules)[number], unknown> = {
  react: React,
  'react-dom': ReactDom,
  'react/jsx-runtime': jsxRuntime,
  remotion,
};

/** Named as compiled code expects it: `default` counts only in a module that says that it is one. */
const asModule = (module: unknown): unknown =>
  typeof module === 'object' && module !== null && 'default' in module
    ? {...module, __esModule: true}
    : module;

const loaded = new Map(Object.entries(shared).map(([name, module]) => [name, asModule(module)]));
const loading = new Map<string, Promise<void>>();

/** What waits for the page to hand over a script, by the script's name. */
const waiting = new Map<string, {resolve: () => void; reject: (reason: Error) => void}>();

/** A module that has been loaded. Throws when it has not. */
export const loadedModule = (name: string): unknown => {
  if (!loaded.has(name)) throw new Error(`"${name}" is not loaded.`);
  return loaded.get(name);
};

let schemaReader: ((schema: unknown) => Control[]) | undefined;

/** The controls of what code exports as its schema; none before code has imported zod. */
export const controlsOf = (schema: unknown): Control[] => schemaReader?.(schema) ?? [];

// The scripts of packages ask for modules of the frame and of each other with these.
Object.assign(window, {
  requireModule: loadedModule,
  defineModule: (name: string, module: unknown) => {
    loaded.set(name, asModule(module));
  },
  // Called by the script of zod.
  defineSchemaReader: (reader: typeof schemaReader) => {
    schemaReader = reader;
  },
});

/** Whether code can import a module of this name. */
export const isKnownModule = isAvailable;

/** Loads a script from the page, after those that it needs. Rejects when the network fails. */
export const loadModule = (name: string): Promise<void> => {
  if (loaded.has(name)) return Promise.resolve();
  const earlier = loading.get(name);
  if (earlier) return earlier;
  const load = new Promise<void>((resolve, reject) => {
    waiting.set(name, {resolve, reject});
    sendToPage({kind: 'needs', name});
  });
  loading.set(name, load);
  // What failed is asked for again with the next change.
  load.catch(() => loading.delete(name));
  return load;
};

/** Runs scripts that the page handed over, each once. */
export const runScripts = ({name, scripts}: Extract<PageMessage, {kind: 'scripts'}>): void => {
  const waits = waiting.get(name);
  waiting.delete(name);
  if (!scripts) {
    waits?.reject(
      new Error('The package did not load. Check your connection, then change the code.'),
    );
    return;
  }
  for (const script of scripts) {
    // oxlint-disable-next-line no-eval -- the policy lets the frame load no script, and the page is trusted
    if (!loaded.has(script.name)) (0, eval)(script.code);
  }
  waits?.resolve();
};
