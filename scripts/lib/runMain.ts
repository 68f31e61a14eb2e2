import {parseArgs, type ParseArgsConfig} from 'node:util';

/** What is known of a command before it runs. */
export interface Command {
  /** Printed for `--help`. */
  readonly help: string;
  /** What it promises for errors. */
  readonly errorCode: 1 | 2;
  /** Whether the process ends with it, even if code that it has loaded still waits for something. */
  readonly endsProcess?: boolean;
}

/** What a command was called with. */
export type Arguments<T extends ParseArgsConfig> = ReturnType<typeof parseArgs<T>>;

const isHelpAsked = (): boolean => process.argv.includes('--help', 2);

/** An error ends a command with its message, but without a stack trace: most are meant for the author. */
const run = (
  {errorCode, endsProcess = false}: Omit<Command, 'help'>,
  main: () => Promise<void>,
): void => {
  void main()
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = errorCode;
    })
    .finally(() => {
      if (endsProcess) process.exit();
    });
};

/**
 * Runs a command.
 *
 * @param command with what `parseArgs()` has to know: `options`, and `allowPositionals` if it takes names, such as those
 * of pages. Anything else that it is called with is an error.
 */
export const runMain = <T extends ParseArgsConfig>(
  command: Command & T,
  main: (given: Arguments<T>) => void | Promise<void>,
): void => {
  run(command, async () => {
    if (isHelpAsked()) console.log(command.help);
    else await main(parseArgs<T>(command));
  });
};

/** Runs a command that passes on what it was called with. */
export const runWrapper = (
  command: Command,
  main: (args: readonly string[]) => void | Promise<void>,
): void => {
  run(command, async () => {
    if (isHelpAsked()) console.log(command.help);
    else await main(process.argv.slice(2));
  });
};
