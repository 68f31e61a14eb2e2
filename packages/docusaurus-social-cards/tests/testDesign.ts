import fs from 'node:fs';

import type {CardDesign} from '../lib';

const folder = 'node_modules/@fontsource/instrument-sans/files';

/** A design with the font that this repository has. */
export const testDesign: CardDesign = {
  name: 'Garden',
  fonts: ([400, 600] as const).map((weight) => ({
    name: 'Instrument Sans',
    weight,
    data: fs.readFileSync(`${folder}/instrument-sans-latin-${weight}-normal.woff`),
  })),
  colors: {page: '#12261a', text: '#ffffff', muted: '#a9c4b2'},
};

/** The width and height of a PNG, in pixels. @throws for another kind of file */
export const sizeOf = (picture: Uint8Array): [number, number] => {
  const header = Buffer.from(picture);
  // The signature, the first chunk's length and name, and the size.
  if (header.toString('latin1', 1, 4) !== 'PNG') throw new Error('It is no PNG.');
  return [header.readUInt32BE(16), header.readUInt32BE(20)];
};
