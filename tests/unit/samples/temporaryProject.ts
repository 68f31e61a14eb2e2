import {mkdirSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';

const TYPES = resolve(__dirname, '../../../node_modules/@types');

/** Creates an empty project with a `docs` folder and the types that every sample needs. */
export const createProject = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'samples-'));
  mkdirSync(join(root, 'docs'));
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(TYPES, join(root, 'node_modules/@types'));
  return root;
};

export const removeProject = (root: string): void => {
  rmSync(root, {recursive: true});
};
