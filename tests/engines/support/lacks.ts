import type {Visitor} from './visitor';

/** Whether the browser plays MP4 with H.264, which some builds leave out: WebKit as Debian has it. */
export const playsMp4 = (visitor: Visitor): Promise<boolean> =>
  visitor.evaluate(
    () => document.createElement('video').canPlayType('video/mp4; codecs="avc1.42E01E"') !== '',
  );

/** Complaints about videos where the browser has no codec for them: their poster stays. */
export const codecComplaints = async (visitor: Visitor): Promise<RegExp[]> =>
  (await playsMp4(visitor)) ? [] : [/^not loaded: <(?:video|source) [^>]*src="[^"]*\.mp4"/];
