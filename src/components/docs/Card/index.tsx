import {useId, useLayoutEffect, type ReactNode, type RefObject} from 'react';

import styles from './styles.module.css';

/** Pixels between a card and what it is about, and the edges of the window. */
const gap = 8;

interface Props {
  ref: RefObject<HTMLDivElement | null>;
  /** What the card is about; it gets the card as its description. */
  anchor: Element;
  children: ReactNode;
}

/** A card over a link, below it where it fits, within the window. */
export function Card({ref, anchor, children}: Props): ReactNode {
  const id = useId();
  // Each time, since the page may have scrolled; before the browser paints, so that nothing moves.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    anchor.setAttribute('aria-describedby', id);
    const at = anchor.getBoundingClientRect();
    const space = window.innerWidth - element.offsetWidth - 2 * gap;
    element.style.insetInlineStart = `${Math.max(gap, Math.min(at.left, space))}px`;
    const below = at.bottom + gap;
    const fits = below + element.offsetHeight < window.innerHeight;
    element.style.insetBlockStart = `${fits ? below : at.top - element.offsetHeight - gap}px`;
    return () => {
      anchor.removeAttribute('aria-describedby');
    };
  });
  return (
    <div ref={ref} id={id} role="tooltip" className={styles.card}>
      {children}
    </div>
  );
}
