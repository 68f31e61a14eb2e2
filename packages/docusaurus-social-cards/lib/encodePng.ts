import {crc32, deflateSync} from 'node:zlib';

/** Bytes of a pixel: red, green, blue, alpha. */
const CHANNELS = 4;

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
};

/**
 * Writes pixels (RGBA, row by row) as PNG (W3C, third edition). Rows are not filtered: areas of one color
 * compress well as they are. It takes a third of the time of resvg's own encoder, which was a third of the
 * time of a card.
 */
export const encodePng = (pixels: Buffer, width: number, height: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits a channel, in color with alpha; the other fields have one value only.
  header.set([8, 6, 0, 0, 0], 8);
  const row = width * CHANNELS;
  const rows = Buffer.alloc((row + 1) * height);
  for (let y = 0; y < height; y++) {
    pixels.copy(rows, y * (row + 1) + 1, y * row, (y + 1) * row);
  }
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, {level: 3})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
