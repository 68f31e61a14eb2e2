import {useSyncExternalStore} from 'react';
import type {PropSidebar, PropSidebars, PropVersionMetadata} from '@docusaurus/plugin-content-docs';

import {loadFiles, type VersionSidebars} from './files.ts';
import {readSidebar} from './readSidebar.ts';

type Version = Pick<PropVersionMetadata, 'pluginId' | 'version' | 'docsSidebars'>;

/** The server and the dev server have all sidebars from the start. */
export const isLate = process.env.NODE_ENV === 'production' && typeof window !== 'undefined';

let loaded: readonly VersionSidebars[] | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Whether all items of all sidebars have loaded. */
export const hasSidebars = (): boolean => loaded !== undefined;

/** Loads all sidebars, once. Rejects if that fails, and can then be called again. */
export const loadSidebars = (): Promise<void> => {
  loading ??= Promise.all(loadFiles()).then(
    (sidebars) => {
      loaded = sidebars;
      for (const listener of listeners) listener();
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
};

const find = ({pluginId, version}: Version): PropSidebars | undefined =>
  loaded?.find((entry) => entry.pluginId === pluginId && entry.version === version)?.docsSidebars;

let shown: PropSidebar | undefined;

/** The sidebars as far as they are known: all of them, or what the first page's HTML shows. */
export const knownSidebars = (version: Version): PropSidebars => {
  const all = find(version);
  if (all) return all;
  const own = version.docsSidebars;
  // Sidebars that a page does not show in full stay in its data.
  if (!isLate || Object.values(own).some(({length}) => length > 0)) return own;
  shown ??= readSidebar();
  const items = shown ?? [];
  return Object.fromEntries(Object.keys(own).map((name) => [name, items]));
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The sidebars of a version once they have loaded. */
export const useLoadedSidebars = (version: Version): PropSidebars | undefined =>
  useSyncExternalStore(
    subscribe,
    () => find(version),
    () => undefined,
  );
