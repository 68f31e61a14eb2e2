import {useEffect, useState, type ReactNode} from 'react';

import {isField} from '@site/src/client/isField';

/** Listens for shortcuts of one character. What they do, and the list of them, loads with the first. */
export function Keys(): ReactNode {
  const [answer, setAnswer] = useState<ReactNode>();
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if ('?npstdc'.includes(event.key) && !isField(event.target)) {
        import('../KeySheet').then(
          ({answerTo}) => {
            answerTo(event, setAnswer);
          },
          // As if the key did nothing: each of these has a button or link on the page.
          () => undefined,
        );
      }
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, []);
  return answer;
}
