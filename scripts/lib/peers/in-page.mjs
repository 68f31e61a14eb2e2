// Runs in the measured page before anything else, and collects what browsers report once only.
/** @typedef {PerformanceEntry & {value: number, hadRecentInput: boolean}} LayoutShift */

/** @type {{largest: number, shift: number, long: {start: number, duration: number}[]}} */
const seen = {largest: 0, shift: 0, long: []};

/** @param {string} type @param {(entry: PerformanceEntry) => void} note */
const observe = (type, note) => {
  new PerformanceObserver((list) => {
    list.getEntries().forEach(note);
  }).observe({type, buffered: true});
};

observe('largest-contentful-paint', ({startTime}) => {
  seen.largest = startTime;
});
observe('layout-shift', (entry) => {
  seen.shift += /** @type {LayoutShift} */ (entry).value;
});
observe('longtask', ({startTime, duration}) => {
  seen.long.push({start: startTime, duration});
});

Object.assign(window, {peerFigures: seen});
