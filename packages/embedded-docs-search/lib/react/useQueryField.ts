import {useEffect, useRef, useState, type SyntheticEvent} from 'react';

/**
 * The delay after which the address, and with it the results, follow what is typed, in
 * milliseconds.
 */
const typingPause = 150;

interface QueryField {
  /** What the field shows. */
  typed: string;
  /** Called with what is typed. */
  type: (query: string) => void;
  /** Shows a text that doesn't go into the address. */
  show: (text: string) => void;
  /** Of the form around the field: the address follows immediately. */
  submit: (event: SyntheticEvent) => void;
}

/**
 * A field whose query is in the page's address.
 *
 * @param query the one in the address
 * @param onChange changes the address; pauses while a query is typed replace each other
 * @param onReset called when the address has changed in another way, such as with the back button
 */
export const useQueryField = (
  query: string,
  onChange: (query: string, mode: 'push' | 'replace') => void,
  onReset: () => void,
): QueryField => {
  const [typed, setTyped] = useState(query);
  const written = useRef(query);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  // While a query is typed, each of its pauses replaces the one before: Back leads to the query before it.
  const isTyping = useRef(false);
  useEffect(() => {
    if (written.current === query) return;
    written.current = query;
    isTyping.current = false;
    setTyped(query);
    onReset();
  }, [query, onReset]);
  const show = (text: string): void => {
    clearTimeout(pause.current);
    setTyped(text);
  };
  const write = (next: string): void => {
    clearTimeout(pause.current);
    if (next === written.current) return;
    written.current = next;
    onChange(next, isTyping.current ? 'replace' : 'push');
    isTyping.current = true;
  };
  return {
    typed,
    show,
    type: (next) => {
      show(next);
      pause.current = setTimeout(write, typingPause, next);
    },
    submit: (event) => {
      event.preventDefault();
      write(typed);
      isTyping.current = false;
    },
  };
};
