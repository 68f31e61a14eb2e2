import {useCallback, useEffect, useRef} from 'react';

/** The messages that go to a worker and come from it. */
interface Messages {
  request: unknown;
  response: unknown;
}

interface Options<M extends Messages> {
  /** Starts the worker; called when there is something to send for the first time. */
  start: () => Worker;
  onMessage: (response: M['response']) => void;
  /** The worker's code did not load. */
  onFailure: () => void;
}

/** A function that sends messages to a worker, which runs from the first message on. */
export const useWorker = <M extends Messages>(
  options: Options<M>,
): ((request: M['request']) => void) => {
  const worker = useRef<Worker | undefined>(undefined);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = undefined;
    },
    [],
  );
  return useCallback((request: M['request']) => {
    if (!worker.current) {
      const started = latest.current.start();
      started.addEventListener('message', ({data}: MessageEvent<M['response']>) => {
        latest.current.onMessage(data);
      });
      started.addEventListener('error', (event) => {
        event.preventDefault();
        worker.current?.terminate();
        // The next message tries again.
        worker.current = undefined;
        latest.current.onFailure();
      });
      worker.current = started;
    }
    worker.current.postMessage(request);
  }, []);
};

/** What to say when a worker's code did not load. */
export const notLoaded = 'The tool couldn’t be loaded. Check your connection and try again.';
