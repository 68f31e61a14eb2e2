import fs from 'node:fs';
import path from 'node:path';

import {startingPoints} from '../../data/starting-points';
import {componentName, demoSource, demosDir, readDemo} from '../../demos/read';
import {isAvailable} from '../frame/packages';
import {propsFile, propsText, type Project} from '../project/project';

/** Imports from other demos' folders: `from '../apple-wow/parts'`. */
const importPattern = /from '(\.\.?\/(?:[\w-]+\/)?([\w-]+))'/g;

const packagePattern = /from '([^.'][^']*)'/g;

/** What loads a file in a way that the frame's policy forbids. */
export const loaders = /\b(?:fetch|getAudioData|useAudioData)\(|<AnimatedImage\b/;

/** Whether a demo runs in the editors: without the network, with the packages that they have. */
export const isEditable = (siteDir: string, id: string): boolean => {
  const source = demoSource(siteDir, id);
  const names = [...source.matchAll(packagePattern)].map(([, name = '']) => name);
  return names.every(isAvailable) && !loaders.test(source);
};

/** A demo's schema as code of its own, with what it imports; `describe()` would hide that a string is a color. */
const schemaSource = (siteDir: string, id: string): {imports: string; code: string} => {
  const definition = fs.readFileSync(path.join(demosDir(siteDir), id, 'demo.ts'), 'utf8');
  const imports = definition.match(/^import .* from '(?:zod|@remotion\/zod-types)';\n/gm) ?? [];
  const [, schema] = /^ {2}schema: (z\.object\(\{$.*?^ {2}\}\)),$/ms.exec(definition) ?? [];
  if (schema === undefined) throw new Error(`src/demos/${id}/demo.ts has no schema with fields.`);
  const code = schema.replace(/^ {2}/gm, '').replaceAll(/\.describe\('[^']*'\)/g, '');
  return {imports: imports.join(''), code: `\n\nexport const schema = ${code};`};
};

/** The demos whose schema is part of the code. */
const withSchema = new Set(startingPoints.flatMap(({id, hasSchema}) => (hasSchema ? [id] : [])));

/** A demo as a project in the editor: its composition, what that imports, and its props. */
export const demoProject = (siteDir: string, id: string): Project => {
  const {title, width, height, fps, durationInFrames, defaultProps} = readDemo(siteDir, id);
  const source = demoSource(siteDir, id);
  const schema = withSchema.has(id) ? schemaSource(siteDir, id) : {imports: '', code: ''};
  const entry = source.replace(importPattern, "from './$2'");
  const parts = [...source.matchAll(importPattern)].map(([, from = '', name = '']) => ({
    name: `${name}.tsx`,
    code: fs.readFileSync(path.join(demosDir(siteDir), id, `${from}.tsx`), 'utf8').trimEnd(),
  }));
  return {
    title,
    files: [
      {name: `${componentName(source)}.tsx`, code: schema.imports + entry + schema.code},
      ...parts,
      ...(Object.keys(defaultProps).length > 0
        ? [{name: propsFile, code: propsText(defaultProps)}]
        : []),
    ],
    settings: {width, height, fps, durationInFrames},
  };
};
