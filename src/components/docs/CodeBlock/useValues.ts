import {useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';

import {whenIdle} from '@site/src/client/whenIdle';

import type * as Loaded from '../SampleValues';

/** What fills the reader's own values into code, on pages about Lambda, Cloud Run, and deployment. */
export const useValues = (): typeof Loaded | undefined => {
  const [values, setValues] = useState<typeof Loaded>();
  const hasValues = /\/docs\/(?:lambda|cloudrun)|vercel-functions/.test(useLocation().pathname);
  useEffect(() => {
    if (!hasValues) return;
    whenIdle(() => {
      import('../SampleValues').then(
        (loaded) => {
          setValues(loaded);
        },
        // The samples keep the example values.
        () => undefined,
      );
    });
  }, [hasValues]);
  return values;
};
