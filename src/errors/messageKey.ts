import {messageWords} from './messageWords';

/** What all occurrences of a message have in common: its words without numbers, paths and addresses. */
export const keyOf = (text: string): string =>
  messageWords(text)
    .map((word) => word.text)
    .join(' ');
