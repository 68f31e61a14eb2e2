import {memo, type MouseEvent, type ReactNode} from 'react';

import type {SearchHit} from '@site/src/search/searchEngine';

import {isPlainClick} from '@site/src/components/navigation/isPlainClick';

import {HitPlace, HitStill, HitTitle} from '../HitText';
import {MarkedText} from '../MarkedText';
import {optionId} from './optionId';

interface OptionProps {
  hit: SearchHit;
  place: number;
  isActive: boolean;
  onActivate: (place: number) => void;
  onFollow: (hit: SearchHit, isInPlace: boolean) => void;
}

/** What is shown below a title; hits that may get such a line later keep its place free. */
function SecondLine({hit}: {hit: SearchHit}): ReactNode {
  if (hit.snippet.length > 0) {
    return (
      <span className="search-hit__snippet">
        <MarkedText parts={hit.snippet} />
      </span>
    );
  }
  if (hit.kind !== 'api' || hit.heading.length > 0) return null;
  return <code className="search-hit__signature">{hit.signature ?? '\u00a0'}</code>;
}

/** A result; rendered again only when it changes. */
const Option = memo(function Option({hit, place, isActive, onActivate, onFollow}: OptionProps) {
  const follow = (event: MouseEvent): void => {
    const isInPlace = isPlainClick(event);
    if (isInPlace) event.preventDefault();
    onFollow(hit, isInPlace);
  };
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- the usual link would load each result in view
    <a
      id={optionId(place)}
      className="search-hit"
      href={hit.url}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={follow}
      onPointerMove={() => {
        onActivate(place);
      }}
    >
      <span className="search-hit__title">
        <HitTitle {...hit} />
      </span>
      <SecondLine hit={hit} />
      <span className="search-hit__where">
        <HitPlace kindClassName="search-hit__kind" hit={hit} />
      </span>
      <HitStill className="search-hit__still" hit={hit} />
    </a>
  );
});

interface Props {
  id: string;
  groups: readonly {title: string; hits: readonly SearchHit[]}[];
  active: number;
  onActivate: (place: number) => void;
  onFollow: (hit: SearchHit, isInPlace: boolean) => void;
}

/** The results by group, in the list box of the field. */
export function Results({id, groups, active, onActivate, onFollow}: Props): ReactNode {
  let place = -1;
  return (
    <>
      {groups.map(({title, hits}, group) => (
        <div
          key={title}
          className="search-group"
          role="group"
          aria-labelledby={`${id}-group-${group}`}
        >
          <div id={`${id}-group-${group}`} className="search-group__title" role="presentation">
            {title}
          </div>
          {hits.map((hit) => {
            place++;
            return (
              <Option
                key={hit.id}
                hit={hit}
                place={place}
                isActive={place === active}
                onActivate={onActivate}
                onFollow={onFollow}
              />
            );
          })}
        </div>
      ))}
    </>
  );
}
