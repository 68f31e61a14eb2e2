/** What the frame answers when the page asks for a picture. */
export type PictureAnswer =
  | {kind: 'picture'; request: number; frame: number; png: ArrayBuffer}
  | {kind: 'no-picture'; request: number; reason: string};

/** The largest picture, in bytes: the largest composition without compression. */
const LARGEST_PICTURE = 4 * 4096 * 4096;

/** The longest reason that the page shows, in characters. */
const LONGEST_REASON = 300;

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

const isPng = (value: unknown): value is ArrayBuffer =>
  value instanceof ArrayBuffer &&
  value.byteLength > pngSignature.length &&
  value.byteLength <= LARGEST_PICTURE &&
  new Uint8Array(value, 0, pngSignature.length).every(
    (byte, index) => byte === pngSignature[index],
  );

/**
 * Reads what came from a frame, where the reader's code can send anything: only an answer of the right
 * shape is returned, as a copy; undefined otherwise.
 */
export const readPictureAnswer = (value: unknown): PictureAnswer | undefined => {
  const {kind, request, frame, png, reason} = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (!isCount(request)) return undefined;
  if (kind === 'no-picture' && typeof reason === 'string') {
    return {kind, request, reason: reason.slice(0, LONGEST_REASON)};
  }
  return kind === 'picture' && isCount(frame) && isPng(png)
    ? {kind, request, frame, png}
    : undefined;
};
