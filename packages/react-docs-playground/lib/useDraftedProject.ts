import {useEffect, useRef, useState} from 'react';

import type {Drafts} from './drafts.ts';

/** A draft is stored when nothing has changed for so long, in milliseconds. */
const STORE_PAUSE = 300;

interface State<Project> {
  project: Project;
  /** What "Reset" took away, until something else is changed. */
  before?: Project;
}

export interface DraftedProject<Project> {
  project: Project;
  /** Changes the project; a change to the same project is none. */
  change: (next: (current: Project) => Project) => void;
  /** Shows the original; the second time, what was there before. */
  toggleReset: () => void;
  /** Something was reset, and is brought back the next time. */
  isReset: boolean;
  /** The editor began with what the reader had made of the project before. */
  isRestored: boolean;
}

/**
 * A project that keeps what the reader makes of it: the browser stores a draft for the page and the
 * original, which is there again after a reload, "Close" or another starting point.
 *
 * @param drafts from `createDrafts`; must not change
 * @param path of the page
 * @param original what "Reset" brings back
 * @param initial what the editor begins with, unless there is a draft
 */
export const useDraftedProject = <Project>(
  {find, keep, isSame}: Drafts<Project>,
  path: string,
  original: Project,
  initial: Project,
): DraftedProject<Project> => {
  const [place] = useState(() => ({path, original, initial}));
  const [first] = useState<State<Project>>(() => {
    const draft = find(place);
    if (!draft) return {project: initial};
    return draft.isReset ? {project: initial, before: draft.project} : {project: draft.project};
  });
  const [state, setState] = useState(first);
  const {project, before} = state;

  /** Stores what has changed since it was stored. */
  const store = useRef<() => void>(undefined);
  useEffect(() => {
    if (state === first) return undefined;
    store.current = () => {
      store.current = undefined;
      const isChanged = ![place.initial, original].some((known) => isSame(known, project));
      const kept = before ?? (isChanged ? project : undefined);
      keep(place, kept && {project: kept, isReset: before !== undefined});
    };
    const timer = setTimeout(() => store.current?.(), STORE_PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [state, first, place, original, project, before, isSame, keep]);
  useEffect(() => {
    const storeNow = (): void => {
      store.current?.();
    };
    window.addEventListener('pagehide', storeNow);
    document.addEventListener('visibilitychange', storeNow);
    return () => {
      window.removeEventListener('pagehide', storeNow);
      document.removeEventListener('visibilitychange', storeNow);
      storeNow();
    };
  }, []);

  return {
    project,
    change: (next) => {
      setState((current) => {
        const changed = next(current.project);
        return isSame(changed, current.project) ? current : {project: changed};
      });
    },
    toggleReset: () => {
      setState((current) => {
        if (current.before) return {project: current.before};
        return isSame(current.project, original)
          ? current
          : {project: original, before: current.project};
      });
    },
    isReset: before !== undefined,
    isRestored: first.project !== initial && before === undefined,
  };
};
