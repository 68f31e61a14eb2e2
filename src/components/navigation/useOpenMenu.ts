import {useEffect, useState, type PointerEvent, type RefObject} from 'react';

interface OpenMenu {
  isOpen: boolean;
  /** Keeps the menu open, or closes it when it was opened this way. */
  press: () => void;
  hover: {onPointerEnter: (event: PointerEvent) => void; onPointerLeave: () => void};
}

/**
 * The state of a menu that opens while the mouse is over its container, or stays open once pressed.
 * Escape closes it, and so does a press or the focus elsewhere.
 */
export const useOpenMenu = (container: RefObject<HTMLElement | null>): OpenMenu => {
  const [opened, setOpened] = useState<'hover' | 'press'>();
  const isOpen = opened !== undefined;

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({target}: Event): void => {
      if (!(target instanceof Node && container.current?.contains(target))) setOpened(undefined);
    };
    const closeOnEscape = ({key}: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      setOpened(undefined);
      // A link in the closed menu cannot keep the focus.
      if (container.current?.contains(document.activeElement)) {
        container.current.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [container, isOpen]);

  return {
    isOpen,
    press: () => {
      setOpened((current) => (current === 'press' ? undefined : 'press'));
    },
    hover: {
      onPointerEnter: ({pointerType}) => {
        if (pointerType === 'mouse') setOpened((current) => current ?? 'hover');
      },
      onPointerLeave: () => {
        setOpened((current) => (current === 'hover' ? undefined : current));
      },
    },
  };
};
