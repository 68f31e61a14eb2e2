import {useEffect, useReducer, useRef} from 'react';

import {CopyFailure, isSupported, keepSections, loadList, removeSections} from '../copy';
import type {OfflineList} from '../list';
import {readRecord, type OfflineRecord} from '../record';

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

const counted = (count: number): string => (count === 1 ? '1 section' : `${count} sections`);

/** The copy, and what readers do with it. */
interface OfflineCopyControls {
  state: CopyState;
  /** Adds sections and updates the others; without ids, only updates. */
  keep: (ids: readonly string[]) => void;
  remove: (ids: readonly string[]) => void;
  cancel: () => void;
}

/** The copy, and what can be done with it. A page that is left cancels its download. */
export const useOfflineCopy = (baseUrl: string): OfflineCopyControls => {
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
        change({running: undefined, message: 'Canceled. Nothing was saved.'});
      } else if (error instanceof CopyFailure) {
        change({running: undefined, message: error.message, isFailure: true});
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
      const name = added.length === 1 && added[0] ? added[0].title : counted(added.length);
      void run(
        ids.length === 0 ? 'Updating …' : `Downloading ${name} …`,
        (signal) =>
          keepSections(baseUrl, list, ids, {
            signal,
            report: (done, total) => {
              change({running: {done, total}});
            },
          }),
        () => (ids.length === 0 ? 'The copy is up to date.' : `Done: ${name} can be read offline.`),
      );
    },
    remove: (ids: readonly string[]): void => {
      void run(
        'Removing …',
        () => removeSections(baseUrl, ids),
        (record) => (record ? 'Removed.' : 'Removed. No pages saved on this device.'),
      );
    },
    cancel: (): void => abort.current?.abort(),
  };
};
