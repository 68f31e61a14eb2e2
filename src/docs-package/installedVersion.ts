import fs from 'node:fs';
import path from 'node:path';

const versionIn = (file: string): string | undefined => {
  try {
    const {version} = JSON.parse(fs.readFileSync(file, 'utf8')) as {version?: unknown};
    return typeof version === 'string' ? version : undefined;
  } catch {
    // Not installed here, or damaged: npm reports that.
    return undefined;
  }
};

/** The version of the toolkit that a project uses, from the project's folder or one below it. */
export const installedVersion = (folder: string): string | undefined => {
  const version = versionIn(path.join(folder, 'node_modules/remotion/package.json'));
  const parent = path.dirname(folder);
  return version ?? (parent === folder ? undefined : installedVersion(parent));
};

/** Says when a project uses another version than the docs describe; empty otherwise. */
export const versionNote = (folder: string, version: string): string => {
  const installed = installedVersion(folder);
  return installed === undefined || installed === version
    ? ''
    : `This project has Remotion ${installed} installed, and these docs describe ${version}: ` +
        'what they say may not apply to it.';
};
