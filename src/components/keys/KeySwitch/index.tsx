import type {ReactNode} from 'react';
import {KeySwitch as Switch} from 'docusaurus-page-keys/switch';

import {siteKeys} from '@site/src/client/singleKeys';

/** Turns shortcuts of one character off and on. */
export function KeySwitch(): ReactNode {
  return <Switch keys={siteKeys} label="Single-character shortcuts" />;
}
