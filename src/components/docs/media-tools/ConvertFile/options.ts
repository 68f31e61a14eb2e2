import type {convertMedia} from '@remotion/webcodecs';

import {meaningOf, type Choice} from './choice';

/** The options of convertMedia() that say what comes out. */
export type Options = Omit<Parameters<typeof convertMedia>[0], 'src' | 'controller' | 'onProgress'>;

const drop = () => ({type: 'drop'}) as const;

/** Options for a choice; `durationInSeconds` is that of the source. */
export const optionsFor = (choice: Choice, durationInSeconds: number | null): Options => {
  const {options, dropsVideo, dropsAudio} = meaningOf(choice);
  return {
    ...options,
    // The header of an MP4 comes first, so its room is reserved before its length is known.
    ...(options.container === 'mp4' && {expectedDurationInSeconds: durationInSeconds}),
    ...(dropsVideo && {onVideoTrack: drop}),
    ...(dropsAudio && {onAudioTrack: drop}),
  };
};
