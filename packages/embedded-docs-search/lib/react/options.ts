import type {MouseEvent, ReactNode} from 'react';

import type {SearchHit} from '../index.ts';
import type {StoredSearch} from './storedSearches.ts';

/** A part of the dialog that gets a class name. */
export type SearchPart =
  | `dialog${'' | '--stalled'}`
  | `dialog__${'bar' | 'sign' | 'input' | 'icon-button' | 'cancel' | 'list' | 'message'}`
  | `group${'' | '__title'}`
  | 'hit'
  | `row${'' | '__cell'}`;

/** What the options of a list share. The functions are the same for each render. */
export interface OptionsProps<Kind extends string> {
  /** Id of the list. */
  id: string;
  /** Place of the active option. */
  active: number;
  onActivate: (place: number) => void;
  /** @param isInPlace false if the browser opens the address itself, in a new tab or window */
  onFollow: (entry: StoredSearch<Kind>, isInPlace: boolean) => void;
  /** @param hit the one that has the part */
  classNameOf: (part: SearchPart, hit?: SearchHit<Kind>) => string;
}

/** What an option shows. */
export type Show<T> = (shown: T) => ReactNode;

/** Id of the option at a place of the list, by which the field refers to the active one. */
export const optionId = (place: number): string => `search-option-${place}`;

/** Whether a click follows a link in place, rather than in a new tab or window. If it does, the browser doesn't follow it. */
export const takeClick = (event: MouseEvent): boolean => {
  const {altKey, ctrlKey, metaKey, shiftKey} = event;
  const isInPlace = !(altKey || ctrlKey || metaKey || shiftKey);
  if (isInPlace) event.preventDefault();
  return isInPlace;
};
