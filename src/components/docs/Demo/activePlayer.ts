/** What can be paused: a player of the page, or one in the frame of an editor. */
interface Pausable {
  pause: () => void;
}

/** The one that plays. */
let active: Pausable | undefined;
const interrupted = new WeakSet<Pausable>();

/** Notes that a player plays; the one that played until now is paused. */
export const playerStarted = (player: Pausable): void => {
  interrupted.delete(player);
  const before = active;
  active = player;
  if (!before || before === player) return;
  interrupted.add(before);
  before.pause();
};

/** Notes that a player pauses or is no longer there. */
export const playerStopped = (player: Pausable): void => {
  if (active === player) active = undefined;
};

/** Whether it was another player that paused this one, and not the reader. */
export const wasInterrupted = (player: Pausable): boolean => interrupted.has(player);
