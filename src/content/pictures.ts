// The stills that pages show below samples with `picture` in their fence.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A still that is committed. Sizes in pixels. */
export interface Picture {
  /** Identifies the code that it was rendered from. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
}

/** The still below a block of code. Sizes in pixels. */
export interface PictureData {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** Pictures by id. */
export type Pictures = Readonly<Record<string, Picture>>;

/** Where it is noted which pictures there are. */
export const picturesFile = (root: string): string =>
  path.join(root, 'src/content/samplePictures.json');

/**
 * Names the picture of a sample.
 *
 * @param page the page's path from the root
 * @param number which of the page's pictures it is, from 1
 */
export const pictureId = (page: string, number: number): string =>
  `${page
    .split(path.sep)
    .join('/')
    .replace(/\.mdx?$/u, '')}-${String(number)}`;

/** The address of a picture, without the site's base. */
export const pictureAddress = (id: string): string => `/img/samples/${id}.webp`;

/** Reads which pictures there are. */
export const readPictures = (root: string): Pictures =>
  existsSync(picturesFile(root))
    ? (JSON.parse(readFileSync(picturesFile(root), 'utf8')) as Pictures)
    : {};
