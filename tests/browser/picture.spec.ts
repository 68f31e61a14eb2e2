import fs from 'node:fs';
import path from 'node:path';

import {expect, test, type Locator, type Page} from '@playwright/test';
import {compareImages} from 'compare-site-builds/images';

import {countColors} from '../support/pictures';
import {openPlayground, pauseAt} from '../support/playground';
import {watchPage} from '../support/site';

const root = path.resolve(__dirname, '../..');

/** How far a saved frame may be from the rendered one, in percent; see `Difference`. */
const MEAN_LIMIT = 1;
const SHARE_LIMIT = 2;

const save = async (page: Page, editor: Locator): Promise<{name: string; png: Buffer}> => {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    editor.getByRole('button', {name: 'Save frame as PNG'}).click(),
  ]);
  return {name: saved.suggestedFilename(), png: fs.readFileSync(await saved.path())};
};

const stillFrameOf = (id: string): number => {
  const source = fs.readFileSync(path.join(root, 'src/demos', id, 'demo.ts'), 'utf8');
  return Number(/stillFrame: (\d+)/.exec(source)?.[1]);
};

test('the saved frame is what the toolkit renders', async ({page, context}) => {
  test.setTimeout(180_000);
  const {complaints} = watchPage(page);
  const empty = await context.newPage();
  // A page behind another one isn't painted, and Chromium warns that it doesn't use its fonts.
  await page.bringToFront();
  // Text, gradients, several scenes, SVG paths and shapes, and a canvas of WebGL.
  const ids = ['fade-in', 'transition-series', 'captions-words', 'path-evolve', 'noise-field'];
  for (const id of [...ids, 'fit-text', 'shapes-overview', 'three-canvas']) {
    const frame = stillFrameOf(id);
    const editor = await openPlayground(page, `/playground?start=${id}`);
    await pauseAt(editor, frame);
    await expect(editor.getByRole('slider', {name: 'Frame'})).toHaveValue(String(frame));
    const {name, png} = await save(page, editor);
    await expect(editor.getByText(`Saved ${name}.`)).toBeVisible();
    expect(name).toMatch(new RegExp(`^remotion-[a-z0-9-]+-frame-${frame}\\.png$`));
    // Rendered by the toolkit, and stored with some loss.
    const still = fs.readFileSync(path.join(root, 'static/img/demos', `${id}.webp`));
    const {sizes, mean, share} = await compareImages(empty, [
      {bytes: png, type: 'image/png'},
      {bytes: still, type: 'image/webp'},
    ]);
    expect(sizes[0], id).toEqual(sizes[1]);
    expect(await countColors(empty, png), id).toBeGreaterThan(10);
    // Edges of glyphs and the loss of the stored still, of which each makes up to one percent of the pixels.
    expect.soft(mean, id).toBeLessThan(MEAN_LIMIT);
    expect.soft(share, id).toBeLessThan(SHARE_LIMIT);
    const other = await compareImages(empty, [
      {bytes: png, type: 'image/png'},
      {bytes: fs.readFileSync(path.join(root, 'static/img/demos/hero.webp')), type: 'image/webp'},
    ]);
    expect.soft(other.share, id).toBeGreaterThan(SHARE_LIMIT);
  }
  expect(complaints).toEqual([]);
});

test('what draws the frame loads with the first one; the player pauses', async ({page}) => {
  const editor = await openPlayground(page, '/playground');
  await expect(editor.getByRole('button', {name: 'Pause'})).toBeVisible();
  const loaded = (): Promise<string[]> =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));
  expect((await loaded()).filter((name) => name.includes('picture'))).toEqual([]);
  await editor.getByRole('button', {name: 'Copy commands'}).focus();
  await page.keyboard.press('Tab');
  const [saved] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect((await loaded()).filter((name) => name.includes('picture'))).toHaveLength(1);
  await expect(editor.getByRole('button', {name: 'Play'})).toBeVisible();
  const frame = await editor.getByRole('slider', {name: 'Frame'}).inputValue();
  expect(saved.suggestedFilename()).toContain(`-frame-${frame}.png`);
});

