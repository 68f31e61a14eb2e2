import type {ReactNode} from 'react';

import {TagFilter} from '@site/src/components/lists/TagFilter';
import {searchKinds, type SearchKind} from '@site/src/content/searchKinds';
import type {SearchResult} from '@site/src/search/searchEngine';

import styles from './styles.module.css';

interface Props {
  kinds: SearchResult['kinds'];
  chosen: SearchKind | undefined;
  onChoose: (kind: SearchKind | undefined) => void;
}

const allKinds = Object.keys(searchKinds) as SearchKind[];

/** Filters by the kinds of pages found. Keeps its size until there are results. */
export function KindFilter({kinds, chosen, onChoose}: Props): ReactNode {
  const options = allKinds
    .filter((kind) => (kinds[kind] ?? 0) > 0 || kind === chosen)
    .map((tag) => ({tag, label: searchKinds[tag], count: kinds[tag] ?? 0}));
  return (
    <div className={styles.filter}>
      {options.length > 0 && (
        <TagFilter
          label="Kind of page"
          options={options}
          total={options.reduce((sum, {count}) => sum + count, 0)}
          chosen={chosen}
          onChoose={onChoose}
        />
      )}
    </div>
  );
}
