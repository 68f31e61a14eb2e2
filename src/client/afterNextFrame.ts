/** Runs a function once the next frame has been sent to the screen. Returns a function that cancels it. */
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
