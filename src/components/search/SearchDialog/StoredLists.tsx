import type {MouseEvent, ReactNode} from 'react';

import {isPlainClick} from '@site/src/components/navigation/isPlainClick';

import {HitPlace} from '../HitText';
import {texts} from '../texts';
import {optionId} from './optionId';
import type {StoredSearch, StoredSearches} from './storedSearches';

interface Actions {
  active: number;
  onActivate: (place: number) => void;
  onFollow: (entry: StoredSearch, isInPlace: boolean) => void;
  onFavorite: (entry: StoredSearch) => void;
  onRemove: (entry: StoredSearch) => void;
}

const icons = {
  favorite: 'm10 3 2.1 4.4 4.9.7-3.5 3.4.8 4.8L10 14l-4.3 2.3.8-4.8L3 8.1l4.9-.7z',
  remove: 'm5.5 5.5 9 9m0-9-9 9',
} as const;

function IconButton({
  icon,
  title,
  onClick,
}: {
  icon: keyof typeof icons;
  title: string;
  onClick: () => void;
}): ReactNode {
  return (
    <span role="gridcell">
      <button className="search-dialog__icon-button" type="button" title={title} onClick={onClick}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d={icons[icon]} />
        </svg>
      </button>
    </span>
  );
}

function Row({
  entry,
  place,
  isFavorite,
  active,
  onActivate,
  onFollow,
  onFavorite,
  onRemove,
}: Actions & {entry: StoredSearch; place: number; isFavorite: boolean}): ReactNode {
  const follow = (event: MouseEvent): void => {
    const isInPlace = isPlainClick(event);
    if (isInPlace) event.preventDefault();
    onFollow(entry, isInPlace);
  };
  return (
    <div
      className="search-row"
      role="row"
      aria-selected={place === active}
      onPointerMove={() => {
        onActivate(place);
      }}
    >
      <span id={optionId(place)} className="search-row__cell" role="gridcell">
        {/* oxlint-disable-next-line @docusaurus/no-html-links -- the usual link would load each page in view */}
        <a className="search-hit" href={entry.url} tabIndex={-1} onClick={follow}>
          <span className="search-hit__title">
            {entry.title}
            {entry.heading !== '' && ` › ${entry.heading}`}
          </span>
          <span className="search-hit__where">
            <HitPlace kindClassName="search-hit__kind" hit={entry} />
          </span>
        </a>
      </span>
      {!isFavorite && (
        <IconButton
          icon="favorite"
          title={texts.saveRecent}
          onClick={() => {
            onFavorite(entry);
          }}
        />
      )}
      <IconButton
        icon="remove"
        title={isFavorite ? texts.removeFavorite : texts.removeRecent}
        onClick={() => {
          onRemove(entry);
        }}
      />
    </div>
  );
}

/** Results that were chosen before, in the grid of the empty field. */
export function StoredLists({
  id,
  searches,
  ...actions
}: Actions & {id: string; searches: StoredSearches}): ReactNode {
  const lists = [
    {name: 'recent', title: texts.recent, entries: searches.recent},
    {name: 'favorite', title: texts.favorite, entries: searches.favorite},
  ].filter(({entries}) => entries.length > 0);
  if (lists.length === 0) return <p className="search-dialog__message">{texts.noRecent}</p>;
  let place = -1;
  return (
    <>
      {lists.map(({name, title, entries}) => (
        <div key={name} className="search-group" role="rowgroup" aria-labelledby={`${id}-${name}`}>
          <div id={`${id}-${name}`} className="search-group__title" role="presentation">
            {title}
          </div>
          {entries.map((entry) => {
            place++;
            return (
              <Row
                key={entry.id}
                {...actions}
                entry={entry}
                place={place}
                isFavorite={name === 'favorite'}
              />
            );
          })}
        </div>
      ))}
    </>
  );
}
