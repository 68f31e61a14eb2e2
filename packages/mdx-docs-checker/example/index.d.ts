export interface TimerOptions {
  /** Length in seconds. */
  seconds: number;
  /** Called each second with the seconds that are left. */
  onTick: (left: number) => void;
}

export interface Timer {
  stop: () => void;
  remaining: () => number;
}

export declare const createTimer: (options: TimerOptions) => Timer;
