import type {PictureAnswer} from '../pictureAnswer';
import type {FrameMessage} from '../protocol';

/** The origin that the frame was loaded from; its own is opaque. */
export const siteOrigin = location.origin;

/** Sends a message to the page that shows the frame. */
export const sendToPage = (message: FrameMessage | PictureAnswer): void => {
  // A frame that the page has removed is its own parent.
  if (window.parent !== window) window.parent.postMessage(message, siteOrigin);
};
