/** A choice between parts of the toolkit, as a table that can be filtered by what is needed. */
export interface Chooser<Need extends string = string> {
  /** The parameter of the page's address that holds the needs. */
  readonly parameter: string;
  /** Names the table, for screen readers. */
  readonly label: string;
  /** Heading of the first column. */
  readonly heading: string;
  /** What a reader may need, as it completes "I need …". */
  readonly needs: Readonly<Record<Need, string>>;
  readonly options: readonly ChooserOption<Need>[];
}

/** One of the things to choose from. */
export interface ChooserOption<Need extends string = string> {
  readonly name: string;
  /** The page about it. */
  readonly page: string;
  /** What it is good for, in one line. */
  readonly text: string;
  readonly meets: readonly Need[];
}

/** The options that meet all needs. */
export const optionsFor = <Need extends string>(
  {options}: Chooser<Need>,
  needs: readonly Need[],
): ChooserOption<Need>[] =>
  options.filter(({meets}) => needs.every((need) => meets.includes(need)));

/** Checks that a chooser's options name only its needs. */
export const defineChooser = <Need extends string>(chooser: Chooser<Need>): Chooser<Need> =>
  chooser;
