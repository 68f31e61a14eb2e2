import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';

import {isPlainClick} from '@site/src/components/navigation/isPlainClick';
import type {ApiCardData} from '@site/src/markdown/rehypeCodeBlocks';

import styles from './styles.module.css';

interface Target {
  link: HTMLAnchorElement;
  href: string;
}

const linkAt = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element
    ? event.target.closest<HTMLAnchorElement>('figure.code a[href]')
    : null;

/** Milliseconds a pointer rests on a link before its card shows. */
const hoverDelay = 200;

/**
 * The cards over identifiers in code: signature and one line on what it does. There is one for the
 * whole page, shown on hover and focus, closed by Escape.
 */
export function ApiCards({data}: {data: string}): ReactNode {
  const [target, setTarget] = useState<Target>();
  const card = useRef<HTMLDivElement>(null);
  const id = useId();
  const history = useHistory();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (link: HTMLAnchorElement): void => {
      setTarget({link, href: link.getAttribute('href') ?? ''});
    };
    const hide = (): void => {
      clearTimeout(timer);
      setTarget(undefined);
    };
    const onOver = (event: PointerEvent): void => {
      const link = linkAt(event);
      if (link && event.pointerType === 'mouse') {
        clearTimeout(timer);
        timer = setTimeout(() => {
          show(link);
        }, hoverDelay);
      } else if (!(event.target instanceof Node && card.current?.contains(event.target))) hide();
    };
    const onFocus = (event: FocusEvent): void => {
      const link = linkAt(event);
      if (link?.matches(':focus-visible')) show(link);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide();
    };
    document.addEventListener('pointerover', onOver);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', hide);
    document.addEventListener('keydown', onKey);
    document.addEventListener('scroll', hide, {passive: true});
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', onOver);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', hide);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('scroll', hide);
    };
  }, []);

  useEffect(() => {
    // The links are plain HTML: a click goes through the router, like any other link of the site.
    const onClick = (event: MouseEvent): void => {
      const href = linkAt(event)?.getAttribute('href');
      if (!href || !isPlainClick(event) || event.defaultPrevented) return;
      event.preventDefault();
      history.push(href);
    };
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('click', onClick);
    };
  }, [history]);

  useEffect(() => {
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

  const content = target && (JSON.parse(data) as ApiCardData)[target.href];
  if (!content) return null;
  return (
    <div ref={card} id={id} role="tooltip" className={styles.card}>
      <code className={styles.signature}>{content.signature}</code>
      <p className={styles.description}>{content.description}</p>
    </div>
  );
}
