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

const isPresetEnv = (plugin: unknown): plugin is [name: string, options: object] =>
  Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env');

/**
 * The plugins of PostCSS without what they do about light-dark(): they write each color three times. The minimizer
 * does it, too, in one place.
 */
export const withoutLightDark = (plugins: readonly unknown[]): unknown[] => {
  if (!plugins.some(isPresetEnv)) {
    throw new Error(
      'upstream/bundler/parts.ts: the framework has no postcss-preset-env: adapt src/upstream/bundler/parts.ts to it.',
    );
  }
  return plugins.map((plugin) =>
    isPresetEnv(plugin)
      ? [plugin[0], {...plugin[1], features: {'light-dark-function': false}}]
      : plugin,
  );
};

interface Rule {
  test?: unknown;
  use?: unknown;
}

/**
 * Has fonts stay files, however small: the framework writes those below 10 kB into the style sheet, twice if two
 * faces have one, and every page waits for them.
 */
export const keepFontFiles = (rules: readonly unknown[]): void => {
  const loaders = (rules as readonly (Rule | undefined)[])
    .filter((rule) => rule?.test instanceof RegExp && rule.test.test('font.woff2'))
    .flatMap((rule) => (rule?.use ?? []) as {options?: {limit?: unknown}}[])
    .filter(({options}) => options && 'limit' in options);
  if (loaders.length === 0) {
    throw new Error(
      'upstream/bundler/parts.ts: no rule of the bundler loads fonts: adapt src/upstream/bundler/parts.ts to it.',
    );
  }
  for (const loader of loaders) loader.options = {...loader.options, limit: false};
};
