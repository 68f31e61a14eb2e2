import {parseArgs, type ParseArgsConfig} from 'node:util';

/** `parseArgs()` for commands that read their arguments before anything else: a wrong one ends them with 2 and its name. */
export const readArguments = <T extends ParseArgsConfig>(
  config: T,
): ReturnType<typeof parseArgs<T>> => {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
};