test('images, canvases, drawings, styles and transparency are in the picture', async ({
  page,
  context,
}) => {
  const editor = await openPlayground(page, '/playground');
  const code = editor.getByRole('textbox', {name: 'Code of FadeIn.tsx'});
  await editor.getByLabel('Width (px)').fill('200');
  await editor.getByLabel('Height (px)').fill('100');
  // A pixel of green, and a text with a character that XML doesn't have.
  await code.fill(`import {useEffect, useRef} from 'react';
import {Img, staticFile} from 'remotion';
const green = 'data:image/svg+xml,' + encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><rect width="1" height="1" fill="lime"/></svg>');
const box = {position: 'absolute', width: 25, height: 25} as const;
export const Parts = () => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const drawing = canvas.current?.getContext('2d');
    if (drawing) { drawing.fillStyle = 'blue'; drawing.fillRect(0, 0, 25, 25); }
  }, []);
  return <>
    <style>{'.part::before {content: ""; position: absolute; left: 0; top: 0; width: 50px; height: 50px; background: red}'}</style>
    <style media="print">{'.part::before {background: black}'}</style>
    <div className="part" />
    <p style={{...box, left: 0, top: 75, margin: 0, color: 'transparent', background: 'yellow'}}>{'\u0007'}</p>
    <canvas ref={canvas} width={25} height={25} style={{...box, left: 50, top: 0}} />
    <svg viewBox="0 0 25 25" style={{...box, left: 75, top: 0}}><image href={green} width="25" height="25" preserveAspectRatio="none" /></svg>
    <div style={{...box, left: 50, top: 25, backgroundImage: \`url('\${green}')\`}} />
    <img src={green} srcSet={green + ' 2x'} style={{...box, left: 75, top: 25}} />
    <Img src={staticFile('img/demos/fade-in.webp')} style={{position: 'absolute', left: 100, top: 0, width: 100, height: 100}} />
  </>;
};`);
  await expect(page.frameLocator('#editor iframe').locator('canvas')).toBeVisible();
  const {png} = await save(page, editor);
  const empty = await context.newPage();
  const pixels = await empty.evaluate(
    async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = new OffscreenCanvas(200, 100);
      const drawing = canvas.getContext('2d');
      drawing?.drawImage(image, 0, 0);
      const at = (x: number, y: number): number[] => [
        ...(drawing?.getImageData(x, y, 1, 1).data ?? []),
      ];
      return {
        before: at(20, 20),
        text: at(20, 90),
        canvas: at(62, 12),
        drawing: at(87, 12),
        background: at(62, 37),
        source: at(87, 37),
        nothing: at(75, 75),
        image: at(150, 3)[3],
      };
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  const lime = [0, 255, 0, 255];
  expect(pixels).toEqual({
    before: [255, 0, 0, 255],
    text: [255, 255, 0, 255],
    canvas: [0, 0, 255, 255],
    drawing: lime,
    background: lime,
    source: lime,
    nothing: [0, 0, 0, 0],
    image: 255,
  });
});

test('what has no exact picture here is refused, with what to do', async ({page}) => {
  const editor = await openPlayground(page, '/playground');
  const code = editor.getByRole('textbox', {name: 'Code of FadeIn.tsx'});
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  const cases = {
    '<video data-case="1" />': 'The pixels of <video> can’t be read here.',
    '<iframe data-case="2" srcDoc="Text" />': 'The pixels of <iframe> can’t be read here.',
    '<p data-case="3" style={{background: `url(${location.origin}/img/logo.png)`}} />':
      'The file logo.png can’t be read here.',
    '<><style>{"@keyframes a {to {opacity: 0}} p {animation: a 9s}"}</style><p data-case="4" /></>':
      'CSS animations have no fixed state at a frame.',
    '<div data-case="6" ref={(box) => { if (box && !box.shadowRoot) box.attachShadow({mode: "open"}); }} />':
      'Elements with a shadow root can’t be copied here.',
    '<canvas data-case="7" ref={(canvas) => { canvas?.getContext("webgl"); }} />':
      'The pixels of a <canvas> can’t be read here.',
    '<img data-case="8" src="data:image/png;base64,AAAA" />':
      'An image of the composition did not load.',
    '<p data-case="9" ref={() => { document.fonts.add(new FontFace("Burrow", new ArrayBuffer(8))); }} />':
      'The font “Burrow” can’t be read here.',
  };
  for (const [element, reason] of Object.entries(cases)) {
    const number = /data-case="(\d)"/.exec(element)?.[1] ?? '';
    await code.fill(`export const Case = () => ${element};`);
    await expect(
      page.frameLocator('#editor iframe').locator(`[data-case="${number}"]`),
    ).toBeAttached();
    await editor.getByRole('button', {name: 'Save frame as PNG'}).click();
    await expect(
      editor.getByText(`${reason} Download the project and run “npx remotion still”.`),
    ).toBeVisible();
  }
  expect(saved).toEqual([]);
});
