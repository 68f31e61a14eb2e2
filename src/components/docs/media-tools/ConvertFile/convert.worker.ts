import {
  hasBeenAborted,
  parseMedia,
  type MediaParserContainer,
  type MediaParserTrack,
} from '@remotion/media-parser';
import {
  canCopyAudioTrack,
  canCopyVideoTrack,
  canReencodeAudioTrack,
  canReencodeVideoTrack,
  convertMedia,
  getAvailableAudioCodecs,
  getAvailableContainers,
  getAvailableVideoCodecs,
  webcodecsController,
  type ConvertMediaResult,
  type WebCodecsController,
} from '@remotion/webcodecs';

import {openSource} from '../parts/openSource';
import {firstSentenceOf, refusalOf} from '../parts/refusal';
import {meaningOf, type Choice} from './choice';
import type {Abilities, Ability, ConvertRequest, ConvertResponse, Outcome} from './messages';
import {optionsFor, type Options} from './options';

interface Opened {
  file: File;
  container: MediaParserContainer;
  tracks: MediaParserTrack[];
  durationInSeconds: number | null;
}

/** Bits per second of encoded sound, as in the package's own default. */
const audioBitrate = 128_000;

/** Files of the site's storage that a page left behind are deleted after a day. */
const keptFor = 24 * 60 * 60 * 1000;
const prefix = 'media-tool-';

let opened: Opened | undefined;
let controller: WebCodecsController | undefined;
let last: ConvertMediaResult | undefined;

const send = (response: ConvertResponse): void => {
  postMessage(response);
};

/** The answer of a check, which rejects for sizes beyond all levels of a codec. */
const orNo = (answer: Promise<boolean>): Promise<boolean> => answer.catch(() => false);

const abilityOf = async (
  canCopy: boolean,
  canReencode: () => Promise<boolean>,
): Promise<Ability> => {
  if (canCopy) return 'copy';
  return (await orNo(canReencode())) ? 're-encode' : 'no';
};

const abilitiesOf = async (
  {container: inputContainer, tracks}: Opened,
  choice: Choice,
): Promise<Abilities> => {
  const {options} = meaningOf(choice);
  const {resize = null, rotate = 0} = options;
  const videoTrack = tracks.find((track) => track.type === 'video');
  const audioTracks = tracks.filter((track) => track.type === 'audio');
  const [audioTrack] = audioTracks;
  const abilities: Abilities = {
    hasVideo: videoTrack !== undefined,
    audioTracks: audioTracks.length,
    rotation: videoTrack?.rotation ?? 0,
    video: {},
    audio: {},
  };
  for (const outputContainer of getAvailableContainers()) {
    for (const videoCodec of getAvailableVideoCodecs({container: outputContainer})) {
      if (!videoTrack) break;
      const canCopy = canCopyVideoTrack({
        inputTrack: videoTrack,
        inputContainer,
        outputContainer,
        outputVideoCodec: videoCodec,
        rotationToApply: rotate,
        resizeOperation: resize,
      });
      abilities.video[videoCodec] = await abilityOf(canCopy, () =>
        canReencodeVideoTrack({track: videoTrack, videoCodec, resizeOperation: resize, rotate}),
      );
    }
    for (const audioCodec of getAvailableAudioCodecs({container: outputContainer})) {
      if (!audioTrack) break;
      const canCopy = canCopyAudioTrack({
        inputCodec: audioTrack.codecEnum,
        outputContainer,
        inputContainer,
        outputAudioCodec: audioCodec,
      });
      abilities.audio[audioCodec] = await abilityOf(canCopy, () =>
        canReencodeAudioTrack({
          track: audioTrack,
          audioCodec,
          bitrate: audioBitrate,
          sampleRate: null,
        }),
      );
    }
  }
  return abilities;
};

const cleanUp = async (): Promise<void> => {
  const directory = await navigator.storage.getDirectory();
  for await (const handle of directory.values()) {
    if (!(handle instanceof FileSystemFileHandle) || !handle.name.includes(prefix)) continue;
    const {lastModified} = await handle.getFile();
    // Another tab may still offer a newer one.
    if (Date.now() - lastModified > keptFor) await directory.removeEntry(handle.name);
  }
};

