import type {Fault} from './faults';

/** Faults that no test can notice, or that nobody would: by file, the code and what becomes of it. */
export interface Explained extends Pick<Fault, 'file' | 'before' | 'after'> {
  readonly reason: string;
}

export const EXPLAINED: readonly Explained[] = [];

/** Why a fault needs no test; undefined when it needs one. */
export const explanationOf = ({file, before, after}: Fault): string | undefined =>
  EXPLAINED.find((known) => known.file === file && known.before === before && known.after === after)
    ?.reason;
