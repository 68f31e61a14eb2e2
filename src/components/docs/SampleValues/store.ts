import {readValues, type OwnValues} from './values';

const KEY = 'remotion-docs-sample-values';

/** Tells the samples of the page. */
export const valuesEvent = 'sample-values';

/** For this page, where the browser stores nothing. */
let onlyHere: OwnValues | undefined;

/** What the reader has chosen; what isn't valid is left out. */
export const ownValues = (): OwnValues => {
  if (onlyHere) return onlyHere;
  try {
    return readValues(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return {};
  }
};

/** Keeps values, in this browser only. False when it stores nothing: they are used until the page is left. */
export const keepValues = (values: OwnValues): boolean => {
  const valid = readValues(values);
  onlyHere = undefined;
  let isStored = true;
  try {
    if (Object.keys(valid).length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(valid));
  } catch {
    onlyHere = valid;
    isStored = false;
  }
  document.dispatchEvent(new Event(valuesEvent));
  return isStored;
};
