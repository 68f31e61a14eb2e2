import fs from 'node:fs';
import path from 'node:path';

import {test} from '@playwright/test';

/** Writes files into a folder of the running test, which is their project. */
export const createProject = (files: Readonly<Record<string, string>>): string => {
  const root = test.info().outputPath('project');
  for (const [file, text] of Object.entries(files)) writeFile(root, file, text);
  return root;
};

export const writeFile = (root: string, file: string, text: string): void => {
  const full = path.join(root, file);
  fs.mkdirSync(path.dirname(full), {recursive: true});
  fs.writeFileSync(full, text);
};
