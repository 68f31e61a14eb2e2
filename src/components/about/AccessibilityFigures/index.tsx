import type {ReactNode} from 'react';

import record from '@site/src/data/accessibility.json';

const rows: readonly (readonly [string, string])[] = [
  [
    'Pages checked with axe on each change, which together contain every kind of content',
    record.pages.toLocaleString('en-US'),
  ],
  [
    'Tests of single views, in both color modes or on a phone, and with the keyboard',
    record.others.toLocaleString('en-US'),
  ],
  ['axe version', record.axe],
  ['Counted on', record.date],
];

/** How many accessibility tests there are. */
export function AccessibilityFigures(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Result</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, result]) => (
          <tr key={label}>
            <td>{label}</td>
            {/* A date in two lines is hard to read. */}
            <td style={{whiteSpace: 'nowrap'}}>{result}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
