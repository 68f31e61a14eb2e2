import type {Page} from '@playwright/test';

/** Counts the colors of a PNG, in an empty page of the browser. */
export const countColors = (page: Page, png: Buffer): Promise<number> =>
  page.evaluate(
    async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const {data} = context?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      return new Set(new Uint32Array(data?.buffer ?? new ArrayBuffer(0))).size;
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
