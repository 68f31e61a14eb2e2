import type {ReactNode} from 'react';

import {dayOf} from '@site/src/data/dayOf';
import {machineOf, timeOf, type Measurement} from '@site/src/data/measurements';

/** How long a render took, on what and when: the end of a sentence. */
export function RenderTime({of: measurement}: {of: Measurement}): ReactNode {
  return (
    <>
      <strong>{timeOf(measurement)}</strong> on {machineOf(measurement)}
      {measurement.isBusy && ', busy with other work'}, measured with Remotion{' '}
      {measurement.remotion} on {dayOf(measurement.date)}.
    </>
  );
}
