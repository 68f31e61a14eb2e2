declare module '@generated/playground/default/scripts.json' {
  /** The frame's scripts by name: a package, or a part of the frame's runtime. */
  const scripts: Readonly<
    Record<
      string,
      {
        address: string;
        /** Scripts that have to run first, by name. */
        needs: readonly string[];
      }
    >
  >;
  export default scripts;
}
