declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff2' | 'woff' | 'truetype';
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    variationAxes?: Record<string, number | {min: number; max: number}>;
  }

  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: Options,
  ): Promise<Buffer>;
}
