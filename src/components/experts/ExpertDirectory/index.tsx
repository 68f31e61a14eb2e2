import type {ReactNode} from 'react';
import listings from '@generated/experts/default/directory.json';

import {inDailyOrder} from '@site/src/components/lists/dailyOrder';
import {FilteredList} from '@site/src/components/lists/FilteredList';
import {TagFilter} from '@site/src/components/lists/TagFilter';
import {useDay} from '@site/src/components/lists/useDay';
import {useTagParameter} from '@site/src/components/lists/useTagParameter';
import {withSpecialty} from '@site/src/data/experts';
import {isSpecialty, specialties, type Specialty} from '@site/src/data/specialties';

import {ExpertCard} from '../ExpertCard';
import styles from './styles.module.css';

const listId = 'experts';

const options = (Object.keys(specialties) as Specialty[])
  .map((tag) => ({tag, label: specialties[tag], count: withSpecialty(listings, tag).length}))
  .filter(({count}) => count > 0);

/** All experts as cards, in an order that changes from day to day, with a filter by specialty. */
export function ExpertDirectory(): ReactNode {
  const [specialty, choose] = useTagParameter('specialty', isSpecialty);
  const day = useDay(listId);
  return (
    <div className={styles.directory}>
      <TagFilter
        label="Specialty"
        options={options}
        total={listings.length}
        chosen={specialty}
        onChoose={choose}
      />
      <FilteredList
        id={listId}
        label="Example profiles"
        className={styles.grid}
        items={inDailyOrder(listings, day)}
        day={day}
        keyOf={({slug}) => slug}
        tagsOf={(expert) => expert.specialties}
        parameter="specialty"
        tag={specialty}
      >
        {(expert) => <ExpertCard expert={expert} level="h2" />}
      </FilteredList>
    </div>
  );
}
