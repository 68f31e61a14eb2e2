import {useEffect, useReducer, useRef} from 'react';

import {notLoaded, useWorker} from '../parts/useWorker';
import type {Choice} from './choice';
import type {Abilities, ConvertRequest, ConvertResponse, Outcome} from './messages';

/** States of a conversion once it has been started. */
type Begun = 'running' | 'paused' | 'done' | 'aborted' | 'failed';

/** A file and what became of it. */
export interface Conversion {
  /** The name of the file; undefined before the first. */
  name?: string;
  state: 'idle' | 'opening' | 'refused' | 'ready' | Begun;
  abilities?: Abilities;
  /** From 0 to 1; null while it is unknown. */
  progress: number | null;
  bytes: number;
  outcome?: Outcome;
  /** The address of the outcome in this page. */
  url?: string;
  reason?: string;
}

type Change =
  | ConvertResponse
  | {type: 'opened'; name: string}
  | {type: 'started' | 'paused' | 'resumed' | 'not loaded'}
  | {type: 'linked'; url: string};

const reduce = (before: Conversion, change: Change): Conversion => {
  const start = {progress: null, bytes: 0};
  switch (change.type) {
    case 'opened':
      return {name: change.name, state: 'opening', ...start};
    case 'abilities':
      return {
        ...before,
        abilities: change.abilities,
        state: before.state === 'opening' ? 'ready' : before.state,
      };
    case 'started': {
      const {name, abilities} = before;
      return {
        ...(name !== undefined && {name}),
        ...(abilities && {abilities}),
        state: 'running',
        ...start,
      };
    }
    case 'progress':
      return {...before, progress: change.progress, bytes: change.bytes};
    case 'paused':
      return {...before, state: 'paused'};
    case 'resumed':
      return {...before, state: 'running'};
    case 'done':
      return {...before, state: 'done', outcome: change.outcome};
    case 'linked':
      return {...before, url: change.url};
    case 'aborted':
      return {...before, state: 'aborted'};
    case 'refused':
    case 'failed':
      return {...before, state: change.type, reason: change.reason};
    case 'not loaded':
      return {...before, state: 'refused', reason: notLoaded};
  }
};

interface Controls {
  conversion: Conversion;
  open: (source: File | string, choice: Choice) => void;
  /** Finds out anew what is possible. */
  check: (choice: Choice) => void;
  convert: (choice: Choice) => void;
  /** Makes a WAV of the sound; the rate is in hertz. */
  resample: (sampleRate: number) => void;
  pause: () => void;
  resume: () => void;
  abort: () => void;
}

/** Converts one file at a time, in a worker. */
export const useConversion = (): Controls => {
  const [conversion, change] = useReducer(reduce, {state: 'idle', progress: null, bytes: 0});
  /** The last file that was opened, and the last conversion. */
  const ids = useRef({last: 0, file: 0, conversion: 0});
  const post = useWorker<{request: ConvertRequest; response: ConvertResponse}>({
    start: () => new Worker(new URL('./convert.worker.ts', import.meta.url)),
    onMessage: (response) => {
      const {file, conversion: converted} = ids.current;
      const isAboutFile = response.type === 'abilities' || response.type === 'refused';
      if (isAboutFile ? response.id >= file : response.id === converted) change(response);
    },
    onFailure: () => {
      change({type: 'not loaded'});
    },
  });
  const file = conversion.outcome?.file;
  useEffect(() => {
    if (!file) return undefined;
    const url = URL.createObjectURL(file);
    change({type: 'linked', url});
    return () => {
      URL.revokeObjectURL(url);
    };
  }, [file]);
  const next = (): number => ++ids.current.last;
  const startConversion = (): number => {
    change({type: 'started'});
    ids.current.conversion = next();
    return ids.current.conversion;
  };
  return {
    conversion,
    open: (source, choice) => {
      const name = typeof source === 'string' ? (source.split('/').pop() ?? source) : source.name;
      ids.current.file = next();
      ids.current.conversion = 0;
      change({type: 'opened', name});
      post({type: 'open', id: ids.current.file, source});
      post({type: 'check', id: ids.current.file, choice});
    },
    check: (choice) => {
      // Before a file there is nothing to find out.
      if (ids.current.file > 0) post({type: 'check', id: next(), choice});
    },
    convert: (choice) => {
      post({type: 'convert', id: startConversion(), choice});
    },
    resample: (sampleRate) => {
      post({type: 'resample', id: startConversion(), sampleRate});
    },
    pause: () => {
      post({type: 'pause', id: ids.current.conversion});
      change({type: 'paused'});
    },
    resume: () => {
      post({type: 'resume', id: ids.current.conversion});
      change({type: 'resumed'});
    },
    abort: () => {
      post({type: 'abort', id: ids.current.conversion});
    },
  };
};

/** What to say about a conversion. */
export const statusOf = ({name = '', state, reason = ''}: Conversion, ready: string): string => {
  switch (state) {
    case 'idle':
      return 'No file yet.';
    case 'opening':
      return `${name}: reading the header`;
    case 'refused':
      return `${name} can't be read. ${reason}`;
    case 'ready':
      return `${name}: ${ready}`;
    case 'running':
      return `${name}: converting`;
    case 'paused':
      return `${name}: paused.`;
    case 'done':
      return `${name}: converted.`;
    case 'aborted':
      return `${name}: canceled.`;
    case 'failed':
      return `${name} wasn't converted: ${reason}`;
  }
};
