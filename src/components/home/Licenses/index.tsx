import {useState, type ReactNode} from 'react';

import {estimateLicense} from '@site/src/data/pricing';

import {Calculator, firstUsage} from './Calculator';
import {Tiers} from './Tiers';

/** The three licenses, and what the company license costs; the calculator marks the one that fits. */
export function Licenses(): ReactNode {
  const [usage, setUsage] = useState(firstUsage);
  return (
    <>
      <Tiers fitting={estimateLicense(usage).license} />
      <Calculator usage={usage} onChange={setUsage} />
    </>
  );
}
