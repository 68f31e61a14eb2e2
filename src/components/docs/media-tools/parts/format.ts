const units = ['kB', 'MB', 'GB'] as const;

/** A size in the unit that fits, in steps of 1,000: `67.4 kB`. */
export const formatBytes = (bytes: number): string => {
  if (bytes < 1000) return `${bytes} bytes`;
  const step = Math.min(units.length, Math.floor(Math.log10(bytes) / 3));
  const unit = units[step - 1] ?? 'GB';
  return `${(bytes / 1000 ** step).toFixed(1)} ${unit}`;
};

/** A number with at most three decimals: `29.97`. */
export const formatNumber = (value: number): string => String(Number(value.toFixed(3)));

/** Seconds with at most three decimals: `4.021 s`. */
export const formatSeconds = (seconds: number): string => `${formatNumber(seconds)} s`;

/** A bitrate in kilobits per second: `128 kbit/s`. */
export const formatBitrate = (bitsPerSecond: number): string =>
  `${Math.round(bitsPerSecond / 1000)} kbit/s`;
