import {runCommand} from './commandLine';
import type {Library} from './library';
import {serve} from './server';
import type {Tool} from './tool';

/** A program that answers from the docs: a server for assistants, and commands for people. */
export interface DocsProgram<L extends Library = Library> {
  /** The name of its package, and of its command. */
  readonly name: string;
  /** What assistants show for it. */
  readonly title: string;
  /** What assistants should know before their first call, in a sentence or two. */
  readonly instructions: string;
  /** What can be asked, in the order in which it is listed. */
  readonly tools: readonly Tool<L>[];
  /** The command and words that its help runs without installing it: `search boil`. */
  readonly example: string;
  /** The npm package whose version in a project is compared with the docs' own. */
  readonly documentedPackage?: string;
}

/**
 * Runs a program: with `mcp`, or without arguments and a terminal, as a server that speaks the Model Context
 * Protocol; otherwise as a command. Sets the exit code: 0 found, 1 nothing found, 2 invalid usage or a damaged
 * package.
 *
 * @param open opens the package that the program is in
 */
export const runProgram = <L extends Library>(program: DocsProgram<L>, open: () => L): void => {
  // A reader that has seen enough closes the pipe; nothing is left to do then.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', () => {
      process.exit(0);
    });
  }
  const main = async (): Promise<void> => {
    const args = process.argv.slice(2);
    const library = open();
    if (args[0] === 'mcp' || (args.length === 0 && !process.stdin.isTTY)) {
      await serve(program, library);
      return;
    }
    const {code, out, err} = await runCommand(args, program, library);
    process.stderr.write(err);
    // The search may still wait for files that the answer didn't need.
    process.stdout.write(out, () => process.exit(code));
  };
  main().catch((error: unknown) => {
    process.stderr.write(
      `${program.name}: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exitCode = 2;
  });
};
