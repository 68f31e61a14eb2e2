import type {
  ConvertMediaAudioCodec,
  ConvertMediaContainer,
  ConvertMediaVideoCodec,
  ResizeOperation,
} from '@remotion/webcodecs';

/** Codecs by container; a test compares them with the package's own lists. */
export const videoCodecs = {
  mp4: ['h264', 'h265'],
  webm: ['vp8', 'vp9'],
  wav: [],
} as const satisfies Record<ConvertMediaContainer, readonly ConvertMediaVideoCodec[]>;

/** The only codec for sound of each container. */
export const audioCodecs = {
  mp4: 'aac',
  webm: 'opus',
  wav: 'wav',
} as const satisfies Record<ConvertMediaContainer, ConvertMediaAudioCodec>;

export const containers = ['webm', 'mp4', 'wav'] as const;

export const resizes = {
  none: undefined,
  '1080': {mode: 'max-height', maxHeight: 1080},
  '720': {mode: 'max-height', maxHeight: 720},
  '360': {mode: 'max-height', maxHeight: 360},
  '90': {mode: 'max-height', maxHeight: 90},
  half: {mode: 'scale', scale: 0.5},
} as const satisfies Record<string, ResizeOperation | undefined>;

export type ResizeName = keyof typeof resizes;

export const rotations = [0, 90, 180, 270] as const;

/** What the visitor has chosen. */
export interface Choice {
  container: ConvertMediaContainer;
  /** `default`: copied if possible, else the container's default codec. */
  video: ConvertMediaVideoCodec | 'default' | 'drop';
  audio: 'keep' | 'drop';
  resize: ResizeName;
  rotate: (typeof rotations)[number];
}

/** The choice with nothing that its container can't have, and at least one track. */
export const possible = (choice: Choice): Choice => {
  const {container, video, audio} = choice;
  if (container === 'wav') {
    return {container, video: 'drop', audio: 'keep', resize: 'none', rotate: 0};
  }
  const codecs: readonly string[] = videoCodecs[container];
  if (video === 'drop') {
    return {container, video, audio: 'keep', resize: 'none', rotate: 0};
  }
  const isKnown = video === 'default' || codecs.includes(video);
  return {...choice, audio, video: isKnown ? video : 'default'};
};

/** The options of convertMedia() that a choice stands for, as plain data. */
export interface PlainOptions {
  container: ConvertMediaContainer;
  videoCodec?: ConvertMediaVideoCodec;
  resize?: ResizeOperation;
  rotate?: number;
}

/** What a choice means for convertMedia(): plain options, and the tracks that are left out. */
export const meaningOf = (
  wanted: Choice,
): {options: PlainOptions; dropsVideo: boolean; dropsAudio: boolean} => {
  const {container, video, audio, resize, rotate} = possible(wanted);
  const operation = resizes[resize];
  const options = {
    container,
    ...(video !== 'default' && video !== 'drop' && {videoCodec: video}),
    ...(operation && {resize: operation}),
    ...(rotate !== 0 && {rotate}),
  };
  // A WAV has no room for video, so nothing has to be said.
  const dropsVideo = video === 'drop' && container !== 'wav';
  return {options, dropsVideo, dropsAudio: audio === 'drop'};
};
