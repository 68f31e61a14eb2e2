import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Fact} from 'mdx-docs-checker/guides';

interface Stream {
  readonly codec_type?: string;
  readonly codec_name?: string;
  readonly width?: number;
  readonly height?: number;
  readonly nb_read_packets?: string;
}

interface Probe {
  readonly streams: readonly Stream[];
  readonly format: {readonly duration?: string};
}

/** Reads a media file with the toolkit's FFprobe. */
const probe = (root: string, file: string): Probe => {
  const options = ['-v', 'error', '-count_packets', '-show_streams', '-show_format', '-of', 'json'];
  const command = path.join(root, 'node_modules/.bin/remotion');
  const printed = execFileSync(command, ['ffprobe', ...options, file], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return JSON.parse(printed.slice(printed.indexOf('{'))) as Probe;
};

/** How far a measured duration may be from the stated one, in seconds: the length of a sound frame. */
const TOLERANCE = 0.06;

/**
 * Compares a file with what a guide says about it.
 *
 * @param root the site's root, whose FFprobe is used
 * @returns what is different, one message each
 */
export const factProblems = (root: string, file: string, facts: readonly Fact[]): string[] => {
  const isThere = existsSync(file);
  if (facts.some(({kind}) => kind === 'missing')) return isThere ? ['exists'] : [];
  if (!isThere) return ['does not exist'];
  if (statSync(file).isFile() && statSync(file).size === 0) return ['is empty'];
  let known: Probe | undefined;
  const media = (): Probe => (known ??= probe(root, file));
  const problem = (fact: Fact): string | undefined => {
    switch (fact.kind) {
      case 'files': {
        const count = readdirSync(file).length;
        return count === fact.count ? undefined : `has ${String(count)} files`;
      }
      case 'contains':
        return readFileSync(file, 'utf8').includes(fact.text)
          ? undefined
          : `does not contain ${fact.text}`;
      case 'size': {
        const {width, height} = media().streams.find((stream) => stream.width !== undefined) ?? {};
        return width === fact.width && height === fact.height
          ? undefined
          : `is ${String(width)}×${String(height)}`;
      }
      case 'seconds': {
        const seconds = Number(media().format.duration);
        return Math.abs(seconds - fact.count) <= TOLERANCE
          ? undefined
          : `lasts ${String(seconds)} seconds`;
      }
      case 'frames': {
        const video = media().streams.find(({codec_type: type}) => type === 'video');
        return Number(video?.nb_read_packets) === fact.count
          ? undefined
          : `has ${String(video?.nb_read_packets)} frames`;
      }
      case 'codec': {
        const codecs = media().streams.map(({codec_name: name}) => name);
        return codecs.includes(fact.name) ? undefined : `has the codecs ${codecs.join(', ')}`;
      }
      case 'missing':
        return undefined;
    }
  };
  return facts.flatMap((fact) => problem(fact) ?? []);
};
