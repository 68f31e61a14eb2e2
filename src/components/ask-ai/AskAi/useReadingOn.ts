import {useEffect, useState} from 'react';

/** Smaller movements change nothing, nor does the space at both ends of the page, in pixels. */
const step = 8;
const ends = 120;

/** Whether the visitor scrolls down within the page; false again when scrolling up or at its ends. */
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
