// Makes small media files in many formats, and prints what Media Parser reads from them.
import fs from 'node:fs';
import path from 'node:path';

import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';

import {makeMediaFiles} from './lib/mediaFixtures';

const help = `Usage: tsx scripts/media-fixtures.ts <folder> [--report] [--binaries <folder>]

Writes media files, most of them of four seconds, into the folder, with the FFmpeg that comes with
the toolkit. The tables on pages below docs/media-parser come from them; clip.mp4 and clip.webm are
those in static/demo, which the tools on these pages offer.

  --report     also prints, as Markdown tables, what parseMedia() reads from each file and which error
               it throws
  --binaries   use the FFmpeg in this folder
  --help       print this text

Codecs without an encoder in that FFmpeg (AV1, FLAC, Vorbis, AC-3) are missing.`;

const fields = {
  container: true,
  videoCodec: true,
  audioCodec: true,
  dimensions: true,
  unrotatedDimensions: true,
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
  tracks: true,
  m3uStreams: true,
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
  await makeMediaFiles(path.resolve(dir), {
    binariesDirectory: binaries && path.resolve(binaries),
  });
  if (args.includes('--report')) await report(path.resolve(dir));
};

void main();
