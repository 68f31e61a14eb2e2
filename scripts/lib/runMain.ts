/**
 * Runs a command. An error ends it with its message, but without a stack trace: most are meant for the author.
 *
 * @param exitCode what the command's `--help` promises for errors
 */
export const runMain = (main: () => Promise<void>, exitCode: 1 | 2): void => {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = exitCode;
  });
};
