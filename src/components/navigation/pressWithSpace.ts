import type {KeyboardEvent} from 'react';

/** Presses a link that acts as a button when the space key goes down on it, as on real buttons. */
export const pressWithSpace = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== ' ' || event.currentTarget.getAttribute('role') !== 'button') return;
  event.preventDefault();
  event.currentTarget.click();
};
