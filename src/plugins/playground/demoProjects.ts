import fs from 'node:fs';
import path from 'node:path';

import {componentName, demoSource, demosDir, readDemo} from '../../demos/read';
import {isAvailable} from '../../playground/frame/packages';
import {propsFile, propsText, type Project} from '../../playground/project/project';

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

/** A demo as a project in the editor: its composition, what that imports, and its props. */
export const demoProject = async (siteDir: string, id: string): Promise<Project> => {
  const {title, width, height, fps, durationInFrames, defaultProps} = await readDemo(siteDir, id);
  const source = demoSource(siteDir, id);
  const parts = [...source.matchAll(importPattern)].map(([, from = '', name = '']) => ({
    name: `${name}.tsx`,
    code: fs.readFileSync(path.join(demosDir(siteDir), id, `${from}.tsx`), 'utf8').trimEnd(),
  }));
  return {
    title,
    files: [
      {name: `${componentName(source)}.tsx`, code: source.replace(importPattern, "from './$2'")},
      ...parts,
      ...(Object.keys(defaultProps).length > 0
        ? [{name: propsFile, code: propsText(defaultProps)}]
        : []),
    ],
    settings: {width, height, fps, durationInFrames},
  };
};
