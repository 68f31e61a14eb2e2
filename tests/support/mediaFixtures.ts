// Small media files in many formats, made with the FFmpeg that comes with the toolkit.
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
const h265 = [...small, '-c:v', 'libx265', '-g', '30', '-preset', 'ultrafast'];
const aac = ['-c:a', 'aac', '-ar', '48000'];
const opus = ['-c:a', 'libopus', '-ar', '48000'];
const toHdr = 'zscale=w=320:h=180:tin=709:pin=709:min=709:t=smpte2084:p=2020:m=2020_ncl';
const place = 'com.apple.quicktime.location.ISO6709=+52.5200+013.4050+034.000/';
const tags = ['-metadata', 'title=Tone', '-metadata', 'artist=Example'];

/** Arguments of FFmpeg for each file; later ones may read earlier ones from the folder `dir`. */
const encodings = (dir: string): Record<string, string[]> => {
  const made = (name: string): string[] => ['-i', path.join(dir, name)];
  return {
    'h264.mp4': [...both, ...h264, ...aac, ...tags],
    'h264-faststart.mp4': [...made('h264.mp4'), '-c', 'copy', '-movflags', '+faststart'],
    'h264-fragmented.mp4': [
      ...[...made('h264.mp4'), '-c', 'copy'],
      ...['-movflags', '+frag_keyframe+empty_moov+default_base_moof'],
    ],
    'h265.mp4': [...both, ...h265, ...aac, '-tag:v', 'hvc1'],
    'hdr.mp4': [...both, ...h265, '-vf', `${toHdr},format=yuv420p`, ...aac, '-tag:v', 'hvc1'],
    'no-audio.mp4': [...made('h264.mp4'), '-c', 'copy', '-an'],
    'two-audio.mp4': [
      ...[...made('h264.mp4'), '-map', '0:v', '-map', '0:a', '-map', '0:a', '-c', 'copy'],
      ...['-metadata:s:a:0', 'language=eng', '-metadata:s:a:1', 'language=deu'],
    ],
    'stretched.mp4': [
      ...both,
      ...[
        '-vf',
        'scale=240:180',
        '-pix_fmt',
        'yuv420p',
        '-aspect',
        '16:9',
        '-c:v',
        'libx264',
        ...aac,
      ],
    ],
    // Frames that refer to later ones are stored in another order than they are shown in.
    'clip.mp4': [
      ...[...both, ...small, '-c:v', 'libx264', '-g', '30', '-preset', 'slow', '-crf', '30'],
      ...[...aac, '-b:a', '64k', '-movflags', '+faststart', ...tags],
    ],
    'clip.webm': [
      ...[...both, ...small, '-c:v', 'libvpx-vp9', '-g', '30', '-crf', '40', '-b:v', '0'],
      ...[...opus, '-b:a', '48k', ...tags],
    ],
    // Thirty seconds of 1280×720 pixels, for what must take a moment.
    'long.mp4': ['-stream_loop', '5', ...picture, '-c', 'copy'],
    'rotated.mov': ['-display_rotation:v', '90', ...made('h264.mp4'), '-c', 'copy'],
    'location.mov': [
      ...[...made('h264.mp4'), '-c', 'copy', '-movflags', 'use_metadata_tags', '-metadata', place],
    ],
    'prores.mov': [...picture, ...seconds, '-vf', 'scale=320:180', '-c:v', 'prores_ks'],
    // Short: the parser reads PCM in this container two bytes at a time.
    'prores-pcm.mov': [
      ...[...both, '-t', '0.1', '-vf', 'scale=320:180', '-c:v', 'prores_ks', '-c:a', 'pcm_s16le'],
    ],
    'aac.m4a': ['-i', tone, ...aac, ...tags, '-f', 'mp4'],
    'vp8-opus.webm': [...both, ...small, '-c:v', 'libvpx', '-b:v', '500k', '-g', '30', ...opus],
    'vp9-opus.webm': [...both, ...small, '-c:v', 'libvpx-vp9', '-g', '30', ...opus, ...tags],
    'live.webm': [...made('vp8-opus.webm'), '-c', 'copy', '-live', '1'],
    'h264-aac.mkv': [...made('h264.mp4'), '-c', 'copy'],
    'h265-opus.mkv': [...both, ...h265, ...opus],
    'h264-aac.avi': [
      ...[...made('h264.mp4'), '-c', 'copy', '-bsf:v', 'h264_mp4toannexb', '-tag:v', 'H264'],
    ],
    'h264-mp3.avi': [...both, ...h264, '-c:a', 'libmp3lame', ...tags],
    'h264-aac.ts': [...made('h264.mp4'), '-c', 'copy'],
    'h265-aac.ts': [...made('h265.mp4'), '-c', 'copy'],
    'segment-0.ts': [...made('h264.mp4'), '-c', 'copy', '-t', '2'],
    'segment-1.ts': ['-ss', '2', ...made('h264.mp4'), '-c', 'copy', '-output_ts_offset', '2'],
    'cover.png': [...picture, '-vf', 'scale=320:180', '-frames:v', '1'],
    'cbr.mp3': ['-i', tone, '-b:a', '128k', ...tags],
    'vbr.mp3': ['-i', tone, '-q:a', '4'],
    'cover.mp3': [
      ...['-i', tone, ...made('cover.png'), '-map', '0', '-map', '1', '-id3v2_version', '3'],
      ...['-metadata:s:v', 'comment=Cover (front)', ...tags],
    ],
    'adts.aac': ['-i', tone, ...aac],
    'pcm16.wav': ['-i', tone, ...tags],
    'opus.ogg': ['-i', tone, ...opus],
    'moving.gif': [...picture, '-vf', 'scale=320:180', '-frames:v', '4'],
    'still.jpg': [...made('cover.png'), '-pix_fmt', 'yuvj420p'],
  };
};

