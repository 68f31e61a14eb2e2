import type {
  MediaParserContainer,
  MediaParserDimensions,
  MediaParserKeyframe,
  MediaParserLocation,
  MediaParserMetadataEntry,
} from '@remotion/media-parser';

import type {Timeline} from './timeline';

/** A track, without the data for a decoder. */
export interface TrackSummary {
  trackId: number;
  type: 'video' | 'audio' | 'other';
  /** The string for WebCodecs; null for tracks of type `other`. */
  codec: string | null;
  /** Ticks per second in the file. */
  originalTimescale: number;
  detail: string;
}

/** What the header of a file says; null is what it doesn't say. */
export interface HeaderFields {
  container: MediaParserContainer;
  size: number | null;
  mimeType: string | null;
  durationInSeconds: number | null;
  dimensions: MediaParserDimensions | null;
  unrotatedDimensions: MediaParserDimensions | null;
  rotation: number | null;
  fps: number | null;
  videoCodec: string | null;
  audioCodec: string | null;
  sampleRate: number | null;
  numberOfAudioChannels: number | null;
  isHdr: boolean;
  tracks: TrackSummary[];
}

/** What is stored beside picture and sound. */
export interface TagFields {
  metadata: MediaParserMetadataEntry[];
  location: MediaParserLocation | null;
  /** MIME types of embedded pictures. */
  images: string[];
}

/** What only all samples tell. */
export interface SlowFields {
  slowDurationInSeconds: number;
  slowFps: number;
  slowNumberOfFrames: number;
  slowKeyframes: MediaParserKeyframe[];
  slowVideoBitrate: number | null;
  slowAudioBitrate: number | null;
}

/** A sample as it was passed on, without its data. Times are microseconds. */
export interface SampleRow {
  trackId: number;
  type: 'key' | 'delta';
  timestamp: number;
  decodingTimestamp: number;
  bytes: number;
  /** Position in the file, in bytes. */
  offset: number;
}

/** What was read of the samples so far. */
export interface SamplesRead {
  /** Bytes of the file that were read, and its size. */
  read: number;
  size: number | null;
  timelines: Record<number, Timeline>;
  first: SampleRow[];
}

/** The parts of an inspection, in order. */
export type Stage = 'header' | 'tags' | 'samples';

interface InspectStart {
  id: number;
  type: 'inspect';
  source: File | string;
}

interface InspectStop {
  id: number;
  type: 'stop';
}

/** Messages from the page: inspect a file or an address of the site, or stop. */
export type InspectRequest = InspectStart | InspectStop;

/** Messages from the worker, with the number of the request. */
export type InspectResponse = {id: number} & (
  | {type: 'header'; header: HeaderFields}
  | {type: 'tags'; tags: TagFields}
  | {type: 'samples'; samples: SamplesRead}
  | {type: 'done'; slow: SlowFields}
  | {type: 'stopped'}
  | {type: 'failed'; stage: Stage; reason: string}
);
