import path from 'node:path';

import {chromium} from '@playwright/test';

import {browserArgs} from '../browser';

/** Size of one picture on the sheet, in pixels. */
const WIDTH = 256;
const HEIGHT = 144;

/** An address that only this page answers, so that its canvas may read the frames. */
const ORIGIN = 'http://sheet.invalid';

/**
 * Draws the last frames of video files side by side, as WebP.
 *
 * @param executablePath a Chromium that plays H.264
 * @throws when a file can't be played
 */
export const contactSheet = async (
  executablePath: string,
  files: readonly string[],
  columns: number,
): Promise<Buffer> => {
  const browser = await chromium.launch({executablePath, args: browserArgs});
  try {
    const page = await browser.newPage();
    await page.route(`${ORIGIN}/**`, async (route) => {
      const name = path.basename(new URL(route.request().url()).pathname);
      const file = files.find((candidate) => path.basename(candidate) === name);
      await (file === undefined
        ? route.fulfill({contentType: 'text/html', body: '<!doctype html>'})
        : route.fulfill({path: file, contentType: 'video/mp4'}));
    });
    await page.goto(ORIGIN);
    const dataUrl = await page.evaluate(
      async ({names, columnCount, width, height}) => {
        const canvas = document.createElement('canvas');
        canvas.width = width * columnCount;
        canvas.height = height * Math.ceil(names.length / columnCount);
        const context = canvas.getContext('2d');
        for (const [index, name] of names.entries()) {
          const video = document.createElement('video');
          // A blob can be sought in; the answer of a route has no ranges.
          video.src = URL.createObjectURL(await (await fetch(`/${name}`)).blob());
          video.muted = true;
          await new Promise((resolve, reject) => {
            video.addEventListener('loadeddata', resolve, {once: true});
            video.addEventListener('error', () => {
              reject(new Error(`${name} can't be played`));
            });
          });
          const sought = new Promise((resolve) => {
            video.addEventListener('seeked', resolve, {once: true});
          });
          video.currentTime = video.duration - 0.05;
          await sought;
          const x = (index % columnCount) * width;
          const y = Math.floor(index / columnCount) * height;
          context?.drawImage(video, x, y, width, height);
        }
        return canvas.toDataURL('image/webp', 0.82);
      },
      {
        names: files.map((file) => path.basename(file)),
        columnCount: columns,
        width: WIDTH,
        height: HEIGHT,
      },
    );
    return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  } finally {
    await browser.close();
  }
};
