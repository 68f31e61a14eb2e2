import {Resvg} from '@resvg/resvg-js';

/** The size of a tile, in pixels of a still of 320 pixels: glyphs of another font are averaged out in it. */
const TILE = 16;

/** The size of a tile where words are compared: about a letter, so that other letters aren't averaged out. */
const LETTER_TILE = 8;

/** From which difference of a channel's mean, as a share of its range, a tile is another one. */
const TILE_DIFFERENCE = 0.1;

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** A part of a picture, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const decode = (png: Buffer): Pixels => {
  // Width and height stand at these places of the first chunk of each PNG.
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}"><image width="${String(width)}" height="${String(height)}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
  return {width, height, data: new Resvg(svg).render().pixels};
};

/** The mean of each channel in a box. */
const meanOf = ({width, data}: Pixels, box: Box): number[] => {
  const sums = [0, 0, 0];
  for (let y = box.top; y < box.top + box.height; y++) {
    for (let x = box.left; x < box.left + box.width; x++) {
      for (const channel of sums.keys()) {
        sums[channel] = (sums[channel] ?? 0) + (data[4 * (y * width + x) + channel] ?? 0);
      }
    }
  }
  return sums.map((sum) => sum / (box.width * box.height));
};

/** The tiles of a box; those at its right and lower edges may be smaller. */
const tilesOf = (box: Box, size: number): Box[] => {
  const tiles: Box[] = [];
  for (let y = 0; y < box.height; y += size) {
    for (let x = 0; x < box.width; x += size) {
      tiles.push({
        left: box.left + x,
        top: box.top + y,
        width: Math.min(size, box.width - x),
        height: Math.min(size, box.height - y),
      });
    }
  }
  return tiles;
};

/**
 * The share of two PNGs, from 0 to 1, in which they look different; 1 when their sizes differ. It doesn't see
 * a shift of a few pixels, or another font of about the same width.
 *
 * @param words only this part is compared, in tiles of a letter's size: it sees other words of the same length
 */
export const differentShare = (one: Buffer, other: Buffer, words?: Box): number => {
  const [a, b] = [decode(one), decode(other)];
  if (a.width !== b.width || a.height !== b.height) return 1;
  const tiles = words
    ? tilesOf(words, LETTER_TILE)
    : tilesOf({left: 0, top: 0, width: a.width, height: a.height}, TILE);
  const different = tiles.filter((tile) => {
    const second = meanOf(b, tile);
    const distances = meanOf(a, tile).map((mean, channel) =>
      Math.abs(mean - (second[channel] ?? 0)),
    );
    return Math.max(...distances) > TILE_DIFFERENCE * 255;
  });
  return different.length / tiles.length;
};
