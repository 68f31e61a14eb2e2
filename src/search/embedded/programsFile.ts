import type {ExplainingPlace} from '../../errors/explain';
import type {Program, ProgramList} from '../../errors/findProgram';

/**
 * The file with the programs whose messages the docs explain, and what their messages are recognized by. A paste loads
 * it if no message of the other files matches.
 */
export const programsPath = 'programs.json';

/** The content of this file. */
export interface ProgramsFile {
  /** What only messages contain, as the source and the flags of expressions. */
  readonly signs: readonly (readonly [source: string, flags: string])[];
  /** For each place, the program's name, the place's address, and the words, separated by spaces. */
  readonly programs: readonly (readonly [name: string, url: string, words: string])[];
}

/** Creates the file. Places on pages that can't be searched are left out. */
export const programsFile = (
  {programs, signs}: ProgramList<string>,
  urls: readonly string[],
): ProgramsFile => ({
  signs: signs.map(({source, flags}) => [source, flags]),
  programs: programs
    .filter(({place}) => urls.includes(place.replace(/#.*$/u, '')))
    // They are compared in lowercase, which also compresses better.
    .map(({name, place, words}) => [name, place, words.toLowerCase()]),
});

const areRows = (value: unknown, length: number): boolean =>
  Array.isArray(value) &&
  value.every(
    (row) =>
      Array.isArray(row) && row.length === length && row.every((cell) => typeof cell === 'string'),
  );

/** Whether a value is such a file. */
export const isProgramsFile = (value: unknown): value is ProgramsFile => {
  if (typeof value !== 'object' || value === null) return false;
  const {signs, programs} = value as Partial<Record<keyof ProgramsFile, unknown>>;
  return areRows(signs, 2) && areRows(programs, 3);
};

/**
 * The programs of a file.
 *
 * @param pages all pages by their address
 */
export const readPrograms = (
  {signs, programs}: ProgramsFile,
  pages: ReadonlyMap<string, ExplainingPlace>,
): ProgramList<ExplainingPlace> => ({
  signs: signs.map(([source, flags]) => new RegExp(source, flags)),
  programs: programs.flatMap(([name, url, words]): Program<ExplainingPlace>[] => {
    const page = pages.get(url.replace(/#.*$/u, ''));
    return page ? [{name, place: {...page, url}, words}] : [];
  }),
});
