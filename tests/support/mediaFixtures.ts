// Small media files, made with the FFmpeg that comes with the toolkit.
import fs from 'node:fs';
import path from 'node:path';

import {RenderInternals} from '@remotion/renderer';

const root = path.resolve(__dirname, '../..');
const tone = path.join(root, 'static/demo/tone.wav');
const seconds = ['-t', '4'];
const picture = ['-i', path.join(root, 'static/video/hero.mp4')];
const both = [...picture, '-i', tone, '-map', '0:v', '-map', '1:a', ...seconds];
const small = ['-vf', 'scale=320:180', '-pix_fmt', 'yuv420p'];
const h264 = [...small, '-c:v', 'libx264', '-g', '30', '-preset', 'ultrafast'];
const aac = ['-c:a', 'aac', '-ar', '48000'];
const opus = ['-c:a', 'libopus', '-ar', '48000'];
const tags = ['-metadata', 'title=Tone', '-metadata', 'artist=Example'];

/** Arguments of FFmpeg for each file; later ones may read earlier ones from the folder `dir`. */
const encodings = (dir: string): Record<string, string[]> => {
  const made = (name: string): string[] => ['-i', path.join(dir, name)];
  return {
    'h264.mp4': [...both, ...h264, ...aac, ...tags],
    'h264-faststart.mp4': [...made('h264.mp4'), '-c', 'copy', '-movflags', '+faststart'],
    'no-audio.mp4': [...made('h264.mp4'), '-c', 'copy', '-an'],
    'two-audio.mp4': [
      ...[...made('h264.mp4'), '-map', '0:v', '-map', '0:a', '-map', '0:a', '-c', 'copy'],
      ...['-metadata:s:a:0', 'language=eng', '-metadata:s:a:1', 'language=deu'],
    ],
    // Thirty seconds of 1280×720 pixels, for what must take a moment.
    'long.mp4': ['-stream_loop', '5', ...picture, '-c', 'copy'],
    'rotated.mov': ['-display_rotation:v', '90', ...made('h264.mp4'), '-c', 'copy'],
    'aac.m4a': ['-i', tone, ...aac, ...tags, '-f', 'mp4'],
    'vp8-opus.webm': [...both, ...small, '-c:v', 'libvpx', '-b:v', '500k', '-g', '30', ...opus],
    'live.webm': [...made('vp8-opus.webm'), '-c', 'copy', '-live', '1'],
    'cover.png': [...picture, '-vf', 'scale=320:180', '-frames:v', '1'],
    'cbr.mp3': ['-i', tone, '-b:a', '128k', ...tags],
  };
};

/** Files that FFmpeg doesn't write: a playlist, and broken or foreign ones; `from` is a file above. */
interface OtherFile {
  from?: string;
  content: (source: Buffer) => string | Buffer;
}

const halfOf = (from: string): OtherFile => ({
  from,
  content: (source) => source.subarray(0, source.length / 2),
});

const text = (content: string): OtherFile => ({content: () => content});

const segments = [0, 1].map((i) => `#EXTINF:2.0,\nsegment-${String(i)}.ts\n`).join('');

const others: Record<string, OtherFile> = {
  'stream.m3u8': text(
    `#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:2\n${segments}#EXT-X-ENDLIST\n`,
  ),
  'truncated-faststart.mp4': halfOf('h264-faststart.mp4'),
  'truncated.webm': halfOf('vp8-opus.webm'),
  'mp3-named.mp4': {from: 'cbr.mp3', content: (source) => source},
  'empty.mp4': text(''),
  'text.mp4': text('This is not a video.\n'.repeat(100)),
  'document.pdf': text(`%PDF-1.7\n${'% nothing\n'.repeat(100)}`),
};

/**
 * Writes media files, most of them four seconds long, and those that they are made from into a folder. Rejects with what
 * FFmpeg prints when it fails.
 */
export const makeMediaFiles = async (dir: string, names: readonly string[]): Promise<void> => {
  const all = encodings(dir);
  const wanted = new Set<string>();
  const want = (name: string): void => {
    const {from} = others[name] ?? {};
    const args = all[name] ?? [];
    if (!others[name] && !all[name]) throw new Error(`There is no media file ${name}.`);
    if (from !== undefined) want(from);
    for (const arg of args) if (path.dirname(arg) === dir) want(path.basename(arg));
    wanted.add(name);
  };
  names.forEach(want);
  fs.mkdirSync(dir, {recursive: true});
  for (const [name, args] of Object.entries(all)) {
    if (!wanted.has(name)) continue;
    await RenderInternals.callFf({
      bin: 'ffmpeg',
      args: ['-hide_banner', '-loglevel', 'error', '-y', ...args, path.join(dir, name)],
      indent: false,
      logLevel: 'error',
      binariesDirectory: null,
      cancelSignal: undefined,
    });
  }
  for (const [name, {from, content}] of Object.entries(others)) {
    if (!wanted.has(name)) continue;
    const source = from === undefined ? Buffer.alloc(0) : fs.readFileSync(path.join(dir, from));
    fs.writeFileSync(path.join(dir, name), content(source));
  }
};
