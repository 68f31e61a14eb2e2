import {linkSync, mkdirSync, rmSync, writeFileSync, copyFileSync} from 'node:fs';
import path from 'node:path';

import type {RenderJob} from './collect';

/** Stand-ins for the media that samples name, by extension; paths from the project's root. */
const MEDIA: Readonly<Record<string, string>> = {
  mp4: 'static/video/hero.mp4',
  webm: 'static/video/hero.mp4',
  mov: 'static/video/hero.mp4',
  mp3: 'static/demo/tone.wav',
  wav: 'static/demo/tone.wav',
  m4a: 'static/demo/tone.wav',
  png: 'static/img/demos/shapes-overview.webp',
  jpg: 'static/img/demos/shapes-overview.webp',
  jpeg: 'static/img/demos/shapes-overview.webp',
  webp: 'static/img/demos/shapes-overview.webp',
  gif: 'scripts/lib/renders/media/picture.gif',
  json: 'scripts/lib/renders/media/lottie.json',
  txt: 'scripts/lib/renders/media/captions.srt',
  srt: 'scripts/lib/renders/media/captions.srt',
  woff2:
    'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
};

/** A module that answers `staticFile()` with a stand-in, or with nothing when media are to fail. */
const mediaModule = `import {staticFile as place} from 'remotion';
const known = ${JSON.stringify(Object.keys(MEDIA))};
export const staticFile = (name) => {
  const extension = name.split('.').pop();
  if (process.env.SAMPLE_FAILS === 'true') return place('missing.' + extension);
  return place(known.includes(extension) ? 'media.' + extension : name);
};
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

/** Points a sample at stand-ins: for the files it names, for media on the web, and for fonts. */
const rewrite = (code: string, depth: number): string => {
  const up = '../'.repeat(depth + 1);
  const rewritten = code
    .replace(/\bstaticFile\(/gu, 'standIn(')
    .replace(new RegExp(String.raw`(\w=)"(${mediaUrl})"`, 'gu'), `$1{standIn('$2')}`)
    .replace(new RegExp(`'(${mediaUrl})'`, 'gu'), `standIn('$1')`)
    .replace(importedMedia, `$1'${up}public/media.$2'`)
    .replace(/((?:from|import)\s+)'\.[^']*\.(?:css|scss|sass)'/gu, `$1'${up}style.js'`)
    .replace(/(['"])@remotion\/google-fonts(?:\/[\w-]+)?\1/gu, `'${up}font.js'`);
  return `import {staticFile as standIn} from '${up}media.js';\n${rewritten}`;
};

/** The toolkit's bundler reads JSX below node_modules in .tsx files only. */
const fileName = (file: string): string => file.replace(/\.jsx$/u, '.tsx');

const isScript = (file: string): boolean => /\.[jt]sx?$/u.test(file);

/** An entry that registers one sample: the one whose number stands in the environment. */
const entryCode = (jobs: readonly RenderJob[]): string => `import React from 'react';
import {Composition, continueRender, delayRender, registerRoot} from 'remotion';

const samples = [
${jobs
  .map(
    ({entry, name, kind, props}, index) =>
      `  {load: () => import('./${String(index)}/${fileName(entry)}'), name: ${JSON.stringify(name)}, kind: '${kind}', props: (${props ?? '{}'})},`,
  )
  .join('\n')}
];
const {load, name, kind, props} = samples[Number(process.env.SAMPLE)];

const Root = () => {
  const [component, setComponent] = React.useState();
  const [handle] = React.useState(() => delayRender('Loading the sample'));
  React.useEffect(() => {
    load().then((module) => {
      setComponent(() => module[name]);
      continueRender(handle);
    });
  }, [handle]);
  if (!component) return null;
  if (kind === 'root') return React.createElement(component);
  return <Composition id="sample" component={component} width={1280} height={720} fps={30} durationInFrames={120} defaultProps={props} />;
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
  for (const [extension, file] of Object.entries(MEDIA)) {
    const target = path.join(publicDir, `media.${extension}`);
    try {
      linkSync(path.join(root, file), target);
    } catch {
      // Another file system.
      copyFileSync(path.join(root, file), target);
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
