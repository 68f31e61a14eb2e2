import {useEffect, useState, type RefObject} from 'react';

interface Overflow {
  isWide: boolean;
  isTall: boolean;
}

/**
 * Whether an element's content is wider or taller than the element; both are false until measured.
 */
export const useOverflow = (ref: RefObject<HTMLElement | null>): Overflow => {
  const [overflow, setOverflow] = useState<Overflow>({isWide: false, isTall: false});
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const isWide = element.scrollWidth > element.clientWidth;
      const isTall = element.scrollHeight > element.clientHeight + 1;
      setOverflow((before) =>
        before.isWide === isWide && before.isTall === isTall ? before : {isWide, isTall},
      );
    });
    observer.observe(element);
    // Wrapped lines change the content, not always the element.
    for (const child of element.children) observer.observe(child);
    return () => {
      observer.disconnect();
    };
  }, [ref]);
  return overflow;
};
