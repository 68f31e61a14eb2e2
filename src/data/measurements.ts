import measured from './measurements.json';

/** A render that was timed: what it made, how long it took, and on what. */
export interface Measurement {
  /** MP4 files that it wrote, and the frames of all of them. */
  files: number;
  frames: number;
  /** Wall-clock time; that of a batch includes bundling. */
  seconds: number;
  /** Whether other programs kept the machine busy, so that an idle one is faster. */
  isBusy: boolean;
  /** Day of the measurement, such as 2025-06-30. */
  date: string;
  /** Version of the toolkit. */
  remotion: string;
  /** Model of the processor as the system names it, its cores, and memory in GB. */
  cpu: string;
  cores: number;
  memory: number;
  /** Operating system, Node.js and the browser that drew the frames. */
  system: string;
  node: string;
  browser: string;
}

/** Written by `npm run demos:video` and `npm run measure:batch`, never by hand. */
const measurements: Partial<Record<string, Measurement>> = measured;

/**
 * The noted time of a demo's video, or of the tutorial's `batch`.
 *
 * @throws when none is noted
 */
export const measurementOf = (name: string): Measurement => {
  const measurement = measurements[name];
  if (!measurement) throw new Error(`Nothing was measured under the name "${name}".`);
  return measurement;
};

/** The machine of a measurement in words, such as "2 CPU cores (AMD EPYC) with 24 GB of memory". */
export const machineOf = ({cpu, cores, memory}: Measurement): string =>
  `${String(cores)} CPU cores (${cpu}) with ${String(memory)} GB of memory`;

/** The time of a measurement in words: seconds below two minutes, with a decimal below ten. */
export const timeOf = ({seconds}: Pick<Measurement, 'seconds'>): string => {
  const tenths = Math.round(seconds * 10) / 10;
  if (tenths < 10) return `${tenths.toFixed(1)} seconds`;
  const whole = Math.round(seconds);
  if (whole < 120) return `${String(whole)} seconds`;
  return `${String(Math.floor(whole / 60))} min ${String(whole % 60)} s`;
};
