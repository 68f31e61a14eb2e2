import {useEffect, useState, type RefObject} from 'react';

/** Shorter scrolls, and scrolls this close to either end of the page, change nothing; in pixels. */
const step = 8;
const ends = 120;

/** After how long without scrolling a page rests, in milliseconds. */
const rest = 120;

/** Whether a button of the content is below an element, such as the one that copies a code block. */
const coversButton = (element: Element): boolean => {
  const own = element.getBoundingClientRect();
  return [...document.querySelectorAll('main button')].some((button) => {
    const {left, top, right, bottom} = button.getBoundingClientRect();
    return right > own.left && left < own.right && bottom > own.top && top < own.bottom;
  });
};

/**
 * Whether the element at the bottom of a small screen is in the way: while the visitor scrolls down,
 * except near either end of the page, and where it would rest on a button.
 */
export const useOutOfTheWay = (place: RefObject<Element | null>): boolean => {
  const [isReadingOn, setIsReadingOn] = useState(false);
  const [isCovering, setIsCovering] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    let timer: number | undefined;
    const look = (): void => {
      setIsCovering(place.current !== null && coversButton(place.current));
    };
    const lookLater = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(look, rest);
    };
    const follow = (): void => {
      lookLater();
      const {scrollY, innerHeight} = window;
      const below = document.documentElement.scrollHeight - innerHeight - scrollY;
      const isAtEnd = scrollY < ends || below < ends;
      if (!isAtEnd && Math.abs(scrollY - last) < step) return;
      setIsReadingOn(!isAtEnd && scrollY > last);
      last = scrollY;
    };
    lookLater();
    window.addEventListener('scroll', follow, {passive: true});
    window.addEventListener('resize', lookLater);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', lookLater);
    };
  }, [place]);
  return isReadingOn || isCovering;
};
