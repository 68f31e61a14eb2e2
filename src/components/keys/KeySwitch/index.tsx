import type {ReactNode} from 'react';
import {KeySwitch as Switch} from 'docusaurus-page-keys/switch';

import {SINGLE_KEYS} from '@site/src/client/singleKeys';

/** Turns shortcuts of one character off and on. */
export function KeySwitch(): ReactNode {
  return <Switch storageKey={SINGLE_KEYS} label="Single-character shortcuts" />;
}
