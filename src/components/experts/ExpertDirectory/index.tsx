import type {ReactNode} from 'react';
import listings from '@generated/experts/default/directory.json';

import {DailyOrder} from '@site/src/components/lists/DailyOrder';
import {TagFilter} from '@site/src/components/lists/TagFilter';
import {useTagParameter} from '@site/src/components/lists/useTagParameter';
import {withSpecialty} from '@site/src/data/experts';
import {isSpecialty, specialties, type Specialty} from '@site/src/data/specialties';

import {ExpertCard} from '../ExpertCard';
import styles from './styles.module.css';

const options = (Object.keys(specialties) as Specialty[])
  .map((tag) => ({tag, label: specialties[tag], count: withSpecialty(listings, tag).length}))
  .filter(({count}) => count > 0);

/** All experts as cards, in an order that changes daily, with a filter by specialty. */
export function ExpertDirectory(): ReactNode {
  const [specialty, choose] = useTagParameter('specialty', isSpecialty);
  return (
    <div className={styles.directory}>
      <TagFilter
        label="Specialty"
        options={options}
        total={listings.length}
        chosen={specialty}
        onChoose={choose}
      />
      <DailyOrder
        id="experts"
        label="Experts"
        className={styles.grid}
        items={listings}
        keyOf={({slug}) => slug}
        tagsOf={(expert) => expert.specialties}
        parameter="specialty"
        tag={specialty}
      >
        {(expert) => <ExpertCard expert={expert} level="h2" />}
      </DailyOrder>
    </div>
  );
}
