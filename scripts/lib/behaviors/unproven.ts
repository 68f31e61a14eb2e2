/** Why no code of a page of kind `api` runs in a check. */
interface Unproven {
  readonly pages: RegExp;
  readonly reason: string;
}

/**
 * Pages of kind `api` without any executed proof, by class: no sample or number of theirs is run, none is
 * rendered, no range or default is called, and no behavior or effect is tried.
 */
export const UNPROVEN: readonly Unproven[] = [
  {
    pages: /^docs\/studio\/(?!deploy)/u,
    reason: 'needs a Studio that runs in a browser',
  },
  {
    pages:
      /^docs\/webcodecs\/(?:convert-media|create-|extract-frames|rotate-and|default-on|can-reencode|buffer-writer|web-fs-writer)/u,
    reason: "needs a browser's WebCodecs or storage",
  },
  {
    pages: /^docs\/whisper-web\//u,
    reason: "needs a browser's storage and WebAssembly",
  },
  {
    pages: /^docs\/preload\//u,
    reason: 'adds elements to a page in a browser',
  },
  {
    pages:
      /^docs\/(?:gif\/preload-gif|get-audio-data|iframe|getstaticfiles|get-remotion-environment|layout-utils\/fill-text-box|player\/thumbnail|rive\/|skia\/)/u,
    reason: 'loads, measures or draws in a browser',
  },
  {
    pages: /^docs\/media-parser\/parse-media-on-(?:web|server)-worker/u,
    reason: 'needs a worker that a bundler has built',
  },
  {
    pages:
      /^docs\/renderer\/(?:combine-chunks|get-compositions|select-composition|open-browser|stitch-frames-to-video)|^docs\/bundle\.mdx$/u,
    reason: 'needs a browser or a whole render; npm run walk and the renders of samples use it',
  },
  {
    pages: /^docs\/install-whisper-cpp\//u,
    reason: 'downloads and builds a program',
  },
  {
    pages: /^docs\/cloudrun\/|^docs\/lambda\//u,
    reason: 'lists what a cloud account contains',
  },
  {
    pages: /^docs\/media-parser\/types/u,
    reason: 'lists types',
  },
];

/** The reason for a page without proof; undefined when none is listed. */
export const unprovenReason = (page: string): string | undefined =>
  UNPROVEN.find(({pages}) => pages.test(page))?.reason;
