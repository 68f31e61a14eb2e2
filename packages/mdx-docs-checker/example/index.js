/** Counts down in steps of one second. */
export const createTimer = ({seconds, onTick}) => {
  let left = seconds;
  const interval = setInterval(() => {
    left -= 1;
    onTick(left);
    if (left <= 0) clearInterval(interval);
  }, 1000);
  return {stop: () => clearInterval(interval), remaining: () => left};
};
