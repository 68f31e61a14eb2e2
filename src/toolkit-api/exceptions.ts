import path from 'node:path';
import {z} from 'zod';

import {readCsv} from '../content/csv';

/** An export or option that the reference omits, and why. */
export interface ApiException {
  /** Entry point, such as `remotion` or `@remotion/media-parser/node`. */
  entry: string;
  /** Name of the export. */
  export: string;
  /** Option of the export, if only that is omitted, such as `config.damping`. */
  option?: string;
  reason: string;
}

/** Fields that the variants of `parseMedia()` share, each with a callback. One page lists them with their costs. */
const MEDIA_FIELDS =
  'dimensions durationInSeconds slowDurationInSeconds slowFps slowStructure fps videoCodec audioCodec tracks rotation unrotatedDimensions internalStats size name container isHdr metadata location mimeType keyframes slowKeyframes slowNumberOfFrames images sampleRate numberOfAudioChannels slowVideoBitrate slowAudioBitrate m3uStreams';
const MEDIA_PARSER_FUNCTIONS = [
  ['@remotion/media-parser', 'parseMedia'],
  ['@remotion/media-parser', 'downloadAndParseMedia'],
  ['@remotion/media-parser/worker', 'parseMediaOnWebWorker'],
  ['@remotion/media-parser/server-worker', 'parseMediaOnServerWorker'],
] as const;

/** Several names are separated by spaces. */
const row = z
  .strictObject({
    entry: z.string(),
    exports: z.string(),
    options: z.string(),
    reason: z.string().min(1),
  })
  .transform(({entry, exports, options, reason}): ApiException[] =>
    exports
      .split(' ')
      .flatMap((name) =>
        options === ''
          ? [{entry, export: name, reason}]
          : options.split(' ').map((option) => ({entry, export: name, option, reason})),
      ),
  );

/**
 * Public API that the reference omits on purpose: exceptions.csv. The check fails for an entry that a page documents or
 * that doesn't exist.
 */
export const API_EXCEPTIONS: readonly ApiException[] = [
  ...readCsv(path.join(__dirname, 'exceptions.csv'), row).flat(),
  ...MEDIA_PARSER_FUNCTIONS.flatMap(([entry, name]) =>
    MEDIA_FIELDS.split(' ').flatMap((field) => {
      const callback = `on${field.charAt(0).toUpperCase()}${field.slice(1)}`;
      return [
        {entry, export: name, option: `fields.${field}`, reason: 'one page lists all fields'},
        {entry, export: name, option: callback, reason: 'a table on the page lists the callbacks'},
      ];
    }),
  ),
];
