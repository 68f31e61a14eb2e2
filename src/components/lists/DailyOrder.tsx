import {useLayoutEffect, useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {dailyIndexes, inDailyOrder, today} from './dailyOrder';

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

const styleId = 'daily-order';

/**
 * Puts the server's list in today's order, and hides what the address filters out, before the first
 * paint and by CSS alone: nothing moves when React takes over and does the same to the elements.
 */
const script = (id: string, count: number, parameter: string, tags: readonly string[]): string =>
  `(function(){var s=document.createElement('style'),t=new URLSearchParams(location.search).get('${parameter}');` +
  `s.id='${styleId}';s.textContent=(${String(dailyIndexes)})(${String(count)},Math.floor(Date.now()/864e5))` +
  `.map(function(n,i){return '#${id}>:nth-child('+(n+1)+'){order:'+i+'}'}).join('')` +
  `+(${JSON.stringify(tags)}.includes(t)?'#${id}>:not([data-tags~="'+t+'"]){display:none}':'');` +
  `document.head.appendChild(s)})()`;

/** A list whose order changes from day to day. Without JavaScript it keeps the order of the items. */
export function DailyOrder<T>(props: Props<T>): ReactNode {
  const {items, id, label, className, keyOf, tagsOf, parameter, tag, children} = props;
  const isBrowser = useIsBrowser();
  // On a first page view the HTML holds the items as they are; afterwards the order is today's at once.
  // The dev server sends no HTML of its own.
  const [isFromServer] = useState(!isBrowser && process.env.NODE_ENV === 'production');
  const [day] = useState(today);
  useLayoutEffect(() => {
    if (isBrowser) document.getElementById(styleId)?.remove();
  }, [isBrowser]);
  const shown = isBrowser ? inDailyOrder(items, day) : items;
  return (
    <>
      {isFromServer && (
        <script
          dangerouslySetInnerHTML={{
            __html: script(id, items.length, parameter, [...new Set(items.flatMap(tagsOf))]),
          }}
        />
      )}
      <ul id={id} className={className} aria-label={label}>
        {shown
          .filter((item) => tag === undefined || tagsOf(item).includes(tag))
          .map((item) => (
            <li key={keyOf(item)} data-tags={tagsOf(item).join(' ')}>
              {children(item)}
            </li>
          ))}
      </ul>
    </>
  );
}
