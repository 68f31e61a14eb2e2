import {useLayoutEffect, type RefObject} from 'react';

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
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const cancel = (event: Event): void => {
      event.preventDefault();
      onClose();
    };
    // The press, not the click: a selection of the query may end beside the dialog.
    const press = (event: PointerEvent): void => {
      if (event.target === element) onClose();
    };
    element.addEventListener('cancel', cancel);
    element.addEventListener('close', onClose);
    element.addEventListener('pointerdown', press);
    const {style, dataset, clientWidth} = document.documentElement;
    const scrollbarWidth = window.innerWidth - clientWidth;
    if (!element.open) {
      element.showModal();
      first?.current?.focus();
    }
    style.paddingInlineEnd = `${scrollbarWidth}px`;
    dataset.searchOpen = '';
    return () => {
      element.removeEventListener('cancel', cancel);
      element.removeEventListener('close', onClose);
      element.removeEventListener('pointerdown', press);
      element.close();
      style.paddingInlineEnd = '';
      delete dataset.searchOpen;
    };
  }, [dialog, onClose, first]);
};
