import {IsAnImageError, IsAnUnsupportedFileTypeError, IsAPdfError} from '@remotion/media-parser';

/** Some messages of the parser go on with where to report them. */
export const firstSentenceOf = (message: string): string =>
  message.split(/(?<=\.)\s/)[0] ?? message;

/** Why a file can't be read, for people: the kind of file, or what the parser says. */
export const refusalOf = (error: unknown): string => {
  if (error instanceof IsAnImageError) {
    const {imageType, dimensions} = error;
    const size = dimensions ? ` of ${dimensions.width}×${dimensions.height} pixels` : '';
    return `It is a ${imageType.toUpperCase()} image${size}. Only video and audio files can be read.`;
  }
  if (error instanceof IsAPdfError) {
    return 'It is a PDF document. Only video and audio files can be read.';
  }
  if (error instanceof IsAnUnsupportedFileTypeError) {
    return `The format isn't recognized (“${error.message}”). The file name doesn't matter, only the content does.`;
  }
  const message = error instanceof Error ? error.message : String(error);
  if (message === 'Expected src to be a string') {
    return 'It is an HLS playlist. The parser reads playlists only from a URL, since the files that they list are next to them.';
  }
  return `The parser stopped with “${firstSentenceOf(message)}” The file may be damaged or incomplete, or this version of the parser can't handle it.`;
};
