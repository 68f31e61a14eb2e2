/** The keys that open the search, as keyboards of this platform name them. */
export const shortcutLabel = (): string =>
  /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';
