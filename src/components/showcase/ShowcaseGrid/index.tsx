import type {ReactNode} from 'react';

import {inDailyOrder} from '@site/src/components/lists/dailyOrder';
import {FilteredList} from '@site/src/components/lists/FilteredList';
import {TagFilter} from '@site/src/components/lists/TagFilter';
import {useDay} from '@site/src/components/lists/useDay';
import {useTagParameter} from '@site/src/components/lists/useTagParameter';
import {isShowcaseKind, showcaseKinds, ofKind, showcase} from '@site/src/data/showcase';
import type {ShowcaseKind} from '@site/src/data/showcase.schema';

import {EntryCard} from '../EntryCard';
import {EntryDialog} from '../EntryDialog';
import styles from './styles.module.css';
import {useOpenEntry} from './useOpenEntry';

const listId = 'showcase';

const options = (Object.keys(showcaseKinds) as ShowcaseKind[]).map((tag) => ({
  tag,
  label: showcaseKinds[tag],
  count: ofKind(showcase, tag).length,
}));

/** All entries as cards in an order that changes from day to day, with a filter by kind and a view of one entry. */
export function ShowcaseGrid(): ReactNode {
  const [kind, chooseKind] = useTagParameter('kind', isShowcaseKind);
  const {entry, open, replace, close} = useOpenEntry();
  const day = useDay(listId);
  const items = inDailyOrder(showcase, day);
  const shown = ofKind(items, kind);
  // An address may name an entry that the filter hides.
  const sequence = entry && !shown.includes(entry) ? [entry] : shown;
  return (
    <div className={styles.directory}>
      <TagFilter
        label="Kind of work"
        options={options}
        total={showcase.length}
        chosen={kind}
        onChoose={chooseKind}
      />
      <FilteredList
        id={listId}
        label="Showcase"
        className={styles.grid}
        items={items}
        day={day}
        keyOf={({slug}) => slug}
        tagsOf={(item) => [item.kind]}
        parameter="kind"
        tag={kind}
      >
        {(item) => <EntryCard entry={item} onOpen={open} />}
      </FilteredList>
      {entry && (
        <EntryDialog entry={entry} sequence={sequence} onReplace={replace} onClose={close} />
      )}
    </div>
  );
}
