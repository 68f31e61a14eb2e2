import {
  hasBeenAborted,
  mediaParserController,
  parseMedia,
  type MediaParserController,
  type MediaParserTrack,
} from '@remotion/media-parser';

import {openSource} from '../parts/openSource';
import {refusalOf} from '../parts/refusal';
import type {
  InspectRequest,
  InspectResponse,
  SampleRow,
  SamplesRead,
  Stage,
  TrackSummary,
} from './messages';
import {addSample, emptyTimeline, type Timeline} from './timeline';

/** How many samples are listed one by one. */
const listed = 24;

/** Milliseconds between two pictures of the samples. */
const interval = 200;

/** Widths of the first bars, in seconds: a frame of video, several packets of sound. */
const firstBar = {video: 1 / 30, audio: 0.1};

/** The request that is worked on; another one ends it. */
let current: number | undefined;
let running: MediaParserController | undefined;

const send = (response: InspectResponse): void => {
  postMessage(response);
};

const quiet = {acknowledgeRemotionLicense: true, logLevel: 'error'} as const;

const summaryOf = (track: MediaParserTrack): TrackSummary => {
  const {trackId, type, originalTimescale} = track;
  if (track.type === 'video') {
    const detail = `${track.width}×${track.height}`;
    return {trackId, type, codec: track.codec, originalTimescale, detail};
  }
  if (track.type === 'audio') {
    const channels = track.numberOfChannels === 1 ? 'mono' : `${track.numberOfChannels} channels`;
    const detail = `${track.sampleRate} Hz, ${channels}`;
    return {trackId, type, codec: track.codec, originalTimescale, detail};
  }
  return {trackId, type, codec: null, originalTimescale, detail: 'unknown codec, or no media'};
};

/** A controller for one call; a request that is no longer current ends at once. */
const controllerFor = (id: number): MediaParserController => {
  running = mediaParserController();
  if (current !== id) running.abort();
  return running;
};

const readHeader = async (id: number, src: File): Promise<void> => {
  const controller = controllerFor(id);
  const {tracks, ...header} = await parseMedia({
    ...quiet,
    src,
    controller,
    fields: {
      container: true,
      size: true,
      mimeType: true,
      durationInSeconds: true,
      dimensions: true,
      unrotatedDimensions: true,
      rotation: true,
      fps: true,
      videoCodec: true,
      audioCodec: true,
      sampleRate: true,
      numberOfAudioChannels: true,
      isHdr: true,
      tracks: true,
    },
  });
  send({id, type: 'header', header: {...header, tracks: tracks.map(summaryOf)}});
};

const readTags = async (id: number, src: File): Promise<void> => {
  const controller = controllerFor(id);
  const {metadata, location, images} = await parseMedia({
    ...quiet,
    src,
    controller,
    fields: {metadata: true, location: true, images: true},
  });
  const types = images.map(({mimeType}) => mimeType ?? 'unknown type');
  send({id, type: 'tags', tags: {metadata, location, images: types}});
};

const readSamples = async (id: number, src: File): Promise<void> => {
  const controller = controllerFor(id);
  const timelines: Record<number, Timeline> = {};
  const first: SampleRow[] = [];
  const samples: SamplesRead = {read: 0, size: src.size, timelines, first};
  const onTrack = ({track}: {track: {trackId: number; type: 'video' | 'audio'}}) => {
    const {trackId, type: kind} = track;
    const timeline = emptyTimeline(firstBar[kind]);
    timelines[trackId] = timeline;
    return (sample: {
      data: Uint8Array;
      timestamp: number;
      decodingTimestamp: number;
      duration: number | undefined;
      type: 'key' | 'delta';
      offset: number;
    }): void => {
      const {timestamp, decodingTimestamp, duration = 0, type, offset} = sample;
      const bytes = sample.data.byteLength;
      addSample(timeline, {
        time: timestamp / 1_000_000,
        duration: duration / 1_000_000,
        bytes,
        isKeyframe: type === 'key',
      });
      if (first.length < listed) {
        first.push({trackId, type, timestamp, decodingTimestamp, bytes, offset});
      }
    };
  };
  const slow = await parseMedia({
    ...quiet,
    src,
    controller,
    fields: {
      slowDurationInSeconds: true,
      slowFps: true,
      slowNumberOfFrames: true,
      slowKeyframes: true,
      slowVideoBitrate: true,
      slowAudioBitrate: true,
    },
    onVideoTrack: onTrack,
    onAudioTrack: onTrack,
    progressIntervalInMs: interval,
    onParseProgress: ({bytes}) => {
      samples.read = bytes;
      send({id, type: 'samples', samples});
    },
  }).finally(() => {
    // What came before an error stays worth a look.
    send({id, type: 'samples', samples});
  });
  send({id, type: 'done', slow});
};

const inspect = async (id: number, source: File | string): Promise<void> => {
  /** Whether the next part is worth a try. */
  const attempt = async (stage: Stage, read: () => Promise<void>): Promise<boolean> => {
    try {
      await read();
      return true;
    } catch (error) {
      const isStopped = hasBeenAborted(error);
      if (isStopped) send({id, type: 'stopped'});
      else send({id, type: 'failed', stage, reason: refusalOf(error)});
      return stage === 'tags' && !isStopped;
    }
  };
  let file: File | undefined;
  const opened = await attempt('header', async () => {
    file = await openSource(source);
    await readHeader(id, file);
  });
  const src = file;
  if (!opened || !src) return;
  if (!(await attempt('tags', () => readTags(id, src)))) return;
  await attempt('samples', () => readSamples(id, src));
};

addEventListener('message', ({data}: MessageEvent<InspectRequest>) => {
  current = data.type === 'inspect' ? data.id : undefined;
  running?.abort();
  if (data.type === 'inspect') void inspect(data.id, data.source);
});
