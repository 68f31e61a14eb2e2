import {useEffect, useRef, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {Card} from '../Card';
import {hoverDelay} from '../Card/hoverDelay';
import styles from '../Card/styles.module.css';

interface Target {
  link: HTMLAnchorElement;
  definition: string;
}

/** The definition of a term, by the name of its page. */
const definitionOf = async (id: string): Promise<string | undefined> => {
  const definitions = await import('@generated/terms/default/definitions.json');
  return definitions.default[id];
};

/**
 * The cards over terms, with their definitions. There is one for the whole page, shown on hover and
 * focus, closed by Escape. The first tap on a term shows its card, the next one follows the link.
 */
export function TermCards(): ReactNode {
  const [target, setTarget] = useState<Target>();
  const card = useRef<HTMLDivElement>(null);
  const address = useBaseUrl('/docs/terminology/');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The link whose card is shown or about to be. */
    let wanted: HTMLAnchorElement | undefined;
    let pointer = '';
    const selector = `.markdown a[href^="${address}"]:not(.see-also a)`;

    const linkAt = (event: Event): HTMLAnchorElement | null =>
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(selector) : null;
    const show = (link: HTMLAnchorElement): void => {
      wanted = link;
      const id = link.getAttribute('href')?.slice(address.length).replace(/\/$/, '') ?? '';
      definitionOf(id).then(
        (definition) => {
          if (wanted === link && definition) setTarget({link, definition});
        },
        // Without a connection there is no card; the link still works as far as the page is stored.
        () => undefined,
      );
    };
    const hide = (): void => {
      clearTimeout(timer);
      wanted = undefined;
      setTarget(undefined);
    };
    const onOver = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse') return;
      const link = linkAt(event);
      if (link) {
        if (link === wanted) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          show(link);
        }, hoverDelay);
      } else if (!(event.target instanceof Node && card.current?.contains(event.target))) hide();
    };
    const onDown = (event: PointerEvent): void => {
      pointer = event.pointerType;
      if (pointer !== 'mouse' && linkAt(event) !== wanted) hide();
    };
    const onTap = (event: MouseEvent): void => {
      const link = linkAt(event);
      if (!link || pointer !== 'touch' || link === wanted) return;
      event.preventDefault();
      show(link);
    };
    const onFocus = (event: FocusEvent): void => {
      const link = linkAt(event);
      if (link?.matches(':focus-visible')) show(link);
    };
    const onKey = (event: KeyboardEvent): void => {
      pointer = '';
      if (event.key === 'Escape') hide();
    };
    const listening = new AbortController();
    const {signal} = listening;
    document.addEventListener('pointerover', onOver, {signal});
    document.addEventListener('pointerdown', onDown, {signal});
    // Before the router, which leaves clicks alone that were taken.
    document.addEventListener('click', onTap, {capture: true, signal});
    document.addEventListener('focusin', onFocus, {signal});
    document.addEventListener('focusout', hide, {signal});
    document.addEventListener('keydown', onKey, {signal});
    document.addEventListener('scroll', hide, {passive: true, signal});
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [address]);

  return (
    target && (
      <Card ref={card} anchor={target.link}>
        <p className={styles.definition}>{target.definition}</p>
      </Card>
    )
  );
}
