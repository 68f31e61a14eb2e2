import {useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {isPlainClick} from '@site/src/components/navigation/isPlainClick';
import type {ApiCardData} from '@site/src/markdown/rehypeCodeBlocks';

import styles from './styles.module.css';

interface Props {
  /** What the cards over identifiers in code show, as JSON. */
  data?: string;
  /** Links to terms have cards too. */
  terms?: boolean;
}

interface Target {
  link: HTMLAnchorElement;
  content: ReactNode;
}

const linkAt = (event: Event, selector: string): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(selector) : null;

const CODE_LINKS = 'figure.code a[href]';

/** Milliseconds a pointer rests on a link before its card shows. */
const hoverDelay = 200;

/** The definition of a term, by the name of its page. */
const definitionOf = async (id: string): Promise<string | undefined> => {
  const definitions = await import('@generated/terms/default/definitions.json');
  return definitions.default[id];
};

/**
 * The cards over identifiers in code (signature and one line on what it does) and over terms
 * (definition). There is one for the whole page, shown on hover and focus, closed by Escape. The
 * first tap on a term shows its card, the next one follows the link.
 */
export function LinkCards({data, terms = false}: Props): ReactNode {
  const [target, setTarget] = useState<Target>();
  const card = useRef<HTMLDivElement>(null);
  const id = useId();
  const history = useHistory();
  const termsAddress = useBaseUrl('/docs/terminology/');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The link whose card is shown or about to be. */
    let wanted: HTMLAnchorElement | undefined;
    let pointer = '';
    const termLinks = `.markdown a[href^="${termsAddress}"]:not(.see-also a)`;
    const selector = [data === undefined ? [] : CODE_LINKS, terms ? termLinks : []]
      .flat()
      .join(',');

    const contentOf = async (link: HTMLAnchorElement): Promise<ReactNode> => {
      const href = link.getAttribute('href') ?? '';
      if (href.startsWith(termsAddress)) {
        const definition = await definitionOf(href.slice(termsAddress.length).replace(/\/$/, ''));
        return definition && <p className={styles.definition}>{definition}</p>;
      }
      const found = (JSON.parse(data ?? '{}') as ApiCardData)[href];
      return (
        found && (
          <>
            <code className={styles.signature}>{found.signature}</code>
            <p className={styles.description}>{found.description}</p>
          </>
        )
      );
    };
    const show = (link: HTMLAnchorElement): void => {
      wanted = link;
      contentOf(link).then(
        (content) => {
          if (wanted === link && content) setTarget({link, content});
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
      const link = linkAt(event, selector);
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
      if (pointer !== 'mouse' && linkAt(event, selector) !== wanted) hide();
    };
    const onTap = (event: MouseEvent): void => {
      const link = linkAt(event, termLinks);
      if (!terms || !link || pointer !== 'touch' || link === wanted) return;
      event.preventDefault();
      show(link);
    };
    const onFocus = (event: FocusEvent): void => {
      const link = linkAt(event, selector);
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
  }, [data, terms, termsAddress]);

  useEffect(() => {
    // Links in code are plain HTML: a click goes through the router, like any other link of the site.
    const onClick = (event: MouseEvent): void => {
      const href = linkAt(event, CODE_LINKS)?.getAttribute('href');
      if (!href || !isPlainClick(event) || event.defaultPrevented) return;
      event.preventDefault();
      history.push(href);
    };
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('click', onClick);
    };
  }, [history]);

  // Before the browser paints, so that the card doesn't move.
  useLayoutEffect(() => {
    const element = card.current;
    if (!target || !element) return undefined;
    const {link} = target;
    link.setAttribute('aria-describedby', id);
    const at = link.getBoundingClientRect();
    const space = window.innerWidth - element.offsetWidth - 16;
    element.style.insetInlineStart = `${Math.max(8, Math.min(at.left, space))}px`;
    const below = at.bottom + 8;
    const fits = below + element.offsetHeight < window.innerHeight;
    element.style.insetBlockStart = `${fits ? below : at.top - element.offsetHeight - 8}px`;
    return () => {
      link.removeAttribute('aria-describedby');
    };
  }, [target, id]);

  if (!target) return null;
  return (
    <div ref={card} id={id} role="tooltip" className={styles.card}>
      {target.content}
    </div>
  );
}