/** Files that FFmpeg doesn't write: playlists, and broken or foreign ones; `from` is a file above. */
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
  'master.m3u8': text(
    [
      '#EXTM3U',
      '#EXT-X-STREAM-INF:BANDWIDTH=200000,RESOLUTION=320x180,CODECS="avc1.42c00d,mp4a.40.2"',
      'stream.m3u8',
      '#EXT-X-STREAM-INF:BANDWIDTH=800000,RESOLUTION=1280x720,CODECS="avc1.42c00d,mp4a.40.2"',
      'stream.m3u8',
      '',
    ].join('\n'),
  ),
  'truncated.mp4': halfOf('h264.mp4'),
  'truncated-faststart.mp4': halfOf('h264-faststart.mp4'),
  'truncated.webm': halfOf('vp8-opus.webm'),
  'truncated.mp3': halfOf('cbr.mp3'),
  'mp3-named.mp4': {from: 'cbr.mp3', content: (source) => source},
  'empty.mp4': text(''),
  'text.mp4': text('This is not a video.\n'.repeat(100)),
  'page.html': text(`<!doctype html>\n${'<p>Not found</p>\n'.repeat(100)}`),
  'document.pdf': text(`%PDF-1.7\n${'% nothing\n'.repeat(100)}`),
};

interface Options {
  /** The folder of FFmpeg; null: the one of the toolkit. */
  binariesDirectory?: string | null;
  /** Only these files, and those that they are made from. */
  only?: readonly string[];
}

/**
 * Writes media files into a folder, most of them four seconds long. Codecs without an encoder in the toolkit's FFmpeg
 * (AV1, FLAC, Vorbis, AC-3) are missing. Rejects with what FFmpeg prints when it fails.
 */
export const makeMediaFiles = async (
  dir: string,
  {binariesDirectory = null, only}: Options = {},
): Promise<void> => {
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
  (only ?? [...Object.keys(all), ...Object.keys(others)]).forEach(want);
  fs.mkdirSync(dir, {recursive: true});
  for (const [name, args] of Object.entries(all)) {
    if (!wanted.has(name)) continue;
    await RenderInternals.callFf({
      bin: 'ffmpeg',
      args: ['-hide_banner', '-loglevel', 'error', '-y', ...args, path.join(dir, name)],
      indent: false,
      logLevel: 'error',
      binariesDirectory,
      cancelSignal: undefined,
    });
  }
  for (const [name, {from, content}] of Object.entries(others)) {
    if (!wanted.has(name)) continue;
    const source = from === undefined ? Buffer.alloc(0) : fs.readFileSync(path.join(dir, from));
    fs.writeFileSync(path.join(dir, name), content(source));
  }
};
