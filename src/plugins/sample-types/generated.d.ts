declare module '@generated/sample-types/default/manifest.json' {
  /** Address of the folder with a file for each entry point. */
  const manifest: {types: string};
  export default manifest;
}
