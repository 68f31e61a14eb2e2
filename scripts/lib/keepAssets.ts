import fs from 'node:fs';
import path from 'node:path';

/** For how long an earlier build's files are published, in days. */
export const keptDays = 30;

/**
 * Copies the files of an earlier build's `assets/` that a new build doesn't have, with their dates,
 * unless they are older than `keptDays`. Their names end in a hash of their content, so none changes
 * what the new pages load.
 *
 * @param now milliseconds since 1970
 * @returns how many files were copied
 */
export const keepAssets = (earlier: string, build: string, now: number): number => {
  const oldest = now - keptDays * 24 * 60 * 60 * 1000;
  const from = path.join(earlier, 'assets');
  let count = 0;
  for (const entry of fs.readdirSync(from, {recursive: true, withFileTypes: true})) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const target = path.join(build, 'assets', path.relative(from, file));
    const {atime, mtime, mtimeMs} = fs.statSync(file);
    if (mtimeMs < oldest || fs.existsSync(target)) continue;
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.copyFileSync(file, target);
    fs.utimesSync(target, atime, mtime);
    count += 1;
  }
  return count;
};
