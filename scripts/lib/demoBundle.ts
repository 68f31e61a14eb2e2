import fs from 'node:fs';
import path from 'node:path';

/** Writes the entry point that registers demos as compositions, in the site's font. */
const writeEntry = (root: string, ids: readonly string[]): string => {
  const folder = path.join(root, 'node_modules/.cache/demos');
  fs.mkdirSync(folder, {recursive: true});
  const entry = path.join(folder, 'entry.tsx');
  const demoPath = (id: string, file: string): string =>
    JSON.stringify(path.join(root, 'src/demos', id, file));
  fs.writeFileSync(
    entry,
    `import '@fontsource-variable/instrument-sans/index.css';
import React from 'react';
import {Composition, continueRender, delayRender, registerRoot} from 'remotion';
${ids.map((id, index) => `import * as module${String(index)} from ${demoPath(id, 'composition.tsx')};\nimport demo${String(index)} from ${demoPath(id, 'demo.ts')};`).join('\n')}
const handle = delayRender('font');
document.fonts.load('400 20px "Instrument Sans Variable"').then(() => continueRender(handle));
const inFont = (Component) => (props) => (
  <div style={{fontFamily: '"Instrument Sans Variable", sans-serif', lineHeight: 1.3}}><Component {...props} /></div>
);
const all = [${ids.map((id, index) => `[${JSON.stringify(id)}, inFont(Object.values(module${String(index)})[0]), demo${String(index)}]`).join(', ')}];
registerRoot(() => all.map(([id, component, demo]) => (
  <Composition key={id} id={id} component={component} width={demo.width} height={demo.height}
    fps={demo.fps} durationInFrames={demo.durationInFrames} defaultProps={demo.defaultProps} />
)));
`,
  );
  return entry;
};

/** Bundles demos for rendering; returns the folder of the bundle, which the caller deletes. */
export const bundleDemos = async (root: string, ids: readonly string[]): Promise<string> => {
  const {bundle} = await import('@remotion/bundler');
  return bundle({
    entryPoint: writeEntry(root, ids),
    publicDir: path.join(root, 'static'),
    rootDir: root,
  });
};
