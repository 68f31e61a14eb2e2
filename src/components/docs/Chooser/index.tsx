import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {Table} from '@site/src/components/docs/Table';
import {CheckboxFilter} from '@site/src/components/lists/CheckboxFilter';
import {optionsFor, type Chooser as ChooserData} from '@site/src/data/choosers/chooser';

import styles from './styles.module.css';

/** The needs that the address holds, and a function to change them. */
const useNeeds = (
  parameter: string,
  keys: readonly string[],
): [needs: string[], change: (needs: readonly string[]) => void] => {
  const history = useHistory();
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const chosen = new URLSearchParams(isBrowser ? search : '').get(parameter)?.split(',') ?? [];
  return [
    keys.filter((key) => chosen.includes(key)),
    (needs) => {
      const values = new URLSearchParams(history.location.search);
      if (needs.length > 0) values.set(parameter, needs.join(','));
      else values.delete(parameter);
      history.replace({...history.location, search: values.toString()});
    },
  ];
};

/** A table of options; with scripts, what the reader needs narrows it down. */
export function Chooser({data}: {data: ChooserData}): ReactNode {
  const {parameter, label, heading, needs, options} = data;
  const [chosen, choose] = useNeeds(parameter, Object.keys(needs));
  const shown = optionsFor(data, chosen);
  const count = `${shown.length} of ${options.length} fit.`;
  return (
    <div className={styles.chooser}>
      <CheckboxFilter legend="I need …" labels={needs} chosen={chosen} onChange={choose} />
      <p className={styles.status} role="status">
        {chosen.length > 0 && (shown.length > 0 ? count : 'Nothing does all of that. Clear a box.')}
      </p>
      <Table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">Good for</th>
            <th scope="col">Gives you</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({name, page, text, meets}) => (
            <tr key={page}>
              <th scope="row">
                <Link to={page}>{name}</Link>
              </th>
              <td>{text}</td>
              <td>{meets.map((need) => needs[need]).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
