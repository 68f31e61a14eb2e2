import {DEFAULT_LIMITS, type Place, type PrefetchLimits} from './limits.ts';

interface Parts {
  /** Loads what a route needs; never rejects. */
  load: (path: string) => Promise<unknown>;
  /** Calls back when the browser has nothing to do. */
  whenIdle: (callback: () => void) => void;
  /** Chooses what is worth loading now, if anything; what is not chosen keeps waiting. */
  choose: (waiting: ReadonlySet<string>, place: Place) => string | undefined;
  limits?: Pick<PrefetchLimits, 'atOnce' | 'perView'>;
}

export interface PrefetchQueue {
  /** A link to this path is in view. */
  add: (path: string) => void;
  /** The visitor means to go there, and it loads already: until it has, nothing else begins. */
  yieldTo: (path: string, loading: Promise<unknown>) => void;
  /** This page is shown now: it has the full number of routes again, and needs no loading itself. */
  startView: (path: string) => void;
}

/** Loads routes in advance: each once, a few at a time and for each page view, when idle. */
export const createQueue = ({
  load,
  whenIdle,
  choose,
  limits: {atOnce, perView} = DEFAULT_LIMITS,
}: Parts): PrefetchQueue => {
  const known = new Set<string>();
  const waiting = new Set<string>();
  let left = {...perView};
  let running = 0;
  let intended = 0;
  let isPlanned = false;

  const take = (): string | undefined => {
    if (intended > 0) return undefined;
    for (const place of ['content', 'frame'] as const) {
      const path = left[place] > 0 ? choose(waiting, place) : undefined;
      if (path === undefined) continue;
      left[place]--;
      waiting.delete(path);
      return path;
    }
    return undefined;
  };

  const plan = (): void => {
    if (isPlanned || waiting.size === 0 || intended > 0 || running >= atOnce) return;
    isPlanned = true;
    whenIdle(() => {
      isPlanned = false;
      const path = take();
      if (path === undefined) return;
      running++;
      void load(path).finally(() => {
        running--;
        plan();
      });
      plan();
    });
  };

  return {
    add: (path) => {
      if (known.has(path)) return;
      known.add(path);
      waiting.add(path);
      plan();
    },
    yieldTo: (path, loading) => {
      known.add(path);
      waiting.delete(path);
      intended++;
      void loading.finally(() => {
        intended--;
        plan();
      });
    },
    startView: (path) => {
      known.add(path);
      waiting.delete(path);
      left = {...perView};
      plan();
    },
  };
};
