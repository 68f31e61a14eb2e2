import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as remotion from 'remotion';

import type {Control} from '../../demos/controls';
import type {sharedModules} from './packages';
import {readScripts} from './scripts';

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

/** The scripts of packages, by name, with the packages that they need first. */
const scripts = readScripts(document.body.dataset.scripts ?? '');

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
export const isKnownModule = (name: string): boolean => loaded.has(name) || scripts.has(name);

const loadScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => {
      resolve();
    };
    script.onerror = () => {
      reject(new Error('The package did not load. Check your connection, then change the code.'));
      script.remove();
    };
    document.head.append(script);
  });

/** Loads the script of a package, and those it needs. Rejects when the network fails. */
export const loadModule = async (name: string): Promise<void> => {
  if (loaded.has(name)) return;
  const known = loading.get(name);
  if (known) return known;
  const script = scripts.get(name);
  if (!script) throw new Error(`There is no package "${name}".`);
  const load = Promise.all(script.needs.map(loadModule)).then(() => loadScript(script.address));
  loading.set(name, load);
  // A failed one is tried again with the next change.
  load.catch(() => loading.delete(name));
  return load;
};
