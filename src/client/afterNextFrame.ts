/** Runs something when the next frame is on its way to the screen. Returns what cancels it. */
export const afterNextFrame = (run: () => void): (() => void) => {
  let timeout: number | undefined;
  const frame = requestAnimationFrame(() => {
    timeout = window.setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timeout);
  };
};
