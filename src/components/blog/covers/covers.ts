/** Colors of the drawings, by the names that covers use. */
export const colors = {
  blue: '#4f7cff',
  coral: '#ff6a4d',
  mint: '#3ddc97',
  amber: '#ffc247',
  violet: '#a98bff',
  sky: '#52c7ea',
} as const;

export type ColorName = keyof typeof colors;

/** Areas whose articles have covers: folders of static/img. */
export type CoverArea = 'blog' | 'learn' | 'success-stories';

/** What makes the cover of an article its own. */
export interface Cover {
  area: CoverArea;
  slug: string;
  /** The large text: a version, or two or three words. */
  headline: string;
  /** Name of the drawing, a key of `motifs`. */
  motif: string;
  main: ColorName;
  second: ColorName;
}

const coversOf =
  (area: CoverArea) =>
  (slug: string, headline: string, motif: string, main: ColorName, second: ColorName): Cover => ({
    area,
    slug,
    headline,
    motif,
    main,
    second,
  });

const cover = coversOf('blog');
const story = coversOf('success-stories');
const tutorial = coversOf('learn');

/**
 * One for each article, oldest first in each area. The order determines the position of the
 * playhead.
 */
export const covers: readonly [Cover, ...Cover[]] = [
  cover('introducing-remotion', 'Videos in React', 'frames', 'blue', 'coral'),
  cover('1-1', '1.1', 'modules', 'mint', 'blue'),
  cover('1-2', '1.2', 'mosaic', 'amber', 'coral'),
  cover('1-3', '1.3', 'streaks', 'sky', 'blue'),
  cover('1-4', '1.4', 'lenses', 'violet', 'mint'),
  cover('1-5', '1.5', 'windows', 'blue', 'amber'),
  cover('company-licenses', 'Public prices', 'columns', 'mint', 'sky'),
  cover('2-0', '2.0', 'waveform', 'coral', 'amber'),
  cover('2-1', '2.1', 'springs', 'violet', 'sky'),
  cover('2-2', '2.2', 'cubes', 'blue', 'mint'),
  cover('2-3', '2.3', 'cards', 'amber', 'violet'),
  cover('2-4', '2.4', 'tracks', 'mint', 'coral'),
  cover('2-5', '2.5', 'rings', 'coral', 'violet'),
  cover('2-6', '2.6', 'player', 'sky', 'mint'),
  cover('3-0', '3.0', 'fan', 'amber', 'blue'),
  cover('3-1', '3.1', 'bounces', 'mint', 'amber'),
  cover('3-2', '3.2', 'petals', 'coral', 'sky'),
  cover('seed-funding', 'CHF 180,000', 'coins', 'amber', 'mint'),
  cover('3-3', '3.3', 'noise', 'sky', 'violet'),
  cover('4-0', '4.0', 'form', 'blue', 'coral'),
  cover('deployable-studio', 'The Studio, online', 'network', 'violet', 'amber'),
  cover('faster-lambda', 'Faster Lambda', 'packets', 'mint', 'blue'),
  cover('media-parser', 'Media Parser', 'bytes', 'coral', 'violet'),
  story('makestories', 'Web Stories as MP4', 'slides', 'amber', 'violet'),
  story('yarx', 'A video for every runner', 'finish', 'mint', 'coral'),
  story('shortvid', 'Videos for meetups', 'badges', 'sky', 'amber'),
  story('typeframes', 'Videos from text', 'typing', 'blue', 'coral'),
  story('a-million-dollars', 'A million a year', 'growth', 'mint', 'amber'),
  tutorial('apple-wow', 'Build fireworks', 'fireworks', 'sky', 'coral'),
  tutorial('data-to-videos', 'A thousand videos', 'rows', 'mint', 'amber'),
];
