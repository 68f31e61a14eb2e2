// Draws the picture that shared links show, static/img/social-card.png, 1200 × 630 pixels.
import fs from 'node:fs';
import path from 'node:path';

import {chromium} from '@playwright/test';

import {requireBrowser} from './lib/browser';

const help = `Usage: npm run social-card

Draws static/img/social-card.png from the logo and the text font; run it after changing either.`;

const root = path.resolve(__dirname, '..');

const dataUrl = (file: string, type: string): string =>
  `data:${type};base64,${fs.readFileSync(path.join(root, file)).toString('base64')}`;

const html = (): string => `<!doctype html><style>
@font-face {
  font-family: Text; font-weight: 400 700;
  src: url(${dataUrl('node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2', 'font/woff2')});
}
body { margin: 0; width: 1200px; height: 630px; background: #10141d; color: #f4f6fb; font-family: Text; position: relative; overflow: hidden; }
.ruler { position: absolute; inset: 0 0 auto; height: 56px; background:
  repeating-linear-gradient(to right, #6b7890 0 2px, transparent 2px 120px) 0 0 / 100% 28px no-repeat,
  repeating-linear-gradient(to right, #343d50 0 2px, transparent 2px 24px) 0 0 / 100% 16px no-repeat; }
.playhead { position: absolute; top: 0; bottom: 0; left: 792px; width: 5px; background: #ff8468; }
.brand { position: absolute; left: 84px; top: 132px; display: flex; align-items: center; gap: 26px; font-size: 58px; font-weight: 680; letter-spacing: -0.02em; }
h1 { position: absolute; left: 84px; top: 262px; margin: 0; width: 1000px; font-size: 84px; line-height: 1.05; font-weight: 660; letter-spacing: -0.03em; }
.bars { position: absolute; left: 84px; right: 84px; bottom: 0; display: flex; align-items: end; gap: 10px; }
.bars i { flex: 1; border-radius: 10px 10px 0 0; }
</style><div class="ruler"></div><div class="brand"><img width="84" height="84" src="${dataUrl('static/img/logo-white.svg', 'image/svg+xml')}">Remotion</div>
<h1>Make videos programmatically</h1>
<div class="bars">${Array.from({length: 32}, (_, index) => `<i style="height:${Math.round(52 + 34 * Math.sin(index * 0.7))}px;background:${index < 22 ? '#4f7cff' : '#2c3448'}"></i>`).join('')}</div>
<div class="playhead"></div>`;

const main = async (): Promise<void> => {
  if (process.argv.includes('--help')) {
    console.log(help);
    return;
  }
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const page = await browser.newPage({viewport: {width: 1200, height: 630}});
  await page.setContent(html());
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({path: path.join(root, 'static/img/social-card.png')});
  await browser.close();
};

void main();
