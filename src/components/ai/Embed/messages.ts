type Key = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>;

/** What the embedding page is told of a key: Cmd+I (Ctrl+I) and Escape ask it to take the chat away. */
export const messageForParent = (event: Key): 'cmd-i' | undefined => {
  const isShortcut =
    event.key.toLowerCase() === 'i' &&
    (event.metaKey || event.ctrlKey) &&
    !event.altKey &&
    !event.shiftKey;
  return isShortcut || event.key === 'Escape' ? 'cmd-i' : undefined;
};

/** What the chat is told when the embedding page says `focus`: take the focus, in dark colors. */
export const messageForChat = (data: unknown): string[] => {
  const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : data;
  return type === 'focus' ? ['focus', 'dark-mode'] : [];
};
