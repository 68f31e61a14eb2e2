/** The event by which other parts of a page open the panel. */
export const askAiEvent = 'ask-ai';

/** Opens the Ask AI panel of the page. */
export const requestAskAi = (): void => {
  document.dispatchEvent(new Event(askAiEvent));
};
