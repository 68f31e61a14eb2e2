import {copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {isSvgPart} from '../../../src/content/componentSamples';
import {sampleComposition} from '../../../src/content/sampleComposition';
import {placeholderMedia} from '../../../src/playground/placeholderMedia';
import type {RenderJob} from './collectRenders';

/**
 * Stand-ins for the media that samples name, by extension; paths from the project's root. They are those
 * of the editors, with a larger video and the site's font.
 */
export const MEDIA = {
  ...Object.fromEntries(
    [...placeholderMedia].flatMap(([key, file]) =>
      key.includes('.') ? [] : [[key, `static/${file}`]],
    ),
  ),
  mp4: 'static/video/hero.mp4',
  webm: 'static/video/hero.mp4',
  mov: 'static/video/hero.mp4',
  woff2:
    'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
};

/** The emoji of @remotion/animated-emoji, which reads its files from public/ itself. */
const EMOJI = /<AnimatedEmoji\b[^>]*?\semoji="([\w-]+)"/gu;

/** A module that answers `staticFile()` and addresses with stand-ins, or with nothing when these media are to fail. */
const mediaModule = `import {staticFile as place} from 'remotion';
const known = ${JSON.stringify(Object.keys(MEDIA))};
const standIn = (name, fails) => {
  const extension = name.split('.').pop();
  if (fails) return place('missing.' + extension);
  return place(known.includes(extension) ? 'media.' + extension : name);
};
export const staticFile = (name) => standIn(name, process.env.SAMPLE_FAILS === 'all');
export const webFile = (url) => standIn(url, process.env.SAMPLE_FAILS !== 'none');
`;

/** A font of the project in place of those that @remotion/google-fonts downloads. */
const fontModule = `import {continueRender, delayRender, staticFile} from 'remotion';
export const fontFamily = 'Stand-in';
export const loadFont = () => {
  const handle = delayRender('Loading the stand-in for a font');
  const face = new FontFace(fontFamily, 'url(' + staticFile('media.woff2') + ')');
  const loading = face.load().then(() => {
    document.fonts.add(face);
    continueRender(handle);
  });
  return {fontFamily, fonts: {normal: {400: {latin: ''}}}, unicodeRanges: {latin: ''}, waitUntilDone: () => loading};
};
export const loadFontFromInfo = loadFont;
export const getInfo = () => ({fontFamily, importName: 'StandIn', version: '', url: '', unicodeRanges: {latin: ''}, fonts: {normal: {400: {latin: ''}}}});
export const getAvailableFonts = () => ['Lato', 'Lora', 'Inter', 'Roboto'].map((name) => ({
  fontFamily: name, importName: name, load: async () => ({loadFont, getInfo, fontFamily}),
}));
`;

const mediaUrl = String.raw`https?:\/\/[^'"\s]+\.(?:${Object.keys(MEDIA).join('|')})`;

/** A module for style sheets that a page does not show: each class has its own name. */
const styleModule = 'export default new Proxy({}, {get: (_, name) => String(name)});\n';

/** Media that a sample imports. */
const importedMedia = new RegExp(
  String.raw`(from\s+)'\.[^']*\.(${Object.keys(MEDIA).join('|')})'`,
  'gu',
);

/** Whether a sample names media on the web. */
export const namesWebMedia = ({files, props = ''}: RenderJob): boolean =>
  [...Object.values(files), props].some((code) => new RegExp(mediaUrl, 'u').test(code));

/** Points code at the stand-ins for the files it names and for media on the web. */
const withPlaceholders = (code: string): string =>
  code
    .replace(/\bstaticFile\(/gu, 'standIn(')
    .replace(new RegExp(String.raw`(\w=)"(${mediaUrl})"`, 'gu'), `$1{webStandIn('$2')}`)
    .replace(new RegExp(`'(${mediaUrl})'`, 'gu'), `webStandIn('$1')`);

const importPlaceholders = (folder: string): string =>
  `import {staticFile as standIn, webFile as webStandIn} from '${folder}media.js';\n`;

/** The same for a whole file, with what it imports. */
const rewrite = (code: string, depth: number): string => {
  const up = '../'.repeat(depth + 1);
  const rewritten = withPlaceholders(code)
    .replace(importedMedia, `$1'${up}public/media.$2'`)
    .replace(/((?:from|import)\s+)'\.[^']*\.(?:css|scss|sass)'/gu, `$1'${up}style.js'`)
    .replace(/(['"])@remotion\/google-fonts(?:\/[\w-]+)?\1/gu, `'${up}font.js'`);
  return importPlaceholders(up) + rewritten;
};

/** The toolkit's bundler reads JSX below node_modules in .tsx files only. */
const fileName = (file: string): string => file.replace(/\.jsx$/u, '.tsx');

const isScript = (file: string): boolean => /\.[jt]sx?$/u.test(file);

/** An entry that registers one sample: the one whose number stands in the environment. */
const entryCode = (
  jobs: readonly RenderJob[],
): string => `${importPlaceholders('./')}import React from 'react';
import {Composition, continueRender, delayRender, registerRoot} from 'remotion';

const samples = [
${jobs
  .map(
    (job, index) =>
      `  {load: () => import('./${String(index)}/${fileName(job.entry)}'), name: ${JSON.stringify(job.name)}, kind: '${job.kind}', isSvgPart: ${String(isSvgPart(job))}, props: () => (${withPlaceholders(job.props ?? '{}')})},`,
  )
  .join('\n')}
];
const {load, name, kind, props, isSvgPart} = samples[Number(process.env.SAMPLE)];

const Root = () => {
  const [component, setComponent] = React.useState();
  const [handle] = React.useState(() => delayRender('Loading the sample'));
  React.useEffect(() => {
    load().then((module) => {
      const Sample = module[name];
      const sampleProps = props();
      const picture = <Sample {...sampleProps} />;
      setComponent(() => () => (isSvgPart ? <svg viewBox="-640 -360 1280 720">{picture}</svg> : picture));
      continueRender(handle);
    });
  }, [handle]);
  if (!component) return null;
  if (kind === 'root') return React.createElement(component);
  return <Composition id="sample" component={component} {...${JSON.stringify(sampleComposition)}} />;
};
registerRoot(Root);
`;

/**
 * Writes the samples as one project for the toolkit's bundler.
 *
 * @param folder is emptied first
 */
export const writeProject = (
  root: string,
  folder: string,
  jobs: readonly RenderJob[],
): {entryPoint: string; publicDir: string} => {
  rmSync(folder, {recursive: true, force: true});
  const publicDir = path.join(folder, 'public');
  mkdirSync(publicDir, {recursive: true});
  const place = (file: string, name: string): void => {
    const target = path.join(publicDir, name);
    if (!existsSync(target)) copyFileSync(path.join(root, file), target);
  };
  for (const [extension, file] of Object.entries(MEDIA)) place(file, `media.${extension}`);
  for (const {files} of jobs) {
    for (const code of Object.values(files)) {
      for (const [, emoji = ''] of code.matchAll(EMOJI)) place(MEDIA.webm, `${emoji}-1x.webm`);
    }
  }
  writeFileSync(path.join(folder, 'media.js'), mediaModule);
  writeFileSync(path.join(folder, 'font.js'), fontModule);
  writeFileSync(path.join(folder, 'style.js'), styleModule);
  jobs.forEach(({files}, index) => {
    for (const [name, code] of Object.entries(files)) {
      const file = path.join(folder, String(index), fileName(name));
      mkdirSync(path.dirname(file), {recursive: true});
      const depth = name.split('/').length - 1;
      writeFileSync(file, isScript(name) ? rewrite(code, depth) : code);
    }
  });
  const entryPoint = path.join(folder, 'entry.tsx');
  writeFileSync(entryPoint, entryCode(jobs));
  return {entryPoint, publicDir};
};
