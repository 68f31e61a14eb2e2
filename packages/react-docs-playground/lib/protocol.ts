/** One file of the reader's code. The first one exports the component that is shown. */
export interface ProjectFile {
  /** Such as `Title.tsx`; without folders. */
  name: string;
  code: string;
}

/** A script of the frame, as text. */
export interface FrameScript {
  /** A package, or a part of the frame's runtime. */
  name: string;
  code: string;
}

/** The script that runs code: the first one that the frame asks for. */
export const runtimeScript = 'frame';

/** Asks the frame to run code. `Options` are a site's own fields, such as props or sizes. */
export type RunMessage<Options extends object = object> = {
  kind: 'run';
  /** Counts up with every change; answers name it. */
  version: number;
  files: readonly ProjectFile[];
} & Options;

/** What every page says to its frame. A site can add kinds of its own. */
export type PageMessage<Options extends object = object> =
  | RunMessage<Options>
  /** Answers `needs`: the script after those that it needs; without them, they couldn't be loaded. */
  | {kind: 'scripts'; name: string; scripts?: readonly FrameScript[]}
  | {kind: 'ping'};

/** Something that is wrong with the code. Lines count from 1. */
export interface Problem {
  message: string;
  file?: string;
  line?: number;
}

/** What every frame says to its page. A site can add kinds of its own. */
export type FrameMessage =
  /** Asks for a script by its name; the first one is the runtime. */
  | {kind: 'needs'; name: string}
  | {kind: 'ready'}
  | {kind: 'shown'; version: number}
  | {kind: 'failed'; version: number; problem: Problem}
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
 * has the right shape is returned, as a copy; undefined otherwise, and for a site's own kinds.
 */
export const readFrameMessage = (value: unknown): FrameMessage | undefined => {
  if (!isFields(value)) return undefined;
  const {kind, name, version} = value;
  switch (kind) {
    case 'needs':
      return typeof name === 'string' ? {kind, name} : undefined;
    case 'ready':
    case 'pong':
      return {kind};
    case 'shown':
      return isCount(version) ? {kind, version} : undefined;
    case 'failed': {
      const problem = readProblem(value.problem);
      return problem && isCount(version) ? {kind, version, problem} : undefined;
    }
    default:
      return undefined;
  }
};
