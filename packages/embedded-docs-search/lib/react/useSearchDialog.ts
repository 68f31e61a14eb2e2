import {useCallback, useEffect, useRef, useState, type ComponentProps} from 'react';

interface Options<Dialog> {
  /** Loads what the dialog needs; the functions are the same for each render. */
  load: () => Promise<Dialog>;
  /** Called when the dialog can't be loaded. */
  onUnavailable: (query: string) => void;
  /** Whether `/` opens the dialog, such as outside of fields. */
  isSlashOn: (event: KeyboardEvent) => boolean;
}

interface LazyDialog<Dialog> {
  opened: {Dialog: Dialog; query: string} | undefined;
  close: () => void;
  /**
   * For the button that opens the dialog, with what is typed on it. Without JavaScript, and until it has
   * loaded, a button of type `submit` can open a search page.
   */
  buttonProps: ComponentProps<'button'>;
}

/**
 * Opens and closes a search dialog: with a button, with Ctrl or Cmd and K, and with `/`. It loads when
 * a search is likely. The dialog itself closes on Escape.
 */
export const useSearchDialog = <Dialog>(options: Options<Dialog>): LazyDialog<Dialog> => {
  const {load, onUnavailable, isSlashOn} = options;
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<LazyDialog<Dialog>['opened']>();
  const isOpen = opened !== undefined;
  const open = useCallback(
    (query: string) => {
      load().then(
        (Dialog) => {
          setOpened({Dialog, query});
        },
        () => {
          onUnavailable(query);
        },
      );
    },
    [load, onUnavailable],
  );
  const close = useCallback(() => {
    setOpened(undefined);
  }, []);
  const prepare = (): void => {
    load().catch(() => undefined);
  };

  // After the dialog has closed: while it is open, the rest of the page cannot have the focus.
  const wasOpen = useRef(false);
  useEffect(() => {
    const isClosing = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!isClosing) return undefined;
    // Not immediately: a mouse press beside the dialog moves the focus after its event.
    const timer = setTimeout(() => {
      button.current?.focus({preventScroll: true});
    });
    return () => {
      clearTimeout(timer);
    };
  }, [isOpen]);

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const {key, isComposing, altKey, ctrlKey, metaKey, shiftKey} = event;
      if (isComposing || altKey) return;
      const isToggle = key.toLowerCase() === 'k' && (metaKey || ctrlKey) && !shiftKey;
      const isSlash = key === '/' && !ctrlKey && !metaKey && !isOpen && isSlashOn(event);
      if (!isToggle && !isSlash) return;
      event.preventDefault();
      if (isOpen) close();
      else open('');
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, [isOpen, open, close, isSlashOn]);

  return {
    opened,
    close,
    buttonProps: {
      ref: button,
      'aria-keyshortcuts': 'Control+K Meta+K',
      onMouseEnter: prepare,
      onFocus: prepare,
      onTouchStart: prepare,
      onKeyDown: (event) => {
        const {altKey, ctrlKey, metaKey, key} = event;
        if (altKey || ctrlKey || metaKey || !/^[\p{L}\p{N}]$/u.test(key)) return;
        event.preventDefault();
        open(key);
      },
      onClick: (event) => {
        event.preventDefault();
        open('');
      },
    },
  };
};
