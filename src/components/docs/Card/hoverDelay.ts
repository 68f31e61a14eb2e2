/** Milliseconds a pointer rests on something before its card shows. */
export const hoverDelay = 200;
