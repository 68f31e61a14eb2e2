declare module '@generated/history/default/known.json' {
  import type {Known} from '@site/src/history/readChoice';

  const known: Known;
  export default known;
}

declare module '@generated/history/default/manifest.json' {
  const manifest: {
    /** The folder of the releases of each package, with the base URL. */
    readonly folder: string;
    readonly packages: readonly string[];
  };
  export default manifest;
}

declare module '@generated/history/default/latest.json' {
  import type {JointRelease} from '@site/src/history/packages';

  const releases: readonly JointRelease[];
  export default releases;
}

declare module '@generated/history/default/releases-*.json' {
  import type {Release} from '@site/src/history/releases';

  const releases: readonly Release[];
  export default releases;
}
