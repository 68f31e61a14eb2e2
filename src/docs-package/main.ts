// The program of the docs package: a server for assistants, and commands for people.
import {runCommand} from './commandLine';
import {packageName} from './layout';
import {openLibrary} from './library';
import {serve} from './server';

// A reader that has seen enough closes the pipe; nothing is left to do then.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', () => {
    process.exit(0);
  });
}

const main = async (): Promise<void> => {
  const args = process.argv.slice(2);
  const library = openLibrary(__dirname);
  if (args[0] === 'mcp' || (args.length === 0 && !process.stdin.isTTY)) {
    await serve(library);
    return;
  }
  const {code, out, err} = await runCommand(args, library);
  process.stderr.write(err);
  // The search may still wait for files that the answer didn't need.
  process.stdout.write(out, () => process.exit(code));
};

main().catch((error: unknown) => {
  process.stderr.write(
    `${packageName}: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 2;
});
