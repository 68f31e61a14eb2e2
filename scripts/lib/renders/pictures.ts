import {existsSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {
  pictureAddress,
  picturesFile,
  readPictures,
  type Picture,
} from '../../../src/content/pictures';
import type {RenderJob} from './collectRenders';

/** The file of a picture. */
export const pictureFile = (root: string, id: string): string =>
  path.join(root, 'static', pictureAddress(id));

/** Whether a sample shows a picture that is missing or older than its code. */
export const hasStalePicture = (root: string, {picture, hash}: RenderJob): boolean =>
  picture !== undefined &&
  (readPictures(root)[picture]?.hash !== hash || !existsSync(pictureFile(root, picture)));

const write = (root: string, pictures: readonly (readonly [string, Picture])[]): void => {
  const sorted = [...pictures].sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(picturesFile(root), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
};

/** Notes that a picture was rendered. */
export const recordPicture = (root: string, id: string, picture: Picture): void => {
  const others = Object.entries(readPictures(root)).filter(([other]) => other !== id);
  write(root, [...others, [id, picture]]);
};

/** Removes the pictures that no sample shows any more; returns their ids. */
export const removeUnusedPictures = (root: string, jobs: readonly RenderJob[]): string[] => {
  const used = new Set(jobs.map(({picture}) => picture));
  const noted = Object.entries(readPictures(root));
  const folder = path.dirname(pictureFile(root, 'any'));
  const files = existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.webp'))
        .map((file) =>
          file
            .split(path.sep)
            .join('/')
            .replace(/\.webp$/u, ''),
        )
    : [];
  const unused = [...new Set([...files, ...noted.map(([id]) => id)])].filter((id) => !used.has(id));
  for (const id of unused) rmSync(pictureFile(root, id), {force: true});
  if (unused.length > 0)
    write(
      root,
      noted.filter(([id]) => used.has(id)),
    );
  return unused;
};
