import {hashOf} from '../cache';
import {filesAt, type Sample} from '../sampleOf';

/** One state of a small project: its files and their code. */
export interface ProjectState {
  /** Identifies the files' names and code. */
  readonly id: string;
  readonly files: ReadonlyMap<string, string>;
}

/** A file to check in one state of its project. */
export interface CheckJob {
  readonly key: string;
  readonly state: ProjectState;
  readonly file: string;
}

/** The jobs that check one sample. */
export interface SamplePlan<S extends Sample = Sample> {
  readonly sample: S;
  /** The sample where the page shows it. */
  readonly shown: CheckJob;
  /** The sample together with the files that the page shows later, if that's a different state. */
  readonly final?: CheckJob;
}

/**
 * Plans the checks of a page's samples.
 *
 * A sample without a group is a project of its own. In a group, a sample is checked together with every other
 * file as the page last showed it above or, if the file only appears further down, as first shown. The last
 * version of each file is checked again with the last versions of the others, because that's what the reader
 * ends up with.
 */
export const planPage = <S extends Sample>(samples: readonly S[]): SamplePlan<S>[] => {
  const groups = new Map<string, S[]>();
  for (const sample of samples) {
    if (sample.group) {
      groups.set(sample.group, [...(groups.get(sample.group) ?? []), sample]);
    }
  }

  return samples.map((sample) => {
    const members = sample.group ? (groups.get(sample.group) ?? []) : [];
    const file = sample.file;
    if (!file) {
      const name = `sample.${sample.extension}`;
      return {sample, shown: createJob(new Map([[name, sample.code]]), name)};
    }

    const shown = createJob(filesAt(members, members.indexOf(sample)), file);
    const isLast = members.findLast((member) => member.file === file) === sample;
    const final = createJob(filesAt(members, members.length - 1), file);
    return {sample, shown, ...(isLast && final.key !== shown.key ? {final} : {})};
  });
};

const createJob = (files: ReadonlyMap<string, string>, file: string): CheckJob => {
  const entries = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  const id = hashOf(entries.flat());
  return {key: hashOf([id, file]), state: {id, files}, file};
};
