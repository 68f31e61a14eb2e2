import type {ReactNode} from 'react';

import {FirstPaintFilter} from './FirstPaintFilter';

interface Props<T> {
  items: readonly T[];
  /** Id of the list, unique on the page. */
  id: string;
  /** What the list holds, for screen readers. */
  label: string;
  className?: string;
  /** The day that determines the order of the items; see `useDay`. */
  day: number;
  keyOf: (item: T) => string;
  /** What an item can be filtered by. */
  tagsOf: (item: T) => readonly string[];
  /** Name of the parameter in the page's address that holds the tag to filter by. */
  parameter: string;
  /** The chosen tag; undefined shows all. */
  tag: string | undefined;
  /** Renders an item's content; the list item around it comes from here. */
  children: (item: T) => ReactNode;
}

/** A list that can be filtered by one tag, which the address holds. */
export function FilteredList<T>(props: Props<T>): ReactNode {
  const {items, id, label, className, day, keyOf, tagsOf, parameter, tag, children} = props;
  return (
    <>
      <FirstPaintFilter listId={id} tags={{[parameter]: [...new Set(items.flatMap(tagsOf))]}} />
      <ul id={id} className={className} aria-label={label} data-day={day}>
        {items
          .filter((item) => tag === undefined || tagsOf(item).includes(tag))
          .map((item) => (
            <li key={keyOf(item)} {...{[`data-${parameter}`]: tagsOf(item).join(' ')}}>
              {children(item)}
            </li>
          ))}
      </ul>
    </>
  );
}
