import {useState} from 'react';

import {today} from './dailyOrder';

/** The day that determined the order of the list with this id in the page's HTML. */
const servedDay = (listId: string): number | undefined => {
  const list = typeof document === 'undefined' ? null : document.getElementById(listId);
  return list?.dataset.day === undefined ? undefined : Number(list.dataset.day);
};

/**
 * The day that determines the order of a list: that of the build, as in the HTML, or today if the
 * list is first rendered in the browser. Reordering the HTML before React takes over would move
 * what has been painted: browsers paint a long list in several steps.
 */
export const useDay = (listId: string): number => {
  const [day] = useState(() => servedDay(listId) ?? today());
  return day;
};
