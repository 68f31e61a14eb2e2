import {createHash} from 'node:crypto';

import {componentSamples, type ComponentSample} from '../../../src/content/componentSamples';
import {pictureId} from '../../../src/content/pictures';
import type {Page} from '../../../src/content/page';

/** A sample to render: its files, and what of them is rendered. */
export interface RenderJob {
  readonly page: string;
  /** Place of the opening fence, from 1. */
  readonly line: number;
  readonly column: number;
  /** Contents by path, relative to the sample's folder. */
  readonly files: Readonly<Record<string, string>>;
  /** The file that is rendered. */
  readonly entry: string;
  /** `component` becomes a composition; `root` registers its own. */
  readonly kind: 'component' | 'root';
  /** The name of the export. */
  readonly name: string;
  /** Props as a JavaScript expression. */
  readonly props?: string;
  /** The frame to look at, from 0. */
  readonly frame?: number;
  /** Whether it is rendered a second time, without its media. */
  readonly failing?: boolean;
  /** Names the picture that the page shows below the sample. */
  readonly picture?: string;
  /** Identifies all of this but the place and the picture. */
  readonly hash: string;
}

/** What a page has to render. */
export interface PageRenders {
  readonly jobs: readonly RenderJob[];
  /** Component samples that say why they can't be rendered. */
  readonly excused: number;
  /** Samples for apps around the toolkit, whose components are no compositions. */
  readonly apps: number;
}

/** Collects the samples of a page that show a component. */
export const collectRenders = ({file: page, samples}: Page): PageRenders => {
  const components = componentSamples(samples);
  const withPicture = samples.filter((sample) => sample.picture !== undefined);
  const jobs = components.flatMap(({sample, files, entry, name, kind}): RenderJob[] => {
    if (kind === 'app' || kind === 'excused') return [];
    const {line, column, props, frame, failing} = sample;
    const what = {
      files,
      entry,
      kind,
      name,
      ...(props === undefined ? {} : {props}),
      ...(frame === undefined ? {} : {frame}),
      ...(failing ? {failing} : {}),
    };
    const hash = createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 16);
    const picture =
      sample.picture === undefined
        ? {}
        : {picture: pictureId(page, withPicture.indexOf(sample) + 1)};
    return [{page, line, column, ...what, ...picture, hash}];
  });
  const count = (wanted: ComponentSample['kind']): number =>
    components.filter(({kind}) => kind === wanted).length;
  return {jobs, excused: count('excused'), apps: count('app')};
};
