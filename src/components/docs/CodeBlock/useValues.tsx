import {useEffect, useState, type ReactNode, type RefObject} from 'react';
import {whenIdle} from 'docusaurus-lean-start/when-idle';

import type {SampleValues} from '../SampleValues';

/**
 * What fills the reader's own values into code, on pages about Lambda, Cloud Run, and deployment.
 *
 * @param className of its button
 */
export const useValues = (code: RefObject<HTMLElement | null>, className: string): ReactNode => {
  const [Values, setValues] = useState<typeof SampleValues>();
  useEffect(() => {
    // A block stays on its page.
    if (!/\/docs\/(?:lambda|cloudrun)|vercel-functions/.test(location.pathname)) return;
    whenIdle(() => {
      import('../SampleValues').then(
        (loaded) => {
          setValues(() => loaded.SampleValues);
        },
        // The samples keep the example values.
        () => undefined,
      );
    });
  }, []);
  return Values && <Values code={code} className={className} />;
};
