/** A name in a sample that stands for something of the toolkit. */
export interface SampleName {
  /** Where it begins in the code that is shown, in characters. */
  place: number;
  /** Entry point that exports it. */
  entry: string;
  /** What it is: `spring.config.damping`, as in `memberPaths`. */
  path: string;
}

/**
 * Writes the names of a sample as short as possible, for the browser:
 * `remotion spring:9,42 spring.fps:50;@remotion/noise noise2D:7`.
 */
export const writeNames = (names: readonly SampleName[]): string => {
  const entries = new Map<string, Map<string, Set<number>>>();
  for (const {entry, path, place} of names) {
    const paths = entries.get(entry) ?? new Map<string, Set<number>>();
    entries.set(entry, paths.set(path, (paths.get(path) ?? new Set<number>()).add(place)));
  }
  return [...entries]
    .map(([entry, paths]) =>
      [entry, ...[...paths].map(([path, places]) => `${path}:${[...places].join(',')}`)].join(' '),
    )
    .join(';');
};

/** Reads what `writeNames` wrote, in the order of the sample. */
export const readNames = (text: string): SampleName[] =>
  text
    .split(';')
    .flatMap((group) => {
      const [entry = '', ...paths] = group.split(' ');
      return paths.flatMap((item) => {
        const [path = '', places = ''] = item.split(':');
        return places.split(',').map((place) => ({entry, path, place: Number(place)}));
      });
    })
    .sort((a, b) => a.place - b.place);
