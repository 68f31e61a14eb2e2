import type {Quotation} from '../content/quotations';
import {messageWords} from './messageWords';

/** The sections of the index, and the pages whose messages they hold; the first that fits counts. */
export const messageGroups = [
  {id: 'lambda', pages: /\/docs\/lambda(?:\/|$)/},
  {id: 'cloud-run', pages: /\/docs\/cloudrun(?:\/|$)/},
  {id: 'player', pages: /\/docs\/player(?:\/|$)/},
  {
    id: 'media-tools',
    pages: /\/docs\/(?:media-parser|webcodecs|media-utils|mediabunny)(?:\/|$)/,
  },
  {
    id: 'captions',
    pages: /\/docs\/(?:captions|install-whisper-cpp|openai-whisper|whisper-web)(?:\/|$)/,
  },
  {
    id: 'rendering',
    pages:
      /\/docs\/(?:renderer|cli|troubleshooting|bundle|bundler|cancel-render|continue-render|delay-render|encoding|enametoolong|gl-options|hardware-acceleration|slow-method-to-extract-frame|target-closed|timeout|version-mismatch|miscellaneous\/chrome-headless-shell)(?:\/|$)/,
  },
  {id: 'studio', pages: /\/docs\/(?:studio|getting-started|watchstaticfile)?(?:\/|$)/},
  {
    id: 'assets',
    pages:
      /\/docs\/(?:animatedimage|assets|audio|cors-issues|fonts|fonts-api|gif|google-fonts|img|iframe|lottie|media-playback-error|miscellaneous\/pexels|non-seekable-media|offthreadvideo|preload|prefetch|rive|skia|staticfile[\w-]*|three[\w-]*|use-[\w-]*texture|video|videos)(?:\/|$)/,
  },
  {id: 'recorder', pages: /\/docs\/recorder(?:\/|$)/},
  {id: 'composition', pages: /./},
] as const;

/** The id of a section of the index. */
export type MessageGroup = (typeof messageGroups)[number]['id'];

/** Where a message is explained. */
export interface MessagePlace {
  readonly title: string;
  /** With the heading below which the message stands. */
  readonly url: string;
}

/** A message of the index. */
export interface MessageEntry {
  /** Its address on the page of the index. */
  readonly id: string;
  readonly text: string;
  /** The program that prints it; undefined for the toolkit. */
  readonly origin?: string;
  /** Whether pages say why it comes and what helps, or are about what the message names. */
  readonly kind: 'explained' | 'self-explanatory';
  /** The package of a self-explanatory one. */
  readonly package?: string;
  readonly group: MessageGroup;
  readonly places: readonly MessagePlace[];
}

/** A page that quotes messages. */
export interface QuotingPage {
  readonly url: string;
  readonly title: string;
  /** Pages about a message are named before those that mention it. */
  readonly isTroubleshooting: boolean;
  /** The package whose messages it doesn't quote, but is about. */
  readonly listed?: string;
  readonly quotations: readonly Quotation[];
}

/** Words of an id: enough to say what it is, unless another message starts the same way. */
const WORDS_OF_ID = 8;

/** Lists and details that belong to the line above them. */
const isContinuation = (text: string): boolean => /^[-•*\s]/u.test(text);

const keyOf = (text: string): string =>
  messageWords(text)
    .map((word) => word.text)
    .join(' ');

const slugOf = (words: readonly string[]): string =>
  words
    .map((word) => word.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/gu, ''))
    .filter((word) => word !== '')
    .join('-');

/** Ids of messages by their keys: as few words as tell them apart. */
const idsOf = (keys: readonly string[]): Map<string, string> => {
  const ids = new Map<string, string>();
  const shorten = (group: readonly string[], length: number): void => {
    const bySlug = new Map<string, string[]>();
    for (const key of group) {
      const slug = slugOf(key.split(' ').slice(0, length));
      bySlug.set(slug, [...(bySlug.get(slug) ?? []), key]);
    }
    for (const [slug, same] of bySlug) {
      const longest = Math.max(...same.map((key) => key.split(' ').length));
      if (same.length === 1 || length >= longest) {
        // Keys that differ in signs alone are numbered.
        same.forEach((key, index) => ids.set(key, index === 0 ? slug : `${slug}-${index + 1}`));
      } else {
        shorten(same, length + 2);
      }
    }
  };
  shorten(keys, WORDS_OF_ID);
  return ids;
};

const groupOf = (url: string): MessageGroup =>
  messageGroups.find(({pages}) => pages.test(url))?.id ?? 'composition';

/**
 * The index of messages: each is listed once, with all pages that explain it, sorted by its text.
 * Messages that differ in numbers, paths and addresses are the same.
 */
export const messageEntries = (pages: readonly QuotingPage[]): MessageEntry[] => {
  const found = new Map<
    string,
    {quotation: Quotation; places: MessagePlace[]; group: MessageGroup; listed?: string}
  >();
  const ordered = [...pages].sort(
    (a, b) =>
      Number(a.listed !== undefined) - Number(b.listed !== undefined) ||
      Number(b.isTroubleshooting) - Number(a.isTroubleshooting) ||
      (a.url < b.url ? -1 : 1),
  );
  for (const {url, title, quotations, listed} of ordered) {
    for (const quotation of quotations) {
      const key = keyOf(quotation.text);
      if (isContinuation(quotation.text) || key === '') continue;
      const place = {title, url: quotation.section === '' ? url : `${url}#${quotation.section}`};
      const known = found.get(key);
      if (!known) {
        const of = listed === undefined ? {} : {listed};
        found.set(key, {quotation, places: [place], group: groupOf(url), ...of});
      } else if (!known.places.some((other) => other.title === title)) known.places.push(place);
    }
  }
  const ids = idsOf([...found.keys()]);
  return [...found]
    .map(
      ([
        key,
        {
          quotation: {text, origin},
          places,
          group,
          listed,
        },
      ]) => ({
        id: ids.get(key) ?? '',
        text: text.trim(),
        ...(origin === undefined ? {} : {origin}),
        kind: listed === undefined ? ('explained' as const) : ('self-explanatory' as const),
        ...(listed === undefined ? {} : {package: listed}),
        group,
        places,
      }),
    )
    .sort((a, b) => keyOf(a.text).localeCompare(keyOf(b.text), 'en'));
};
