import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {shortcutLabel} from '@site/src/components/search/shortcutLabel';

import {keys} from '../keys';

/** All keyboard shortcuts of the site. */
export function KeyTable(): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            <kbd>?</kbd>
          </td>
          <td>This list</td>
        </tr>
        <tr>
          <td>
            <kbd>/</kbd> or <kbd>{isBrowser ? shortcutLabel() : 'Ctrl K'}</kbd>
          </td>
          <td>Search</td>
        </tr>
        {keys.map(({key, label}) => (
          <tr key={key}>
            <td>
              <kbd>{key}</kbd>
            </td>
            <td>{label}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
