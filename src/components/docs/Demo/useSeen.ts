import {useEffect, useState, type RefObject} from 'react';

/** True from the moment the element first comes near the view. */
export const useSeen = (ref: RefObject<HTMLElement | null>): boolean => {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || seen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) setSeen(true);
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
