import type {SampleName} from './sampleMembers';

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
