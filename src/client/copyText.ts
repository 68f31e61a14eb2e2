/**
 * Copies a text that has yet to load or to be made. Call it right in the click: Safari lets a page copy only
 * then, but it takes a promise of the text.
 *
 * @throws when the text can't be had, and when the browser doesn't let the page copy
 */
export const copyText = async (text: Promise<string>): Promise<void> => {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((ready) => new Blob([ready], {type: 'text/plain'}));
  // The reason why there is no text says more than the browser's error.
  await Promise.all([blob, navigator.clipboard.write([new ClipboardItem({'text/plain': blob})])]);
};
