import {memo, useEffect, useState, type MouseEvent, type ReactNode} from 'react';

import type {SearchHit} from '@site/src/search/searchEngine';

import {isPlainClick} from '@site/src/components/navigation/isPlainClick';

import {hasStill, HitPlace, HitStill, HitTitle} from '../HitText';
import {MarkedText} from '../MarkedText';
import {hitsInView} from './hitsInView';
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

/** A value once it is on the screen; a deferred value may be rendered before the screen is painted. */
const usePainted = <T,>(value: T): T | undefined => {
  const [painted, setPainted] = useState<T>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(setPainted, 0, value);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
};

/** The still of a hit, once the lines beside it are on the screen. */
function LaterStill({hit}: {hit: SearchHit}): ReactNode {
  const painted = usePainted(hit.still);
  return painted === hit.still && <HitStill className="search-hit__still" hit={hit} />;
}

/** A result; rendered again only when it changes. */
const Option = memo(function Option({hit, place, isActive, onActivate, onFollow}: OptionProps) {
  const follow = (event: MouseEvent): void => {
    const isInPlace = isPlainClick(event);
    if (isInPlace) event.preventDefault();
    onFollow(hit, isInPlace);
  };
  return (
    // oxlint-disable-next-line @docusaurus/no-html-links -- the usual link would load each result in view
    <a
      id={optionId(place)}
      className={hasStill(hit) ? 'search-hit search-hit--pictured' : 'search-hit'}
      href={hit.url}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={follow}
      onPointerMove={() => {
        onActivate(place);
      }}
    >
      <span className="search-hit__title" data-since={hit.since} data-sure={hit.sure}>
        <HitTitle {...hit} />
      </span>
      <SecondLine hit={hit} />
      <span className="search-hit__where">
        <HitPlace kindClassName="search-hit__kind" hit={hit} />
      </span>
      <LaterStill hit={hit} />
    </a>
  );
});

interface Props {
  id: string;
  query: string;
  groups: readonly {title: string; hits: readonly SearchHit[]}[];
  active: number;
  onActivate: (place: number) => void;
  onFollow: (hit: SearchHit, isInPlace: boolean) => void;
}

const firstOf = (groups: Props['groups'], count: number): Props['groups'] => {
  let left = count;
  return groups.flatMap(({title, hits}) => {
    const first = hits.slice(0, left);
    left -= first.length;
    return first.length > 0 ? [{title, hits: first}] : [];
  });
};

/**
 * The results by group, in the list box of the field. Of a new query, those in view are rendered
 * first and the others once they are painted; elements are reused by place, because most results
 * change with each key.
 */
export const Results = memo(function Results({
  id,
  query,
  groups,
  active,
  onActivate,
  onFollow,
}: Props): ReactNode {
  const paintedQuery = usePainted(query);
  const isWhole = paintedQuery === query || active >= hitsInView;
  const shown = isWhole ? groups : firstOf(groups, hitsInView);
  let place = -1;
  return (
    <>
      {shown.map(({title, hits}, group) => (
        <div
          key={group}
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
                key={place}
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
});
