declare module '@generated/history/default/known.json' {
  import type {Known} from 'npm-api-history/read-choice';

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
  import type {Release} from 'npm-api-history/releases';

  const releases: readonly Release[];
  export default releases;
}
