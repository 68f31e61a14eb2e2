declare module '@generated/search-index/default/manifest.json' {
  /** Address of the folder that the embedded index is in. */
  const manifest: {index: string};
  export default manifest;
}

declare module '@generated/search-index/default/styles.json' {
  /** Address of the dialog's stylesheet. */
  const addresses: {styles: string};
  export default addresses;
}

interface ImportMeta {
  /** The bundler's hot replacement; the dev server only. */
  webpackHot?: {accept: (module: string, callback: () => void) => void};
}
