type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a click follows a link in place, rather than in a new tab or window. */
export const isPlainClick = ({button, altKey, ctrlKey, metaKey, shiftKey}: Click): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
