import type {ReactNode} from 'react';
import numbers from '@generated/claims/default/numbers.json';

const {counts, read} = numbers;

const rows: readonly (readonly [string, number | undefined])[] = [
  ['Samples', counts?.samples],
  ['Samples compiled', counts?.compiled],
  ['Samples executed', counts?.run],
  ['Samples rendered', counts?.rendered],
  ['Stated results compared with the code’s output', counts?.results],
  ['Options compared with the types', counts?.options],
  ['Defaults, limits and values compared with the code', counts?.stated],
  ['Quoted messages found in the packages', counts?.messages],
  ['Errors and warnings in the packages, all classified', counts?.reported],
  ['Commands parsed', counts?.commands],
  ['Pages compared with the code by a reader', read.pages],
  ['Statements checked by readers', read.checked],
  ['Statements executed by readers', read.executed],
];

/** How much of the docs was proven, and by what. */
export function ClaimNumbers(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Number</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, number]) =>
          number === undefined || number === 0 ? null : (
            <tr key={label}>
              <td>{label}</td>
              <td>{number.toLocaleString('en-US')}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
