import {useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {dailyIndexes, inDailyOrder, today} from './dailyOrder';
import {EarlyStyle} from './EarlyStyle';

interface Props<T> {
  items: readonly T[];
  /** Id of the list, unique on the page. */
  id: string;
  /** What the list holds, for screen readers. */
  label: string;
  /** Classes of the list, which must be a grid or flex container. */
  className?: string;
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

/** JavaScript that gives the CSS of today's order; the items of the server's list keep their own. */
const orderCss = (id: string, count: number): string =>
  `(${String(dailyIndexes)})(${String(count)},Math.floor(Date.now()/864e5))` +
  `.map(function(n,i){return '#${id}>:nth-child('+(n+1)+'){order:'+i+'}'}).join('')`;

/** A list whose order changes from day to day. Without JavaScript it keeps the order of the items. */
export function DailyOrder<T>(props: Props<T>): ReactNode {
  const {items, id, label, className, keyOf, tagsOf, parameter, tag, children} = props;
  const isBrowser = useIsBrowser();
  const [day] = useState(today);
  const shown = isBrowser ? inDailyOrder(items, day) : items;
  return (
    <>
      <EarlyStyle
        listId={id}
        tags={{[parameter]: [...new Set(items.flatMap(tagsOf))]}}
        css={orderCss(id, items.length)}
      />
      <ul id={id} className={className} aria-label={label}>
        {shown
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
