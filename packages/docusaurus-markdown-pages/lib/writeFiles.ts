import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes files to a build folder.
 *
 * @throws if one of them already exists
 */
export const writeFiles = (
  outDir: string,
  files: ReadonlyMap<string, string | Uint8Array>,
): void => {
  for (const [file, content] of files) {
    const target = path.join(outDir, file);
    if (fs.existsSync(target)) {
      throw new Error(
        `The build generates ${file}: rename the file in static/ that has the same path.`,
      );
    }
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, content);
  }
};
