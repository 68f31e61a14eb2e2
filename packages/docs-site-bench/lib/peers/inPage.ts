interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

/** What `observe()` collects, in the page's `peerFigures`; times in milliseconds. */
export interface PeerFigures {
  largest: number;
  shift: number;
  long: {start: number; duration: number}[];
}

/** Runs in the measured page before anything else, and collects what browsers report once only. */
export const observe = (): void => {
  const seen: PeerFigures = {largest: 0, shift: 0, long: []};
  const collect = (type: string, note: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(note);
    }).observe({type, buffered: true});
  };
  collect('largest-contentful-paint', ({startTime}) => {
    seen.largest = startTime;
  });
  collect('layout-shift', (entry) => {
    seen.shift += (entry as LayoutShift).value;
  });
  collect('longtask', ({startTime, duration}) => {
    seen.long.push({start: startTime, duration});
  });
  Object.assign(window, {peerFigures: seen});
};
