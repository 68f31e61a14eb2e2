import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {Resvg} from '@resvg/resvg-js';
import {inParallel} from 'mdx-docs-checker/in-parallel';

import {withRenderSession, type RenderSession} from '../renderSession';
import type {RenderJob} from './collectRenders';
import {pictureFile, recordPicture} from './pictures';
import {namesWebMedia, writeProject} from './renderProject';

/** How long a sample may wait for what it loads, in milliseconds. */
const TIME_LIMIT = 15_000;

/** Frames of a composition of 120 that a sample can show something at. */
const OTHER_FRAMES = [0, 30, 110];

/** The width of the picture that is looked at, in pixels. */
const LOOK_WIDTH = 320;

/** The width of the picture that a page shows, in pixels. */
const PICTURE_WIDTH = 640;

/** The color of a PNG whose pixels are all the same. */
const onlyColor = (png: Buffer, width: number, height: number): number | undefined => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
  const {pixels} = new Resvg(svg).render();
  const first = pixels.readUInt32LE(0);
  for (let offset = 4; offset < pixels.length; offset += 4) {
    if (pixels.readUInt32LE(offset) !== first) return undefined;
  }
  return first;
};

const uses = ({files}: RenderJob, tag: RegExp): boolean =>
  Object.values(files).some((code) => tag.test(code));

interface Shared extends RenderSession {
  readonly timeoutInMilliseconds: number;
  readonly logLevel: 'error';
}

/** Which media fail: where a sample names media on the web, those of the project don't. */
type Failure = 'none' | 'web' | 'all';

/** What a sample registers first, with the options that everything about the sample is rendered with. */
const openSample = async (index: number, shared: Shared, fails: Failure) => {
  const {getCompositions} = await import('@remotion/renderer');
  const options = {...shared, envVariables: {SAMPLE: String(index), SAMPLE_FAILS: fails}};
  const [composition] = await getCompositions(shared.serveUrl, options);
  return {composition, options};
};

/** Renders one sample; returns what is wrong. */
const renderJob = async (
  job: RenderJob,
  index: number,
  shared: Shared,
  fails: Failure,
): Promise<string | undefined> => {
  const {renderMedia, renderStill} = await import('@remotion/renderer');
  const {composition, options} = await openSample(index, shared, fails);
  if (!composition) return 'registers no composition';
  const {width, height, durationInFrames} = composition;
  const lookAt = async (frame: number): Promise<number | undefined> => {
    const scale = Math.min(1, LOOK_WIDTH / width);
    const {buffer} = await renderStill({
      ...options,
      composition,
      frame: Math.min(frame, durationInFrames - 1),
      scale,
      imageFormat: 'png',
    });
    if (!buffer) throw new Error('The toolkit returned no image.');
    return onlyColor(buffer, Math.round(width * scale), Math.round(height * scale));
  };
  const frames = [job.frame ?? Math.floor(durationInFrames / 2), ...OTHER_FRAMES];
  const colors = new Set<number>();
  for (const frame of frames) {
    const color = await lookAt(frame);
    if (color === undefined || colors.add(color).size > 1) return undefined;
  }
  // A root shows how compositions are registered, an artifact is a file: both may leave the picture empty.
  if (job.kind === 'root' || uses(job, /<Artifact\b/u)) return undefined;
  if (!uses(job, /<Audio\b/u)) {
    return `the image is the same single color at frames ${frames.join(', ')}`;
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sound-'));
  try {
    await renderMedia({
      ...options,
      composition,
      codec: 'wav',
      frameRange: [0, Math.min(30, durationInFrames - 1)],
      outputLocation: path.join(folder, 'sound.wav'),
    });
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
  return undefined;
};

/** What the bundler says, with the place of the sample that it stumbled over. */
const bundleMessage = (folder: string, jobs: readonly RenderJob[], error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error);
  const index = message.split(`${folder}${path.sep}`)[1]?.split(path.sep)[0];
  const job = jobs[Number(index)];
  const place = job ? `${job.page}:${String(job.line)}:${String(job.column)} ` : '';
  return `${place}render The samples can't be bundled: ${message.split('\n')[0] ?? ''}`;
};

/** Renders the picture that the page shows of a sample. */
const takePicture = async (
  root: string,
  job: RenderJob,
  index: number,
  shared: Shared,
): Promise<void> => {
  if (job.picture === undefined) return;
  const {renderStill} = await import('@remotion/renderer');
  const {composition, options} = await openSample(index, shared, 'none');
  if (!composition) return;
  const {width, height, durationInFrames} = composition;
  const scale = Math.min(1, PICTURE_WIDTH / width);
  const output = pictureFile(root, job.picture);
  mkdirSync(path.dirname(output), {recursive: true});
  await renderStill({
    ...options,
    composition,
    frame: job.frame ?? Math.floor(durationInFrames / 2),
    scale,
    imageFormat: 'webp',
    output,
    overwrite: true,
  });
  recordPicture(root, job.picture, {
    hash: job.hash,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  });
};

const messageOf = (error: unknown): string => {
  const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return first;
};

/**
 * Renders samples with the toolkit in one browser; a sample that fails has a second try.
 *
 * @param done hears of each sample as it is finished: undefined when all is well, else what is wrong
 * @param lanes how many samples are rendered at a time; one waits for its media, the browser or a file half
 *   of its time
 * @throws when the samples can't be bundled or there is no browser
 */
export const renderJobs = async (
  root: string,
  jobs: readonly RenderJob[],
  done: (job: RenderJob, problem: string | undefined) => void,
  lanes = 1,
): Promise<void> => {
  const {bundle} = await import('@remotion/bundler');
  const folder = path.join(root, 'node_modules/.cache/renders', String(process.pid));
  const {entryPoint, publicDir} = writeProject(root, folder, jobs);
  const bundleSamples = (): Promise<string> =>
    bundle({entryPoint, publicDir, rootDir: root, enableCaching: false}).catch((error: unknown) => {
      throw new Error(bundleMessage(folder, jobs, error));
    });
  try {
    await withRenderSession(bundleSamples, async (session) => {
      const shared = {...session, timeoutInMilliseconds: TIME_LIMIT, logLevel: 'error'} as const;
      const renderSample = async (job: RenderJob, index: number): Promise<void> => {
        const attempt = async (fails: Failure): Promise<string | undefined> => {
          try {
            return await renderJob(job, index, shared, fails);
          } catch (error) {
            return messageOf(error);
          }
        };
        const settle = async (fails: Failure): Promise<string | undefined> =>
          (await attempt(fails)) && attempt(fails);
        const problem = await settle('none');
        const failure =
          problem === undefined && job.failing
            ? await settle(namesWebMedia(job) ? 'web' : 'all')
            : undefined;
        if (problem === undefined) await takePicture(root, job, index, shared);
        done(job, problem ?? (failure && `without its media: ${failure}`));
      };
      await inParallel(jobs, lanes, renderSample);
    });
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
};
