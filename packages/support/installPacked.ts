import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/**
 * Packs a package of this repository as a registry would get it, and unpacks it into the
 * `node_modules` of a folder, beside the dependencies that it names; those of this repository are
 * packed, too.
 *
 * @param folder an empty one, or one that other packages were installed into
 */
export const installPacked = (name: string, folder: string): void => {
  const filename = execFileSync(
    process.execPath,
    [path.join(root, 'packages/pack.mjs'), name, folder],
    {encoding: 'utf8'},
  ).trim();
  const target = path.join(folder, 'node_modules', name);
  fs.mkdirSync(target, {recursive: true});
  execFileSync('tar', ['-xzf', path.join(folder, filename), '-C', target, '--strip-components=1']);
  const manifest = JSON.parse(fs.readFileSync(path.join(target, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  for (const dependency of Object.keys(manifest.dependencies ?? {})) {
    const link = path.join(folder, 'node_modules', dependency);
    if (fs.existsSync(link)) continue;
    if (fs.existsSync(path.join(root, 'packages', dependency, 'package.json'))) {
      installPacked(dependency, folder);
      continue;
    }
    fs.mkdirSync(path.dirname(link), {recursive: true});
    fs.symlinkSync(path.join(root, 'node_modules', dependency), link);
  }
};
