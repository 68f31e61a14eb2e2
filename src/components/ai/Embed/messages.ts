type Key = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>;

/**
 * The message for the embedding page about a key: Cmd+I (Ctrl+I) and Escape ask it to close the
 * chat.
 */
export const messageForParent = (event: Key): 'cmd-i' | undefined => {
  const isShortcut =
    event.key.toLowerCase() === 'i' &&
    (event.metaKey || event.ctrlKey) &&
    !event.altKey &&
    !event.shiftKey;
  return isShortcut || event.key === 'Escape' ? 'cmd-i' : undefined;
};

/**
 * The message for the chat when the embedding page sends `focus`: take the focus, in dark colors.
 */
export const messageForChat = (data: unknown): string[] => {
  const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : data;
  return type === 'focus' ? ['focus', 'dark-mode'] : [];
};
