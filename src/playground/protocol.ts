import {
  readFrameMessage as readCommonMessage,
  type FrameMessage as CommonFrameMessage,
  type PageMessage as CommonPageMessage,
  type RunMessage as CommonRunMessage,
} from 'react-docs-playground';

/** What the player is told. Sizes in pixels. */
export interface VideoSettings {
  width: number;
  height: number;
  /** Frames per second. */
  fps: number;
  durationInFrames: number;
}

/** A file of the site's font. */
export interface FontPart {
  bytes: ArrayBuffer;
  /** The characters that are in it, as in CSS. */
  unicodeRange: string;
}

/** What the page says about code that it wants to play. */
export interface RunOptions {
  settings: VideoSettings;
  props: Readonly<Record<string, unknown>>;
  /** Where the player starts, the first time. */
  start: {frame: number; playing: boolean};
  /** The site's font, the first time. */
  font?: readonly FontPart[];
  /** The files that the code names, or what stands in for them, by the keys of `mediaKey`. */
  media?: ReadonlyMap<string, Blob>;
}

export type RunMessage = CommonRunMessage<RunOptions>;

/** What the page says to the player in the frame. */
export type ToPlayer =
  | {kind: 'play'}
  | {kind: 'pause'}
  | {kind: 'seek'; frame: number}
  /** Asks for a PNG of what the player shows; the answer names the request. */
  | {
      kind: 'picture';
      request: number;
      /** The site's font; without it the picture has the system's. */
      font?: readonly FontPart[];
    };

/** What the page says to the frame. */
export type PageMessage = CommonPageMessage<RunOptions> | ToPlayer;

/** What the player in the frame says to the page. */
export type FromPlayer =
  /** What the schema that the code exports makes of the props; `readControls` checks it when it is shown. */
  | {kind: 'controls'; version: number; controls: readonly unknown[]}
  | {kind: 'frame'; frame: number}
  | {kind: 'playing'; playing: boolean};

/** What the frame says to the page. */
export type FrameMessage = CommonFrameMessage | FromPlayer;

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

/** Reads what the player in the frame says: a copy of what has the right shape; undefined otherwise. */
export const readPlayerMessage = (value: unknown): FromPlayer | undefined => {
  const {kind, version, controls, frame, playing} = (value ?? {}) as Readonly<
    Record<string, unknown>
  >;
  switch (kind) {
    case 'controls':
      return isCount(version) && Array.isArray(controls) ? {kind, version, controls} : undefined;
    case 'frame':
      return isCount(frame) ? {kind, frame} : undefined;
    case 'playing':
      return typeof playing === 'boolean' ? {kind, playing} : undefined;
    default:
      return undefined;
  }
};

/** Reads whatever came from a frame, where the reader's code can send anything. */
export const readFrameMessage = (value: unknown): FrameMessage | undefined =>
  readCommonMessage(value) ?? readPlayerMessage(value);
