/**
 * Copies text that isn't ready yet. Call it directly in the click handler: Safari only lets a page copy during a user
 * gesture, but accepts a promise (https://webkit.org/blog/10855/async-clipboard-api/).
 *
 * @throws if the promise rejects, or if the browser doesn't allow the page to copy
 */
export const copyText = async (text: Promise<string>): Promise<void> => {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((ready) => new Blob([ready], {type: 'text/plain'}));
  // If there is no text, the promise's own error says more than the browser's.
  await Promise.all([blob, navigator.clipboard.write([new ClipboardItem({'text/plain': blob})])]);
};
