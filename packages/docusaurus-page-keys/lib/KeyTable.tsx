import {Fragment, type ReactNode} from 'react';

/** What some keys do, in words. */
export interface KeyRow {
  /** Alternatives, as they are labeled on keyboards. */
  keys: readonly string[];
  label: string;
}

export interface KeyTableProps {
  rows: readonly KeyRow[];
  /** The heads of the columns, and what is between alternatives. */
  texts: {key: string; action: string; or: string};
}

/** A table of keyboard shortcuts. */
export function KeyTable({rows, texts: {key: keyHead, action, or}}: KeyTableProps): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{keyHead}</th>
          <th scope="col">{action}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({keys, label}) => (
          <tr key={label}>
            <td>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && ` ${or} `}
                  <kbd>{key}</kbd>
                </Fragment>
              ))}
            </td>
            <td>{label}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
