import type {ComponentType} from 'react';

import type {ProjectFile} from './protocol.ts';
import {compile, CodeError, resolveFile, type CompiledFile} from './compile.ts';
import {createLoopGuard, guardName} from './loopGuards.ts';
import {isKnownModule, loadedModule, loadModule} from './modules.ts';
import {linesBefore} from './places.ts';
import {defaultTexts, type FrameTexts} from './texts.ts';

/** What a file exports, by name. */
export type Exports = Record<string, unknown>;

/** A component that code exports. */
export type Component = ComponentType<Record<string, unknown>>;

const mayLoop = createLoopGuard();

const isRelative = (name: string): boolean => name.startsWith('.');

/** Loads the packages that files import. Rejects with a CodeError where there is no such module. */
const loadImports = async (files: readonly CompiledFile[], texts: FrameTexts): Promise<void> => {
  const names = new Set<string>();
  for (const file of files) {
    for (const {name, line} of file.imports) {
      const isFound = isRelative(name)
        ? resolveFile(files, name) !== undefined
        : isKnownModule(name);
      if (!isFound) {
        const message = isRelative(name) ? texts.noSuchFile(name) : texts.noSuchPackage(name);
        throw new CodeError({message, file: file.name, line});
      }
      if (!isRelative(name)) names.add(name);
    }
  }
  await Promise.all([...names].map(loadModule));
};

/** Runs files, each once, the first time that one imports it. */
const evaluate = (files: readonly CompiledFile[], entry: CompiledFile): Exports => {
  const modules = new Map<string, {exports: Exports}>();
  const evaluateFile = (compiled: CompiledFile): Exports => {
    const {name, code} = compiled;
    const known = modules.get(name);
    if (known) return known.exports;
    const module = {exports: {}};
    modules.set(name, module);
    const require = (wanted: string): unknown => {
      const file = resolveFile(files, wanted);
      return file ? evaluateFile(file) : loadedModule(wanted);
    };
    // Indirect, so that the code sees no variable of ours. It begins on the first line.
    // oxlint-disable-next-line no-eval -- the frame has an origin of its own, and is there to run code
    const run = (0, eval)(
      `${linesBefore(files.indexOf(compiled))}(function (require, module, exports, ${guardName}) {${code}\n})\n//# sourceURL=${name}`,
    ) as (...values: unknown[]) => void;
    run(require, module, module.exports, mayLoop);
    return module.exports;
  };
  return evaluateFile(entry);
};

/** The default export or, among multiple components, the last one: the one that a docs sample is about. */
const findComponent = (exports: Exports, file: string, texts: FrameTexts): Component => {
  const named = Object.entries(exports).filter(
    ([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function',
  );
  const found = typeof exports.default === 'function' ? exports.default : named.at(-1)?.[1];
  if (found === undefined) {
    throw new CodeError({message: texts.noComponent(file), file, line: 1});
  }
  return found as Component;
};

/** What the first file of a project exports. */
export interface RunProject {
  component: Component;
  exports: Exports;
}

/**
 * Compiles and runs files; returns what the first one exports.
 *
 * @throws {CodeError} with the position of the problem, or whatever the code throws
 */
export const runProject = async (
  sources: readonly ProjectFile[],
  texts = defaultTexts,
): Promise<RunProject> => {
  const files = compile(sources);
  const [entry] = files;
  if (!entry) throw new CodeError({message: texts.noFiles});
  await loadImports(files, texts);
  const exports = evaluate(files, entry);
  return {component: findComponent(exports, entry.name, texts), exports};
};
