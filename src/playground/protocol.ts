/** One file of a project; the first one exports the component that plays. */
export interface ProjectFile {
  /** Such as `Title.tsx`; without folders. */
  name: string;
  code: string;
}

/** What the player is told. Sizes in pixels. */
export interface VideoSettings {
  width: number;
  height: number;
  /** Frames per second. */
  fps: number;
  durationInFrames: number;
}

/** A script of the frame, as text. */
export interface FrameScript {
  /** A package, or a part of the frame's runtime. */
  name: string;
  code: string;
}

/** A file of the site's font. */
export interface FontPart {
  bytes: ArrayBuffer;
  /** The characters that are in it, as in CSS. */
  unicodeRange: string;
}

/** What the page says to the frame. */
export type PageMessage =
  | {
      kind: 'run';
      /** Counts up with every change; answers name it. */
      version: number;
      files: readonly ProjectFile[];
      settings: VideoSettings;
      props: Readonly<Record<string, unknown>>;
      /** Where the player starts, the first time. */
      start: {frame: number; playing: boolean};
      /** The site's font, the first time. */
      font?: readonly FontPart[];
      /** The files that the code names, or what stands in for them, by the keys of `mediaKey`. */
      media?: ReadonlyMap<string, Blob>;
    }
  | {kind: 'play'}
  | {kind: 'pause'}
  | {kind: 'seek'; frame: number}
  /** Asks for a PNG of what the player shows; the answer names the request. */
  | {
      kind: 'picture';
      request: number;
      /** The site's font; without it the picture has the system's. */
      font?: readonly FontPart[];
    }
  /** Answers `needs`: the script after those that it needs; without them, they couldn't be loaded. */
  | {kind: 'scripts'; name: string; scripts?: readonly FrameScript[]}
  | {kind: 'ping'};

/** Something that is wrong with the code. Lines count from 1. */
export interface Problem {
  message: string;
  file?: string;
  line?: number;
}

/** What the frame says to the page. */
export type FrameMessage =
  /** Asks for a script by its name; the first one is the runtime. */
  | {kind: 'needs'; name: string}
  | {kind: 'ready'}
  | {kind: 'shown'; version: number}
  /** What the schema that the code exports makes of the props; `readControls` checks it when it is shown. */
  | {kind: 'controls'; version: number; controls: readonly unknown[]}
  | {kind: 'failed'; version: number; problem: Problem}
  | {kind: 'frame'; frame: number}
  | {kind: 'playing'; playing: boolean}
  | {kind: 'pong'};

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

/** The longest message that the page shows, in characters. */
const LONGEST_MESSAGE = 2000;

const readProblem = (value: unknown): Problem | undefined => {
  if (!isFields(value) || typeof value.message !== 'string') return undefined;
  const {file, line} = value;
  return {
    message: value.message.slice(0, LONGEST_MESSAGE),
    ...(typeof file === 'string' && isCount(line) ? {file, line} : {}),
  };
};

/**
 * Reads what came from a frame. The code of the reader runs there, so it can send anything: only what
 * has the right shape is returned, as a copy; undefined otherwise.
 */
export const readFrameMessage = (value: unknown): FrameMessage | undefined => {
  if (!isFields(value)) return undefined;
  const {kind, name, version, frame, playing} = value;
  switch (kind) {
    case 'needs':
      return typeof name === 'string' ? {kind, name} : undefined;
    case 'ready':
    case 'pong':
      return {kind};
    case 'shown':
      return isCount(version) ? {kind, version} : undefined;
    case 'controls': {
      const {controls} = value;
      return isCount(version) && Array.isArray(controls) ? {kind, version, controls} : undefined;
    }
    case 'frame':
      return isCount(frame) ? {kind, frame} : undefined;
    case 'playing':
      return typeof playing === 'boolean' ? {kind, playing} : undefined;
    case 'failed': {
      const problem = readProblem(value.problem);
      return problem && isCount(version) ? {kind, version, problem} : undefined;
    }
    default:
      return undefined;
  }
};
