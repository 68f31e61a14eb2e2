import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {Table} from '@site/src/components/docs/Table';
import {CheckboxFilter} from '@site/src/components/lists/CheckboxFilter';
import {useParameter} from '@site/src/components/lists/useParameter';
import {optionsFor, type Chooser as ChooserData} from '@site/src/data/choosers/chooser';

import styles from './styles.module.css';

/** A table of options; with scripts, what the reader needs narrows it down. */
export function Chooser({data}: {data: ChooserData}): ReactNode {
  const {parameter, label, heading, needs, options} = data;
  const [value, choose] = useParameter(parameter);
  const wanted = value?.split(',') ?? [];
  const chosen = Object.keys(needs).filter((key) => wanted.includes(key));
  const shown = optionsFor(data, chosen);
  const count = `${shown.length} of ${options.length} fit.`;
  return (
    <div className={styles.chooser}>
      <CheckboxFilter
        legend="I need …"
        labels={needs}
        chosen={chosen}
        onChange={(keys) => {
          choose(keys.join(','));
        }}
      />
      <p className={styles.status} role="status">
        {chosen.length > 0 &&
          (shown.length > 0 ? count : 'No option meets all of these needs. Clear a checkbox.')}
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
