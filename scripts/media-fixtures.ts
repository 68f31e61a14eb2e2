// Makes small media files in many formats, and prints what Media Parser reads from them.
import fs from 'node:fs';
import path from 'node:path';

import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {RenderInternals} from '@remotion/renderer';

const help = `Usage: tsx scripts/media-fixtures.ts <folder> [--report] [--binaries <folder>]

Writes media files of four seconds into the folder, with the FFmpeg that comes with the toolkit. The
tables on pages below docs/media-parser come from them.

  --report     also prints, as Markdown tables, what parseMedia() reads from each file and which error
               it throws
  --binaries   use the FFmpeg in this folder
  --help       print this text

Codecs without an encoder in that FFmpeg (AV1, FLAC, Vorbis, AC-3) are missing.`;

const root = path.resolve(import.meta.dirname, '..');
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

/** Files that FFmpeg doesn't write: playlists, and broken or foreign ones. */
const writeOthers = (dir: string): void => {
  const file = (name: string): string => path.join(dir, name);
  const write = (name: string, content: string | Buffer): void => {
    fs.writeFileSync(file(name), content);
  };
  const segments = [0, 1].map((i) => `#EXTINF:2.0,\nsegment-${String(i)}.ts\n`).join('');
  write(
    'stream.m3u8',
    `#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:2\n${segments}#EXT-X-ENDLIST\n`,
  );
  write(
    'master.m3u8',
    [
      '#EXTM3U',
      '#EXT-X-STREAM-INF:BANDWIDTH=200000,RESOLUTION=320x180,CODECS="avc1.42c00d,mp4a.40.2"',
      'stream.m3u8',
      '#EXT-X-STREAM-INF:BANDWIDTH=800000,RESOLUTION=1280x720,CODECS="avc1.42c00d,mp4a.40.2"',
      'stream.m3u8',
      '',
    ].join('\n'),
  );
  const half = (name: string): Buffer => {
    const content = fs.readFileSync(file(name));
    return content.subarray(0, content.length / 2);
  };
  write('truncated.mp4', half('h264.mp4'));
  write('truncated-faststart.mp4', half('h264-faststart.mp4'));
  write('truncated.webm', half('vp8-opus.webm'));
  write('truncated.mp3', half('cbr.mp3'));
  write('mp3-named.mp4', fs.readFileSync(file('cbr.mp3')));
  write('empty.mp4', '');
  write('text.mp4', 'This is not a video.\n'.repeat(100));
  write('page.html', `<!doctype html>\n${'<p>Not found</p>\n'.repeat(100)}`);
  write('document.pdf', `%PDF-1.7\n${'% nothing\n'.repeat(100)}`);
};

const makeFiles = async (dir: string, binariesDirectory: string | null): Promise<void> => {
  const ffmpeg = (args: string[]): PromiseLike<{stdout: string}> =>
    RenderInternals.callFf({
      bin: 'ffmpeg',
      args: ['-hide_banner', '-loglevel', 'error', '-y', ...args],
      indent: false,
      logLevel: 'error',
      binariesDirectory,
      cancelSignal: undefined,
    });
  fs.mkdirSync(dir, {recursive: true});
  for (const [name, args] of Object.entries(encodings(dir))) {
    await ffmpeg([...args, path.join(dir, name)]);
  }
  writeOthers(dir);
};

const fields = {
  container: true,
  videoCodec: true,
  audioCodec: true,
  dimensions: true,
  rotation: true,
  durationInSeconds: true,
  slowDurationInSeconds: true,
  fps: true,
  slowFps: true,
  keyframes: true,
  slowKeyframes: true,
  slowNumberOfFrames: true,
  sampleRate: true,
  numberOfAudioChannels: true,
  isHdr: true,
  slowVideoBitrate: true,
  slowAudioBitrate: true,
  metadata: true,
  location: true,
  images: true,
} as const;

const show = (value: unknown): string => {
  if (Array.isArray(value)) return String(value.length);
  if (typeof value === 'number') return String(Number(value.toFixed(3)));
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** What each field holds for a file, or the error that reading this field alone throws. */
const readFile = async (src: string): Promise<string[]> => {
  const cells: string[] = [];
  for (const field of Object.keys(fields)) {
    try {
      const result = await parseMedia({
        src,
        fields: {[field]: true},
        reader: nodeReader,
        acknowledgeRemotionLicense: true,
        logLevel: 'error',
      });
      cells.push(show(Object.values(result)[0]));
    } catch (error) {
      const {constructor, message} = error instanceof Error ? error : new Error(String(error));
      cells.push(`${constructor.name}: ${message}`);
    }
  }
  return cells;
};

const report = async (dir: string): Promise<void> => {
  const row = (cells: string[]): string => `| ${cells.join(' | ')} |`;
  const names = Object.keys(fields);
  console.log(row(['file', ...names]));
  console.log(row(['---', ...names.map(() => '---')]));
  for (const name of fs.readdirSync(dir).sort()) {
    console.log(row([name, ...(await readFile(path.join(dir, name)))]));
  }
};

const main = async (): Promise<void> => {
  const args = process.argv.slice(2);
  const at = args.indexOf('--binaries');
  const binaries = at === -1 ? null : (args[at + 1] ?? null);
  const dir = args[0];
  if (dir === undefined || args.includes('--help')) {
    console.log(help);
    return;
  }
  await makeFiles(path.resolve(dir), binaries && path.resolve(binaries));
  if (args.includes('--report')) await report(path.resolve(dir));
};

void main();
