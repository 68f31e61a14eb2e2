import {useEffect, useState, type RefObject} from 'react';
import {whenIdle} from 'docusaurus-lean-start/when-idle';

/** The longest wait on a busy page, in milliseconds. */
const patience = 2000;

/**
 * True once the element has come near the viewport. What is in view when the page opens waits until
 * the page itself has loaded, so that a player never competes with the page.
 */
export const useSeen = (ref: RefObject<HTMLElement | null>): boolean => {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || seen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) return;
        observer.disconnect();
        whenIdle(() => {
          setSeen(true);
        }, patience);
      },
      {rootMargin: '100px'},
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [ref, seen]);
  return seen;
};
