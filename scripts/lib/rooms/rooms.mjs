// Reads the table of rooms in CONTRIBUTING.md.

/**
 * @param {string} text of CONTRIBUTING.md
 * @returns {Map<string, string[]>} which rooms each room may import, in the order of the table
 * @throws when there is no such table, or a row names a room that isn't above it
 */
export const readRooms = (text) => {
  /** @type {Map<string, string[]>} */
  const rooms = new Map();
  const [, table = ''] = /^\| Room .*\n\|[- |]+\n((?:\|.*\n)+)/mu.exec(text) ?? [];
  for (const row of table.trim().split('\n')) {
    const [, name = '', , , imports = ''] = row.split('|').map((cell) => cell.trim());
    const room = name.replaceAll('`', '');
    const above = [...rooms.keys()];
    const named = [...imports.matchAll(/`([^`]+)`/gu)].map(([, other = '']) => other);
    const unknown = named.find((other) => !above.includes(other));
    if (room === '' || unknown !== undefined) {
      throw new Error(
        `CONTRIBUTING.md: the row of "${room}" may only name rooms above it${unknown === undefined ? '' : `, unlike "${unknown}"`}.`,
      );
    }
    rooms.set(room, imports.startsWith('all above') ? above : named);
  }
  return rooms;
};

/**
 * @param {ReadonlyMap<string, string[]>} rooms
 * @param {string} file from the root, with forward slashes
 * @returns {string | undefined} the innermost room that a file is in
 */
export const roomOf = (rooms, file) =>
  [...rooms.keys()]
    .filter((room) => file === room || file.startsWith(`${room}/`))
    .sort((one, other) => other.length - one.length)[0];
