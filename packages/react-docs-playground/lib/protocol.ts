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

/** The script that runs code: the first one that the frame requests. */
export const runtimeScript = 'frame';

/** Asks the frame to run code. `Options` are a site's own fields, such as props or sizes. */
export type RunMessage<Options extends object = object> = {
  kind: 'run';
  /** Counts up with every change; answers name it. */
  version: number;
  files: readonly ProjectFile[];
} & Options;

/** Messages from every page to its frame. A site can add its own kinds. */
export type PageMessage<Options extends object = object> =
  | RunMessage<Options>
  /** Answers `needs`: the script, after those that it needs. If `scripts` is missing, they couldn't be loaded. */
  | {kind: 'scripts'; name: string; scripts?: readonly FrameScript[]}
  | {kind: 'ping'};

/** A problem with the code. Lines count from 1. */
export interface Problem {
  message: string;
  file?: string;
  line?: number;
}

/** Messages from every frame to its page. A site can add its own kinds. */
export type FrameMessage =
  /** Requests a script by name; the first one is the runtime. */
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
 * Reads a message from a frame. The reader's code runs there, so it can send anything: returns a copy if the
 * message has the right shape, otherwise undefined, also for a site's own kinds.
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
