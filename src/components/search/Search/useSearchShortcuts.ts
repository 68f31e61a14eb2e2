import {useEffect} from 'react';

interface Options {
  isOpen: boolean;
  onOpen: (query: string) => void;
  onClose: () => void;
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName));

/** Ctrl or Cmd with K opens and closes, `/` opens outside of fields. The dialog itself closes on Escape. */
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
        !isField(event.target);
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