const open = async (id: number, source: File | string): Promise<void> => {
  try {
    const file = await openSource(source);
    const fields = {container: true, tracks: true, durationInSeconds: true} as const;
    const header = await parseMedia({
      src: file,
      fields,
      acknowledgeRemotionLicense: true,
      logLevel: 'error',
    });
    // The output is stored under the name of its source: one of its own, in every tab.
    const name = `${prefix}${crypto.randomUUID()}.bin`;
    opened = {...header, file: new File([file], name, {type: file.type})};
    // A browser without that storage has nothing to clean up.
    await cleanUp().catch(() => undefined);
  } catch (error) {
    send({id, type: 'refused', reason: refusalOf(error)});
  }
};

const outcomeOf = async (file: Blob): Promise<Outcome> => {
  const fields = {
    container: true,
    durationInSeconds: true,
    dimensions: true,
    videoCodec: true,
    audioCodec: true,
    sampleRate: true,
    numberOfAudioChannels: true,
  } as const;
  const read = await parseMedia({
    src: file,
    fields,
    acknowledgeRemotionLicense: true,
    logLevel: 'error',
  });
  return {...read, file};
};

const failureOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `“${firstSentenceOf(error.message)}”${cause}`;
};

const convert = async (id: number, file: File, options: Options): Promise<void> => {
  controller?.abort();
  const mine = webcodecsController();
  controller = mine;
  try {
    await last?.remove();
    last = undefined;
    const result = await convertMedia({
      ...options,
      src: file,
      controller: mine,
      logLevel: 'error',
      onProgress: ({overallProgress, bytesWritten, millisecondsWritten}) => {
        send({
          id,
          type: 'progress',
          progress: overallProgress,
          bytes: bytesWritten,
          milliseconds: millisecondsWritten,
        });
      },
    });
    last = result;
    send({id, type: 'done', outcome: await outcomeOf(await result.save())});
  } catch (error) {
    if (hasBeenAborted(error)) send({id, type: 'aborted'});
    else send({id, type: 'failed', reason: failureOf(error)});
  }
};

const toWav = (sampleRate: number): Options => ({
  container: 'wav',
  onAudioTrack: async ({track}) => {
    const operation = {audioCodec: 'wav', bitrate: audioBitrate, sampleRate} as const;
    const canReencode = await canReencodeAudioTrack({track, ...operation});
    return canReencode ? {type: 'reencode', ...operation} : {type: 'fail'};
  },
});

/** Requests are worked on in order, except those that control a conversion. */
let queue = Promise.resolve();

const answer = async (request: ConvertRequest): Promise<void> => {
  if (request.type === 'open') {
    opened = undefined;
    await open(request.id, request.source);
    return;
  }
  if (!opened) return;
  const {file, durationInSeconds} = opened;
  if (request.type === 'check') {
    const abilities = await abilitiesOf(opened, request.choice);
    send({id: request.id, type: 'abilities', abilities});
  } else if (request.type === 'convert') {
    await convert(request.id, file, optionsFor(request.choice, durationInSeconds));
  } else if (request.type === 'resample') {
    await convert(request.id, file, toWav(request.sampleRate));
  }
};

/** Says which error, foreseen nowhere, ended the work on a request. */
const report = ({id, type}: ConvertRequest, error: unknown): void => {
  if (type === 'convert' || type === 'resample')
    send({id, type: 'failed', reason: failureOf(error)});
  else send({id, type: 'refused', reason: refusalOf(error)});
};

// A canceled conversion leaves promises of the package behind that nothing waits for.
addEventListener('unhandledrejection', (event) => {
  if (hasBeenAborted(event.reason)) event.preventDefault();
});

addEventListener('message', ({data}: MessageEvent<ConvertRequest>) => {
  switch (data.type) {
    case 'pause':
      controller?.pause();
      break;
    case 'resume':
      controller?.resume();
      break;
    case 'abort':
      controller?.abort();
      break;
    default:
      // A new file ends what is still converted.
      if (data.type === 'open') controller?.abort();
      queue = queue
        .then(() => answer(data))
        .catch((error: unknown) => {
          report(data, error);
        });
  }
});
