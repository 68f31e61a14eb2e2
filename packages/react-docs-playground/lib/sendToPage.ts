/** The origin that the frame was loaded from; its own is opaque. */
export const siteOrigin = location.origin;

/** Sends a message to the page that shows the frame, and to no other. */
export const sendToPage = (message: {kind: string}): void => {
  // A frame that the page has removed is its own parent.
  if (window.parent !== window) window.parent.postMessage(message, siteOrigin);
};
