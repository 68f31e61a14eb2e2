import {gzipSync} from 'fflate';

const BLOCK = 512;
const NAME_LENGTH = 100;

const encoder = new TextEncoder();

/** The header of a file: the fields of ustar, with nothing that differs between machines. */
const headerOf = (name: string, size: number, isProgram: boolean): Uint8Array => {
  const header = new Uint8Array(BLOCK);
  const write = (text: string, offset: number): void => {
    header.set(encoder.encode(text), offset);
  };
  const octal = (value: number, length: number): string => value.toString(8).padStart(length, '0');
  if (encoder.encode(name).length > NAME_LENGTH) {
    throw new Error(`The path ${name} is too long for the docs package.`);
  }
  write(name, 0);
  write(octal(isProgram ? 0o755 : 0o644, 7), 100);
  write(octal(0, 7), 108);
  write(octal(0, 7), 116);
  write(octal(size, 11), 124);
  // npm gives every file this date, too: some programs take 1970 for a mistake.
  write(octal(Date.UTC(1985, 9, 26, 8, 15) / 1000, 11), 136);
  write('0', 156);
  write('ustar\u000000', 257);
  // The sum of all bytes, with spaces in its own place.
  write(' '.repeat(8), 148);
  write(
    `${octal(
      header.reduce((sum, byte) => sum + byte, 0),
      6,
    )}\u0000 `,
    148,
  );
  return header;
};

/**
 * Packs files as npm does, with the same bytes for the same files on every machine.
 *
 * @param files their texts by path
 * @param programs the paths of those that can be run
 */
export const createTarball = (
  files: ReadonlyMap<string, string>,
  programs: readonly string[],
): Uint8Array => {
  const names = [...files.keys()].sort();
  const blocks = names.flatMap((name) => {
    const bytes = encoder.encode(files.get(name));
    const rest = (BLOCK - (bytes.length % BLOCK)) % BLOCK;
    return [
      headerOf(`package/${name}`, bytes.length, programs.includes(name)),
      bytes,
      new Uint8Array(rest),
    ];
  });
  const all = new Uint8Array(blocks.reduce((sum, {length}) => sum + length, 0) + 2 * BLOCK);
  let offset = 0;
  for (const block of blocks) {
    all.set(block, offset);
    offset += block.length;
  }
  return gzipSync(all, {level: 9, mtime: 0});
};
