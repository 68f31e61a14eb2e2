import type {Page} from '@playwright/test';

/** How far two pictures differ. */
export interface Difference {
  /** Sizes of both, in pixels. */
  sizes: [width: number, height: number][];
  /** Mean difference of a channel, in percent of its range. */
  mean: number;
  /** Share of pixels with a channel that differs by more than a tenth of its range, in percent. */
  share: number;
  /** Greatest difference of a channel, in percent of its range. */
  greatest: number;
}

interface Picture {
  bytes: Buffer;
  type: 'image/png' | 'image/webp';
}

/**
 * Compares pictures in an empty page of the browser, on black, so that transparent pixels count, too.
 *
 * @throws when one can't be decoded
 */
export const compareImages = async (
  page: Page,
  pictures: [Picture, Picture],
): Promise<Difference> =>
  page.evaluate(
    async (addresses) => {
      const read = async (
        address: string,
      ): Promise<{size: [number, number]; data: Uint8ClampedArray}> => {
        const image = new Image();
        image.src = address;
        await image.decode();
        const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
        const context = canvas.getContext('2d');
        if (!context) throw new Error('There is no canvas.');
        context.fillRect(0, 0, canvas.width, canvas.height);
        context.drawImage(image, 0, 0);
        const {data} = context.getImageData(0, 0, canvas.width, canvas.height);
        return {size: [canvas.width, canvas.height], data};
      };
      const [one, other] = await Promise.all(addresses.map(read));
      if (!one || !other) throw new Error('Two images are needed.');
      let sum = 0;
      let differing = 0;
      let greatest = 0;
      // Without arrays for each of millions of pixels, which take minutes where scripts aren't optimized.
      for (let pixel = 0; pixel < one.data.length; pixel += 4) {
        let most = 0;
        for (let at = pixel; at < pixel + 3; at++) {
          const difference = Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0));
          sum += difference;
          if (difference > most) most = difference;
        }
        if (most > greatest) greatest = most;
        if (most > 25.5) differing += 1;
      }
      const pixels = one.data.length / 4;
      return {
        sizes: [one.size, other.size],
        mean: (100 * sum) / (pixels * 3 * 255),
        share: (100 * differing) / pixels,
        greatest: (100 * greatest) / 255,
      };
    },
    pictures.map(({bytes, type}) => `data:${type};base64,${bytes.toString('base64')}`),
  );
