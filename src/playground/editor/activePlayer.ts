/** Pauses the one player that plays, if any; each editor registers its own when it starts to play. */
let pauseActive: (() => void) | undefined;

/** Notes that a player plays; the one that played before is paused. */
export const startPlayer = (pause: () => void): void => {
  if (pauseActive !== pause) pauseActive?.();
  pauseActive = pause;
};

/** Notes that a player is no longer there. */
export const removePlayer = (pause: () => void): void => {
  if (pauseActive === pause) pauseActive = undefined;
};
