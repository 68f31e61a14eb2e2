/** What a guide says about a file that its commands write. */
export type Fact =
  | {readonly kind: 'size'; readonly width: number; readonly height: number}
  | {readonly kind: 'seconds' | 'frames' | 'files'; readonly count: number}
  | {readonly kind: 'codec'; readonly name: string}
  | {readonly kind: 'contains'; readonly text: string}
  | {readonly kind: 'missing'};

/** Codecs by the names that FFmpeg gives them. */
const CODECS = ['h264', 'hevc', 'vp8', 'vp9', 'av1', 'prores', 'gif', 'aac', 'mp3', 'opus'];

const COUNT = /^(\d+(?:\.\d+)?) (second|frame|file)s?$/u;

const KINDS = {second: 'seconds', frame: 'frames', file: 'files'} as const;

/** Reads `1280×720`, `3 seconds`, `90 frames`, `12 files`, `h264`, `contains Hello` or `missing`. */
export const readFact = (words: string): Fact | undefined => {
  const [, width, height] = /^(\d+)×(\d+)$/u.exec(words) ?? [];
  if (width !== undefined) return {kind: 'size', width: Number(width), height: Number(height)};
  const [, count, unit] = COUNT.exec(words) ?? [];
  if (count !== undefined && (unit === 'second' || unit === 'frame' || unit === 'file')) {
    return {kind: KINDS[unit], count: Number(count)};
  }
  const [, text] = /^contains (.+)$/su.exec(words) ?? [];
  if (text !== undefined) return {kind: 'contains', text};
  if (words === 'missing') return {kind: 'missing'};
  return CODECS.includes(words) ? {kind: 'codec', name: words} : undefined;
};

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Whether a text says a fact's numbers, so that the text can't change without the fact. */
export const isSaidIn = (fact: Fact, text: string): boolean => {
  const said = (pattern: string): boolean =>
    new RegExp(String.raw`(?<![\d.])(?:${pattern})`, 'iu').test(text);
  switch (fact.kind) {
    case 'size':
      return said(String.raw`${String(fact.width)}\s?(?:×|x|by)\s?${String(fact.height)}\b`);
    case 'seconds':
    case 'frames':
    case 'files': {
      const word = WORDS[fact.count];
      const number = String(fact.count).replace('.', String.raw`\.`);
      const unit = fact.kind === 'files' ? '(?:file|picture|image)' : fact.kind.slice(0, -1);
      return said(String.raw`(?:${number}${word === undefined ? '' : `|${word}`})[ -]${unit}`);
    }
    default:
      return true;
  }
};
