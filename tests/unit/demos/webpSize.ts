/** Width and height in pixels from the header of a WebP file. Throws when the file is not WebP. */
export const webpSize = (file: Buffer): {width: number; height: number} => {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP') {
    throw new Error('This is not a WebP file.');
  }
  const format = file.toString('latin1', 12, 16);
  if (format === 'VP8X') {
    return {width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1};
  }
  if (format === 'VP8L') {
    const bits = file.readUInt32LE(21);
    return {width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1};
  }
  return {width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff};
};
