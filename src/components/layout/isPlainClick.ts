type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a click follows a link where it stands, rather than in a tab or window of its own. */
export const isPlainClick = ({button, altKey, ctrlKey, metaKey, shiftKey}: Click): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
