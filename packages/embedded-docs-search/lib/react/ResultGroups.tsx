import {memo, useEffect, useState, type ReactNode} from 'react';

import type {SearchHit} from '../index.ts';
import {OptionGroups, type OptionGroup} from './OptionGroups.tsx';
import {optionId, takeClick, type OptionsProps, type Show} from './options.ts';
import {storedSearch} from './storedSearches.ts';

/** A value once it is on the screen; a deferred value may be rendered before the screen is painted. */
export const usePainted = <T,>(value: T): T | undefined => {
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

interface OptionProps<Kind extends string> extends Omit<OptionsProps<Kind>, 'id' | 'active'> {
  hit: SearchHit<Kind>;
  place: number;
  isActive: boolean;
  children: Show<SearchHit<Kind>>;
}

/** A result; rendered again only when it changes. */
const Option = memo(function Option(props: OptionProps<string>) {
  const {hit, place, isActive, onActivate, onFollow, classNameOf, children} = props;
  return (
    <a
      id={optionId(place)}
      className={classNameOf('hit', hit)}
      href={hit.url}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={(event) => {
        onFollow(storedSearch(hit), takeClick(event));
      }}
      onPointerMove={() => {
        onActivate(place);
      }}
    >
      {children(hit)}
    </a>
  );
}) as <Kind extends string>(props: OptionProps<Kind>) => ReactNode;

interface Props<Kind extends string> extends OptionsProps<Kind> {
  query: string;
  groups: readonly OptionGroup<SearchHit<Kind>>[];
  /** Number of hits that are rendered first. */
  hitsInView: number;
  children: Show<SearchHit<Kind>>;
}

/**
 * The results by group, in the list box of the field. Of a new query, those in view are rendered
 * first and the others once they are painted; elements are reused by place, because most results
 * change with each key.
 */
export function ResultGroups<Kind extends string>(props: Props<Kind>): ReactNode {
  const {query, groups, hitsInView, active, onActivate, onFollow, classNameOf, children} = props;
  const isWhole = usePainted(query) === query || active >= hitsInView;
  let left = isWhole ? Infinity : hitsInView;
  const shown = groups.map(([title, hits]): OptionGroup<SearchHit<Kind>> => {
    const first = hits.slice(0, left);
    left -= first.length;
    return [title, first];
  });
  return (
    <OptionGroups {...props} role="group" groups={shown}>
      {(hit, place) => (
        <Option
          key={place}
          {...{onActivate, onFollow, classNameOf}}
          hit={hit}
          place={place}
          isActive={place === active}
        >
          {children}
        </Option>
      )}
    </OptionGroups>
  );
}
