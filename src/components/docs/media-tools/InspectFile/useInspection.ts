import {useReducer, useRef} from 'react';

import {notLoaded, useWorker} from '../parts/useWorker';
import type {
  HeaderFields,
  InspectRequest,
  InspectResponse,
  SamplesRead,
  SlowFields,
  Stage,
  TagFields,
} from './messages';

/** What is known about a file. */
export interface Inspection {
  /** The name of the file; undefined before the first. */
  name?: string;
  state: 'idle' | 'running' | 'done' | 'stopped' | 'failed';
  header?: HeaderFields;
  tags?: TagFields;
  samples?: SamplesRead;
  slow?: SlowFields;
  failures: Partial<Record<Stage, string>>;
}

type Change = InspectResponse | {type: 'started'; name: string} | {type: 'not loaded'};

const reduce = (before: Inspection, change: Change): Inspection => {
  switch (change.type) {
    case 'started':
      return {name: change.name, state: 'running', failures: {}};
    case 'header':
      return {...before, header: change.header};
    case 'tags':
      return {...before, tags: change.tags};
    case 'samples':
      return {...before, samples: change.samples};
    case 'done':
      return {...before, slow: change.slow, state: 'done'};
    case 'stopped':
      return {...before, state: 'stopped'};
    case 'failed': {
      const failures = {...before.failures, [change.stage]: change.reason};
      // Without tags, the samples are still read.
      return {...before, failures, state: change.stage === 'tags' ? before.state : 'failed'};
    }
    case 'not loaded':
      return {...before, failures: {header: notLoaded}, state: 'failed'};
  }
};

/** Reads a file in a worker, one at a time. */
export const useInspection = (): {
  inspection: Inspection;
  inspect: (source: File | string) => void;
  stop: () => void;
} => {
  const [inspection, change] = useReducer(reduce, {state: 'idle', failures: {}});
  const lastId = useRef(0);
  const post = useWorker<{request: InspectRequest; response: InspectResponse}>({
    start: () => new Worker(new URL('./inspect.worker.ts', import.meta.url)),
    onMessage: (response) => {
      if (response.id === lastId.current) change(response);
    },
    onFailure: () => {
      change({type: 'not loaded'});
    },
  });
  return {
    inspection,
    inspect: (source) => {
      const name = typeof source === 'string' ? (source.split('/').pop() ?? source) : source.name;
      change({type: 'started', name});
      post({id: ++lastId.current, type: 'inspect', source});
    },
    stop: () => {
      post({id: lastId.current, type: 'stop'});
    },
  };
};
