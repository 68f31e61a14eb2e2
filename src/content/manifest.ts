import fs from 'node:fs';
import path from 'node:path';

/** The versions of the packages that `package.json` names, by name. */
export const readVersions = (root: string): Readonly<Record<string, string>> => {
  const {dependencies, devDependencies} = JSON.parse(
    fs.readFileSync(path.join(root, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  return {...dependencies, ...devDependencies};
};
