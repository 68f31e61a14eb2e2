import fs from 'node:fs';
import path from 'node:path';

/**
 * A published file of the command line, which its packages keep to themselves.
 *
 * @param root the project's root
 * @param file below the package's `dist`
 * @throws when the installed package has no such file
 */
export const cliFile = (root: string, packageName: string, file: string): string => {
  const full = path.join(root, 'node_modules', packageName, 'dist', file);
  if (!fs.existsSync(full)) {
    throw new Error(`${packageName} has no dist/${file} any more: adapt src/upstream/cli.`);
  }
  return full;
};
