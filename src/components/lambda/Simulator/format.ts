import {withCommas} from '@site/src/components/products/withCommas';

/** Writes a time in milliseconds as seconds, minutes or hours. */
export const formatTime = (milliseconds: number): string => {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${withCommas(seconds, seconds % 1 === 0 ? 0 : 1)} s`;
  const whole = Math.round(seconds);
  if (whole < 3600) {
    return whole % 60 === 0 ? `${whole / 60} min` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
  }
  const minutes = Math.round(whole / 60);
  const hours = Math.floor(minutes / 60);
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
};

/** Writes an amount of US dollars, with more digits for small amounts. */
export const formatDollars = (amount: number): string =>
  amount > 0 && amount < 0.0001 ? '< $0.0001' : `$${withCommas(amount, amount < 1 ? 4 : 2)}`;
