import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {readProofs, PROOF_LEDGER, type ClaimCounts} from '../../content/proofs';

/** What the page about the checks shows. */
export interface ClaimNumbers {
  /** Missing when packages have changed since the checks ran. */
  readonly counts?: ClaimCounts;
  /** Pages that someone read against the code, and statements that they checked. */
  readonly read: {readonly pages: number; readonly checked: number; readonly executed: number};
}

const READINGS = 'scripts/lib/readings/ledger.json';

/** Hands the numbers of the checks to the page that shows them. */
export const claimsPlugin = ({siteDir}: LoadContext): Plugin => ({
  name: 'claims',
  getPathsToWatch: () => [PROOF_LEDGER, READINGS].map((file) => path.join(siteDir, file)),
  contentLoaded: async ({actions}) => {
    const readings = path.join(siteDir, READINGS);
    const ledger = (
      fs.existsSync(readings) ? JSON.parse(fs.readFileSync(readings, 'utf8')) : {}
    ) as Record<string, {checked: number; executed: number}>;
    const rows = Object.values(ledger);
    const counts = readProofs(siteDir)?.counts;
    const numbers: ClaimNumbers = {
      ...(counts ? {counts} : {}),
      read: {
        pages: rows.length,
        checked: rows.reduce((sum, {checked}) => sum + checked, 0),
        executed: rows.reduce((sum, {executed}) => sum + executed, 0),
      },
    };
    await actions.createData('numbers.json', JSON.stringify(numbers));
  },
});
