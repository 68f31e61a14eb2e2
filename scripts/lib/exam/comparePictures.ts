import {Resvg} from '@resvg/resvg-js';

/** The size of a tile, in pixels of a still of 320 pixels: glyphs of another font are averaged out in it. */
const TILE = 16;

/** From which difference of a channel's mean, as a share of its range, a tile is another one. */
const TILE_DIFFERENCE = 0.1;

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

const decode = (png: Buffer): Pixels => {
  // Width and height stand at these places of the first chunk of each PNG.
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}"><image width="${String(width)}" height="${String(height)}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
  return {width, height, data: new Resvg(svg).render().pixels};
};

/** The mean of each channel in a tile. */
const meanOf = ({width, height, data}: Pixels, left: number, top: number): number[] => {
  const sums = [0, 0, 0];
  let count = 0;
  for (let y = top; y < Math.min(top + TILE, height); y++) {
    for (let x = left; x < Math.min(left + TILE, width); x++) {
      count++;
      for (const channel of sums.keys()) {
        sums[channel] = (sums[channel] ?? 0) + (data[4 * (y * width + x) + channel] ?? 0);
      }
    }
  }
  return sums.map((sum) => sum / count);
};

/**
 * The share of two PNGs, from 0 to 1, in which they look different; 1 when their sizes differ. It doesn't see
 * a shift of a few pixels, or another font of about the same width.
 */
export const differentShare = (one: Buffer, other: Buffer): number => {
  const [a, b] = [decode(one), decode(other)];
  if (a.width !== b.width || a.height !== b.height) return 1;
  let tiles = 0;
  let different = 0;
  for (let top = 0; top < a.height; top += TILE) {
    for (let left = 0; left < a.width; left += TILE) {
      tiles++;
      const second = meanOf(b, left, top);
      const distances = meanOf(a, left, top).map((mean, channel) =>
        Math.abs(mean - (second[channel] ?? 0)),
      );
      if (Math.max(...distances) > TILE_DIFFERENCE * 255) different++;
    }
  }
  return different / tiles;
};
