import type {PropSidebars} from '@docusaurus/plugin-content-docs';

/** The sidebars of one version of the docs. */
export interface VersionSidebars {
  pluginId: string;
  version: string;
  docsSidebars: PropSidebars;
}

/** Loads the sidebars of all versions; sidebarsLoader.cjs writes the imports in place of the empty list. */
export const loadFiles = (): Promise<VersionSidebars>[] => [];
