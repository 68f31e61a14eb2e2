import {useCallback, useState} from 'react';

interface OnDemand<Loaded> {
  /** Undefined until it has loaded. */
  loaded: Loaded | undefined;
  hasFailed: boolean;
  load: () => void;
}

/**
 * Code that loads when a component needs it. If that fails, `load` can be called again. React’s `lazy` would
 * remember the failure and throw it while rendering, which crashes the page.
 *
 * @param request imports the code; the same function for each render
 */
export const useOnDemand = <Loaded extends object>(
  request: (() => Promise<Loaded>) | undefined,
): OnDemand<Loaded> => {
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    request?.().then(setLoaded, () => {
      setFailed(true);
    });
  }, [request]);
  return {loaded, hasFailed, load};
};
