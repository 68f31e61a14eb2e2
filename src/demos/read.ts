import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {z} from 'zod';

import {controlsOf, type Control} from './controls';
import type {DemoDefinition} from './define';

/** A demo's data for the page. Sizes in pixels, times in frames. */
export interface DemoData {
  id: string;
  title: string;
  alt: string;
  width: number;
  height: number;
  fps: number;
  durationInFrames: number;
  stillFrame: number;
  defaultProps: Record<string, unknown>;
  controls: Control[];
}

type AnyDefinition = DemoDefinition<z.ZodObject<z.ZodRawShape>>;

/** Not `import()`, for which Node.js 20 needs a compiler of its own. */
const load = createRequire(__filename);
// Also where the framework was started by its own command.
load('../upstream/site-modules/typescript.cjs');

/** Folder of the demos; the ids are the names of its subfolders. */
export const demosDir = (siteDir: string): string => path.join(siteDir, 'src', 'demos');

/** Lists all demo ids in alphabetical order. */
export const demoIds = (siteDir: string): string[] =>
  fs
    .readdirSync(demosDir(siteDir), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

/** Reads a demo's composition, as shown to the reader. */
export const demoSource = (siteDir: string, id: string): string =>
  fs.readFileSync(path.join(demosDir(siteDir), id, 'composition.tsx'), 'utf8').trimEnd();

/** Name of the component that a composition's source exports. */
export const componentName = (source: string): string =>
  /export (?:const|function) (\w+)/.exec(source)?.[1] ?? 'Composition';

/**
 * Loads a demo's definition and turns it into data for the page.
 * Throws when the demo does not exist or its schema has a field without a control.
 */
export const readDemo = (siteDir: string, id: string): DemoData => {
  const file = path.join(demosDir(siteDir), id, 'demo.ts');
  if (!fs.existsSync(file)) {
    throw new Error(
      `Unknown demo "${id}": create src/demos/${id}/demo.ts, or use one of ${demoIds(siteDir).join(', ')}.`,
    );
  }
  const {
    default: {schema, ...data},
  } = load(file) as {default: AnyDefinition};
  try {
    return {id, ...data, controls: controlsOf(schema)};
  } catch (error) {
    throw new Error(`src/demos/${id}/demo.ts: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  }
};
