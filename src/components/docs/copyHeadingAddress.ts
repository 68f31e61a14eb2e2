import type {MouseEvent} from 'react';

import {isPlainClick} from '@site/src/components/layout/isPlainClick';

/** How long a link says that its address was copied, in milliseconds. */
const duration = 2000;

/**
 * Copies the address of a heading when the click was on the sign beside it, and marks the sign, which
 * the style sheet makes say so. The browser goes there as with any link; a click that opens a tab or
 * a window copies nothing.
 */
export const copyHeadingAddress = (event: MouseEvent<HTMLElement>): void => {
  const {target} = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a.hash-link');
  if (!link || !isPlainClick(event)) return;
  const mark = (): void => {
    link.dataset.copied = '';
    setTimeout(() => {
      delete link.dataset.copied;
    }, duration);
  };
  // Where copying is not allowed, the address bar has the address.
  const copied = async (): Promise<void> => {
    await navigator.clipboard.writeText(link.href);
  };
  void copied().then(mark, () => undefined);
};
