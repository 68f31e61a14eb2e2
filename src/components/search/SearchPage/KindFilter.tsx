import type {ReactNode} from 'react';
import clsx from 'clsx';

import {searchKinds, type SearchKind} from '@site/src/search/kinds';
import type {SearchResult} from '@site/src/search/types';

import styles from './styles.module.css';

interface Props {
  kinds: SearchResult['kinds'];
  chosen: SearchKind | undefined;
  onChoose: (kind: SearchKind | undefined) => void;
}

const allKinds = Object.keys(searchKinds) as SearchKind[];

/** Chooses a kind of page among those found. */
export function KindFilter({kinds, chosen, onChoose}: Props): ReactNode {
  const found = allKinds.filter((kind) => (kinds[kind] ?? 0) > 0 || kind === chosen);
  // Keeps its place until there are results.
  if (found.length === 0) return <div className={styles.filter} />;
  const total = found.reduce((sum, kind) => sum + (kinds[kind] ?? 0), 0);
  const options: [kind: SearchKind | undefined, label: string, count: number][] = [
    [undefined, 'All', total],
    ...found.map((kind): [SearchKind, string, number] => [
      kind,
      searchKinds[kind],
      kinds[kind] ?? 0,
    ]),
  ];
  return (
    <div className={styles.filter} role="group" aria-label="Kind of page">
      {options.map(([kind, label, count]) => (
        <button
          key={label}
          className={clsx(styles.option, kind === chosen && styles.chosen)}
          type="button"
          aria-pressed={kind === chosen}
          onClick={() => {
            onChoose(kind);
          }}
        >
          {label} <span className={styles.count}>{count}</span>
        </button>
      ))}
    </div>
  );
}
