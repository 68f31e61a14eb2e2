import {useEffect} from 'react';

import {isField} from '@site/src/client/isField';
import {areSingleKeysOn} from '@site/src/client/singleKeys';

interface Options {
  isOpen: boolean;
  onOpen: (query: string) => void;
  onClose: () => void;
}

/**
 * Ctrl or Cmd with K opens and closes, `/` opens outside of fields, unless it is
 * turned off. The dialog itself closes on Escape.
 */
export const useSearchShortcuts = ({isOpen, onOpen, onClose}: Options): void => {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.isComposing) return;
      const isToggle =
        event.key.toLowerCase() === 'k' &&
        (event.metaKey || event.ctrlKey) &&
        !event.altKey &&
        !event.shiftKey;
      const isSlash =
        event.key === '/' &&
        !event.ctrlKey &&
        !event.metaKey &&
        !event.altKey &&
        !isField(event.target) &&
        areSingleKeysOn();
      if (isToggle || (isSlash && !isOpen)) {
        event.preventDefault();
        if (isOpen) onClose();
        else onOpen('');
      }
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, [isOpen, onOpen, onClose]);
};
