import {Buffer} from 'node:buffer';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Keeps what earlier builds made of the same inputs. */
export interface BookCache<T> {
  readonly get: (inputs: readonly (string | Uint8Array)[]) => T | undefined;
  readonly set: (inputs: readonly (string | Uint8Array)[], value: T) => void;
}

/** A short hash, as part of a file's name. */
const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** Width of the pictures in a book, in pixels: that of the text on the usual e-ink reader, sharp enough on a tablet. */
const maxWidth = 800;

/** Where text in stills shows no blocks. */
const quality = 78;

/** Addresses of pictures that the bundler has put into the page. */
const inline = /^data:image\/\w+;base64,(.+)$/;

/** The bytes of a picture that a page shows. */
const readPicture = (outDir: string, baseUrl: string, source: string): Buffer => {
  const [, data] = inline.exec(source) ?? [];
  if (data !== undefined) return Buffer.from(data, 'base64');
  const file = path.join(outDir, source.slice(baseUrl.length));
  if (!source.startsWith(baseUrl) || !fs.existsSync(file)) {
    throw new Error(
      `A page shows the picture ${source}, which the build lacks, so no book can have it.`,
    );
  }
  return fs.readFileSync(file);
};

/**
 * Pictures as books have them: JPEG, which every reader shows, no wider than their pages.
 *
 * @returns each by its address in the pages, with its name in the book
 */
export const bookPictures = async (
  sources: readonly string[],
  {outDir, baseUrl}: {outDir: string; baseUrl: string},
  cache?: BookCache<Uint8Array>,
): Promise<Map<string, {name: string; bytes: Uint8Array}>> => {
  const entries = await Promise.all(
    sources.map(async (source) => {
      const picture = readPicture(outDir, baseUrl, source);
      const known = cache?.get([picture]);
      const bytes =
        known ??
        (await sharp(picture)
          .resize({width: maxWidth, withoutEnlargement: true})
          .flatten({background: 'white'})
          .jpeg({quality})
          .toBuffer());
      if (!known) cache?.set([picture], bytes);
      return [
        source,
        {name: `picture-${hashOf(picture)}.jpg`, bytes: new Uint8Array(bytes)},
      ] as const;
    }),
  );
  return new Map(entries);
};
