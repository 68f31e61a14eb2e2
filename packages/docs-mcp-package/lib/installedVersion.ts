import fs from 'node:fs';
import path from 'node:path';

import type {Library} from './library';

const versionIn = (file: string): string | undefined => {
  try {
    const {version} = JSON.parse(fs.readFileSync(file, 'utf8')) as {version?: unknown};
    return typeof version === 'string' ? version : undefined;
  } catch {
    // Not installed here, or damaged: npm reports that.
    return undefined;
  }
};

/** The version of a package that a project uses, from the project's folder or one below it. */
const installedVersion = (folder: string, name: string): string | undefined => {
  const version = versionIn(path.join(folder, 'node_modules', name, 'package.json'));
  const parent = path.dirname(folder);
  return version ?? (parent === folder ? undefined : installedVersion(parent, name));
};

/**
 * Says when the project in the working directory uses another version than the docs describe; empty otherwise.
 *
 * @param name the npm package whose version counts; without one, there is nothing to say
 */
export const versionNote = ({product, version}: Library, name: string | undefined): string => {
  const installed = name === undefined ? undefined : installedVersion(process.cwd(), name);
  return installed === undefined || installed === version
    ? ''
    : `This project has ${product} ${installed} installed, and these docs describe ${version}: ` +
        'what they say may not apply to it.';
};
