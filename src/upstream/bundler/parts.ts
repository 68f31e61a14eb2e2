// What our settings take out of the framework's.

interface CssExtractPlugin {
  options: {filename: string; chunkFilename: string};
}

const nameOf = (plugin: unknown): string => (plugin as object | undefined)?.constructor.name ?? '';

/** The plugin that writes style sheets, of Rspack or of webpack; its options are set in no other way. */
export const findCssExtractPlugin = (plugins: readonly unknown[]): CssExtractPlugin => {
  const names = ['CssExtractRspackPlugin', 'MiniCssExtractPlugin'];
  const found = plugins.find((plugin) => names.includes(nameOf(plugin)));
  if (!found) {
    throw new Error(
      'upstream/bundler/parts.ts: the bundler has no plugin that extracts CSS: adapt src/upstream/bundler/parts.ts to it.',
    );
  }
  return found as CssExtractPlugin;
};

/** The plugins without the one that lists the files of all chunks, in whose place PageChunksPlugin is. */
export const withoutChunkAssets = <T>(plugins: readonly T[]): T[] => {
  const others = plugins.filter((plugin) => nameOf(plugin) !== 'ChunkAssetPlugin');
  if (others.length === plugins.length) {
    throw new Error(
      'upstream/bundler/parts.ts: the framework has no ChunkAssetPlugin: adapt src/upstream/bundler/parts.ts to it.',
    );
  }
  return others;
};
