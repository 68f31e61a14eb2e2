import type {MouseEvent} from 'react';

import {isPlainClick} from '@site/src/components/navigation/isPlainClick';

/** How long a link shows that its address was copied, in milliseconds. */
const duration = 2000;

/**
 * Copies the address of a heading when the link beside it is clicked, and marks the link so that
 * the style sheet can confirm it. The browser still follows the link; a click that opens a tab or a
 * window copies nothing.
 *
 * @returns whether the click followed the link in place
 */
export const copyHeadingAddress = (event: MouseEvent<HTMLElement>): boolean => {
  const {target} = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a.hash-link');
  if (!link || !isPlainClick(event)) return false;
  const mark = (): void => {
    link.dataset.copied = '';
    setTimeout(() => {
      delete link.dataset.copied;
    }, duration);
  };
  // Where copying is not allowed, the address is in the address bar.
  const copied = async (): Promise<void> => {
    await navigator.clipboard.writeText(link.href);
  };
  void copied().then(mark, () => undefined);
  return true;
};
