import {useEffect, useReducer, useRef} from 'react';

import {
  CopyFailure,
  isSupported,
  keepSections,
  loadList,
  readRecord,
  removeSections,
  type CopyProblem,
  type OfflineRecord,
} from './copy.ts';
import type {OfferedSection, OfflineList} from './list.ts';

/** What readers are told of a change. */
export interface CopyTexts {
  updating: string;
  updated: string;
  downloading: (sections: readonly OfferedSection[]) => string;
  downloaded: (sections: readonly OfferedSection[]) => string;
  removing: string;
  /** Without a record, nothing is kept anymore. */
  removed: (record: OfflineRecord | undefined) => string;
  canceled: string;
  failed: (problem: CopyProblem) => string;
}

/** What the page knows about the copy. */
export interface CopyState {
  /** Undefined until known. */
  isSupported?: boolean;
  /** What can be kept; null when it couldn't be loaded. */
  list?: OfflineList | null;
  record?: OfflineRecord | undefined;
  /** A change that takes place; bytes are undefined until they are known. */
  running?: {done?: number; total?: number} | undefined;
  /** What has happened, for the reader. */
  message: string;
  isFailure: boolean;
}

type Change = Partial<CopyState>;

const reduce = (before: CopyState, change: Change): CopyState => ({...before, ...change});

/** The copy, and what readers do with it. */
export interface OfflineCopyControls {
  state: CopyState;
  /** Adds sections and updates the others; without ids, only updates. */
  keep: (ids: readonly string[]) => void;
  remove: (ids: readonly string[]) => void;
  cancel: () => void;
}

/** The copy, and what can be done with it. A page that is left cancels its download. */
export const useOfflineCopy = (baseUrl: string, texts: CopyTexts): OfflineCopyControls => {
  const [state, change] = useReducer(reduce, {message: '', isFailure: false});
  const abort = useRef<AbortController>(undefined);
  const {list} = state;

  useEffect(() => {
    const open = async (): Promise<void> => {
      if (!isSupported()) {
        change({isSupported: false});
        return;
      }
      change({isSupported: true, record: await readRecord(baseUrl)});
      change({list: await loadList(baseUrl).catch(() => null)});
    };
    void open();
    return () => abort.current?.abort();
  }, [baseUrl]);

  /** Makes a change, and tells how it ended. */
  const run = async (
    start: string,
    act: (signal: AbortSignal) => Promise<OfflineRecord | undefined>,
    success: (record: OfflineRecord | undefined) => string,
  ): Promise<void> => {
    const controller = new AbortController();
    abort.current = controller;
    change({running: {}, message: start, isFailure: false});
    try {
      const record = await act(controller.signal);
      change({running: undefined, record, message: success(record)});
    } catch (error) {
      if (controller.signal.aborted) {
        change({running: undefined, message: texts.canceled});
      } else if (error instanceof CopyFailure) {
        change({running: undefined, message: texts.failed(error.problem), isFailure: true});
      } else {
        throw error;
      }
    }
  };

  return {
    state,
    keep: (ids: readonly string[]): void => {
      if (!list?.isOn) return;
      const added = list.sections.filter(({id}) => ids.includes(id));
      void run(
        ids.length === 0 ? texts.updating : texts.downloading(added),
        (signal) =>
          keepSections(baseUrl, list, ids, {
            signal,
            report: (done, total) => {
              change({running: {done, total}});
            },
          }),
        () => (ids.length === 0 ? texts.updated : texts.downloaded(added)),
      );
    },
    remove: (ids: readonly string[]): void => {
      void run(
        texts.removing,
        () => removeSections(baseUrl, ids),
        (record) => texts.removed(record),
      );
    },
    cancel: (): void => abort.current?.abort(),
  };
};
