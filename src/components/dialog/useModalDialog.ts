import {useLayoutEffect, useRef, type RefObject} from 'react';

/** Whether a press is on the backdrop: one on the padding or the scrollbar has the same target. */
const isBeside = ({target, clientX, clientY}: PointerEvent, element: HTMLElement): boolean => {
  if (target !== element) return false;
  const {left, right, top, bottom} = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
};

/**
 * Opens a dialog in front of the inert page; Escape and a press beside it close it.
 *
 * @param first has the focus then; without it, what comes first in the dialog
 */
export const useModalDialog = (
  dialog: RefObject<HTMLDialogElement | null>,
  onClose: () => void,
  first?: RefObject<HTMLElement | null>,
): void => {
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const cancel = (event: Event): void => {
      event.preventDefault();
      close.current();
    };
    const closed = (): void => {
      close.current();
    };
    // The press, not the click: a selection of the query may end beside the dialog.
    const press = (event: PointerEvent): void => {
      if (!isBeside(event, element)) return;
      // What a mouse does after it would take the focus from where it returns to.
      event.preventDefault();
      close.current();
    };
    element.addEventListener('cancel', cancel);
    element.addEventListener('close', closed);
    element.addEventListener('pointerdown', press);
    const {style, dataset, clientWidth} = document.documentElement;
    const scrollbarWidth = window.innerWidth - clientWidth;
    if (!element.open) {
      element.showModal();
      first?.current?.focus();
    }
    // The page doesn't scroll, and keeps the room of its scrollbar.
    style.overflow = 'hidden';
    style.paddingInlineEnd = `${scrollbarWidth}px`;
    dataset.searchOpen = '';
    return () => {
      element.removeEventListener('cancel', cancel);
      element.removeEventListener('close', closed);
      element.removeEventListener('pointerdown', press);
      element.close();
      style.overflow = '';
      style.paddingInlineEnd = '';
      delete dataset.searchOpen;
    };
  }, [dialog, first]);
};
