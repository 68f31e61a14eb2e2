import {parseArgs} from 'node:util';

/**
 * Runs a command. An error ends it with its message, but without a stack trace: most are meant for the author.
 *
 * @param exitCode what the command's `--help` promises for errors
 * @param help for a command without arguments: printed for `--help`; anything else is an error
 */
export const runMain = (main: () => void | Promise<void>, exitCode: 1 | 2, help?: string): void => {
  const run = async (): Promise<void> => {
    if (help !== undefined) {
      const {values} = parseArgs({options: {help: {type: 'boolean', default: false}}});
      if (values.help) {
        console.log(help);
        return;
      }
    }
    await main();
  };
  run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = exitCode;
  });
};
