import type {Library} from './library';
import {checkArguments, type ArgumentsOf, type Parameters} from './request';

/** What a tool found: for people and assistants, and for programs. */
export interface Answer {
  readonly text: string;
  readonly data: unknown;
  /** Whether nothing was found. */
  readonly isEmpty?: boolean;
}

/**
 * Something to ask the docs, over the protocol and on the command line.
 *
 * @typeParam L what it needs of the docs, besides pages and search
 */
export interface Tool<L extends Library = Library> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly parameters: Parameters;
  /** On the command line. */
  readonly command: {
    readonly name: string;
    /** Parameters that are given without a name; the last one takes all words that are left. */
    readonly words: readonly string[];
    /** Whether the last of these is read from standard input when it is missing. */
    readonly readsInput: boolean;
    readonly example: string;
  };
  /**
   * @throws {BadRequest} for arguments that can't be answered
   * @throws {BrokenPackage} when a file can't be read
   */
  readonly run: (library: L, given: unknown) => Promise<Answer>;
}

/** A tool whose arguments are checked before it runs. */
export const defineTool = <const P extends Parameters, L extends Library = Library>({
  run,
  ...tool
}: Omit<Tool<L>, 'run' | 'parameters'> & {
  parameters: P;
  run: (library: L, given: ArgumentsOf<P>) => Promise<Answer> | Answer;
}): Tool<L> => ({
  ...tool,
  run: async (library, given) => run(library, checkArguments(tool.name, tool.parameters, given)),
});
