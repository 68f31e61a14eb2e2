declare module '@generated/search-index/default/manifest.json' {
  /** Addresses of what the search-index plugin emits. */
  const manifest: {index: string; styles: string};
  export default manifest;
}

interface ImportMeta {
  /** The bundler's hot replacement; the dev server only. */
  webpackHot?: {accept: (module: string, callback: () => void) => void};
}
