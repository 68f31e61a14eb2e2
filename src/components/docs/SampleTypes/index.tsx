import {useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';

import {readNames} from '@site/src/content/sampleNames';
import type {Fact} from '@site/src/content/sampleFacts';

import {Card} from '../Card';
import {hoverDelay} from '../Card/hoverDelay';
import styles from '../Card/styles.module.css';
import {factText} from './factText';
import {loadFacts} from './loadFacts';
import {markNames} from './markNames';

/** Where the pointer was last, in pixels of the window, and the link that was tapped last. */
export interface LastPointer {
  x: number;
  y: number;
  tapped?: Element | undefined;
}

export interface SampleTypesProps {
  code: RefObject<HTMLElement | null>;
  /** As src/content/sampleNames.ts writes them. */
  names: string;
  pointer: LastPointer;
}

/** Whether a click is a tap on a touch screen. */
const isTap = (event: MouseEvent): boolean =>
  'pointerType' in event && event.pointerType === 'touch';

interface Target {
  link: Element;
  fact: Fact;
  /** How to get to the other names is not known yet. */
  isFirst: boolean;
}

/** Makes the names of a block links, once the facts about them have loaded. */
const mark = async (code: HTMLElement, text: string): Promise<Map<Element, Fact>> => {
  const names = readNames(text);
  const entries = [...new Set(names.map(({entry}) => entry))];
  const facts = new Map(
    await Promise.all(entries.map(async (entry) => [entry, await loadFacts(entry)] as const)),
  );
  return markNames(code, names, ({entry, path}) => facts.get(entry)?.[path]);
};

/** The card with a type in a block of code: on hover, on focus, with arrow keys, and on the first tap. */
export function SampleTypes({code, names, pointer}: SampleTypesProps): ReactNode {
  const [facts, setFacts] = useState<Map<Element, Fact>>();
  const [target, setTarget] = useState<Target>();
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = code.current;
    if (!element) return undefined;
    let isCurrent = true;
    mark(element, names).then(
      (marked) => {
        if (isCurrent) setFacts(marked);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [code, names]);

  useEffect(() => {
    const element = code.current;
    if (!element || !facts) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted: Element | undefined;
    const links = [...facts.keys()];
    const linkOf = (place: unknown): Element | undefined => {
      const link = place instanceof Element ? place.closest('a') : null;
      return link && facts.has(link) ? link : undefined;
    };
    const show = (link: Element | undefined, isFirst = false): void => {
      const fact = link && facts.get(link);
      wanted = link;
      setTarget(fact && {link, fact, isFirst: isFirst && links.length > 1});
    };
    const hide = (): void => {
      clearTimeout(timer);
      pointer.tapped = undefined;
      show(undefined);
    };
    const onOver = ({target: place, pointerType}: PointerEvent): void => {
      if (pointerType !== 'mouse') return;
      const link = linkOf(place);
      if (link && link === wanted) return;
      clearTimeout(timer);
      if (link) {
        timer = setTimeout(() => {
          show(link);
        }, hoverDelay);
      } else if (wanted && !(place instanceof Node && card.current?.contains(place))) hide();
    };
    const onDown = ({target: place, pointerType}: PointerEvent): void => {
      if (pointerType !== 'mouse' && linkOf(place) !== wanted) hide();
    };
    const onTap = (event: MouseEvent): void => {
      if (isTap(event)) show(linkOf(event.target));
    };
    const onScroll = ({target: scrolled}: Event): void => {
      if (!wanted || !(scrolled instanceof Node && scrolled.contains(wanted))) return;
      // Focus may have scrolled the page or the block: its card goes along.
      if (wanted.matches(':focus-visible')) show(wanted);
      else hide();
    };
    const onFocus = ({target: place, relatedTarget}: FocusEvent): void => {
      const link = linkOf(place);
      if (link?.matches(':focus-visible')) show(link, !element.contains(relatedTarget as Node));
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && wanted) hide();
      const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
      const link = linkOf(document.activeElement);
      if (step === undefined || !link || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const next = links.at((links.indexOf(link) + step) % links.length);
      if (next instanceof HTMLElement) next.focus();
    };
    const listening = new AbortController();
    const {signal} = listening;
    document.addEventListener('pointerover', onOver, {signal});
    document.addEventListener('pointerdown', onDown, {signal});
    document.addEventListener('click', onTap, {signal});
    document.addEventListener('keydown', onKey, {signal});
    // Blocks scroll, too.
    document.addEventListener('scroll', onScroll, {capture: true, passive: true, signal});
    element.addEventListener('focusin', onFocus, {signal});
    element.addEventListener('focusout', hide, {signal});
    // What was pointed at or focused while this loaded.
    const focused = linkOf(document.activeElement);
    if (focused?.matches(':focus-visible')) show(focused, true);
    else show(linkOf(document.elementFromPoint(pointer.x, pointer.y)));
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [code, facts, pointer]);

  if (!target) return null;
  const {link, fact, isFirst} = target;
  const text = factText(fact);
  return (
    <Card ref={card} anchor={link}>
      <code className={styles.signature}>{fact.code}</code>
      {text !== '' && <p className={styles.description}>{text}</p>}
      {isFirst && <p className={styles.description}>Press ← or → for the other names.</p>}
    </Card>
  );
}
