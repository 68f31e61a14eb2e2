import {useEffect, useState} from 'react';

/** Shorter scrolls, and scrolls this close to either end of the page, change nothing; in pixels. */
const step = 8;
const ends = 120;

/**
 * Whether the visitor is scrolling down; false again when scrolling up or at either end of the
 * page.
 */
export const useReadingOn = (): boolean => {
  const [isReadingOn, setIsReadingOn] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = (): void => {
      const {scrollY, innerHeight} = window;
      const below = document.documentElement.scrollHeight - innerHeight - scrollY;
      const isAtEnd = scrollY < ends || below < ends;
      if (!isAtEnd && Math.abs(scrollY - last) < step) return;
      setIsReadingOn(!isAtEnd && scrollY > last);
      last = scrollY;
    };
    window.addEventListener('scroll', follow, {passive: true});
    return () => {
      window.removeEventListener('scroll', follow);
    };
  }, []);
  return isReadingOn;
};
