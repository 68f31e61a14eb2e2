import {useEffect, useState, type ReactNode} from 'react';

import {isField} from './isField.ts';

/** Answers a key; `show` puts something into the page, in place of what it showed before. */
export type AnswerKey = (event: KeyboardEvent, show: (view: ReactNode) => void) => void;

export interface PageKeysProps {
  /** The characters that are shortcuts, such as `?np`. They are compared with `event.key`, not with a key's position. */
  characters: string;
  /** Loads what answers them, with the first that is pressed outside of a field. A constant function. */
  load: () => Promise<AnswerKey>;
}

/** Listens for shortcuts of one character, on a page that renders it once. */
export function PageKeys({characters, load}: PageKeysProps): ReactNode {
  const [view, show] = useState<ReactNode>();
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (characters.includes(event.key) && !isField(event.target)) {
        load().then(
          (answer) => {
            answer(event, show);
          },
          // As if the key did nothing: what a shortcut does, a button or link on the page does, too.
          () => undefined,
        );
      }
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, [characters, load]);
  return view;
}
