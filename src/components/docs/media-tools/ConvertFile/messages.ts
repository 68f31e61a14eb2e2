import type {ConvertMediaVideoCodec} from '@remotion/webcodecs';

import type {Choice} from './choice';

/** What a browser can do with a track for one codec. */
export type Ability = 'copy' | 're-encode' | 'no';

/** What a file holds and what this browser can make of it. */
export interface Abilities {
  hasVideo: boolean;
  /** Tracks of sound. */
  audioTracks: number;
  /** Degrees that the file tells players to turn its video by. */
  rotation: number;
  /** Of the first track of each kind; empty without one. */
  video: Partial<Record<ConvertMediaVideoCodec, Ability>>;
  audio: Partial<Record<'aac' | 'opus' | 'wav', Ability>>;
}

/** What comes out, as Media Parser reads it. */
export interface Outcome {
  file: Blob;
  container: string;
  durationInSeconds: number | null;
  dimensions: {width: number; height: number} | null;
  videoCodec: string | null;
  audioCodec: string | null;
  sampleRate: number | null;
  numberOfAudioChannels: number | null;
}

/** Messages from the page, about the source that was opened last. */
export type ConvertRequest =
  | {type: 'open'; id: number; source: File | string}
  | {type: 'check'; id: number; choice: Choice}
  | {type: 'convert'; id: number; choice: Choice}
  | {type: 'resample'; id: number; sampleRate: number}
  | {type: 'pause' | 'resume' | 'abort'; id: number};

/** Messages from the worker, with the number of the request. */
export type ConvertResponse = {id: number} & (
  | {type: 'abilities'; abilities: Abilities}
  | {type: 'progress'; progress: number | null; bytes: number; milliseconds: number}
  | {type: 'done'; outcome: Outcome}
  | {type: 'aborted'}
  | {type: 'refused' | 'failed'; reason: string}
);
