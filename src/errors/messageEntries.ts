import type {Quotation} from '../content/quotations';
import {assignAddresses, type Addresses} from './addresses';
import {keyOf} from './messageKey';
import {firstPage, placeOrder, readMentions} from './placeOrder';

/**
 * Sections of the index, and the pages whose messages they contain; the first match applies. Some only
 * contain messages below a heading, such as `/docs/page/#heading`.
 */
export const messageGroups = [
  {
    id: 'lambda-functions',
    pages: /\/docs\/lambda\/troubleshooting\/(?!messages\/#(?:from-s3|on-the-command-line)$)/,
  },
  {id: 'lambda', pages: /\/docs\/lambda(?:\/|$)/},
  {id: 'cloud-run', pages: /\/docs\/cloudrun(?:\/|$)/},
  {id: 'player', pages: /\/docs\/player(?:\/|$)/},
  {id: 'media-files', pages: /\/docs\/media-parser\/format-support(?:\/|$)/},
  {id: 'media-parser', pages: /\/docs\/media-parser(?:\/|$)/},
  {
    id: 'webcodecs',
    pages:
      /\/docs\/(?:get-audio-[\w-]+|get-image-dimensions|get-video-metadata|get-waveform-portion|media-utils|mediabunny|use-audio-data|use-windowed-audio-data|visualize-audio|webcodecs)(?:\/|$)/,
  },
  {
    id: 'captions',
    pages: /\/docs\/(?:captions|install-whisper-cpp|openai-whisper|whisper-web)(?:\/|$)/,
  },
  {
    id: 'typescript-eslint',
    pages:
      /\/docs\/troubleshooting\/(?:setup-errors\/#(?:eslint|prettier)|bundler-errors\/#(?:imports-and-modules|jsx-settings-and-files|types-and-values|typescript))$/,
  },
  {id: 'lambda', pages: /\/docs\/troubleshooting\/tool-errors\/#aws$/},
  {id: 'cloud-run', pages: /\/docs\/troubleshooting\/tool-errors\/#google-cloud$/},
  {
    id: 'audio-video',
    pages: /\/docs\/troubleshooting\/tool-errors\/#ffmpeg-in-your-own-code$/,
  },
  {
    id: 'packages',
    pages:
      /\/docs\/troubleshooting\/tool-errors\/#(?:native-modules|package-managers-and-scripts)$/,
  },
  {id: 'tools', pages: /\/docs\/troubleshooting\/tool-errors(?:\/|$)/},
  {
    id: 'packages',
    pages:
      /\/docs\/troubleshooting\/setup-errors\/#(?:a-command-isnt-found|another-operating-system|creating-a-project|installing-packages|lock-files-and-the-registry|two-versions-of-react|versions-that-dont-fit-together|warnings-of-package-managers)$/,
  },
  {
    id: 'setup',
    pages:
      /\/docs\/troubleshooting\/bundler-errors\/#(?:nextjs|pages-builds-and-settings|server-and-client-components)$/,
  },
  {
    id: 'bundlers',
    pages: /\/docs\/(?:bundle|bundler|troubleshooting\/(?:bundler-errors|bundling-bundle))(?:\/|$)/,
  },
  {
    id: 'setup',
    pages:
      /\/docs\/(?:troubleshooting\/(?:could-not-find-executable-to-run|rosetta|setup-errors)|upgrading|version-mismatch)(?:\/|$)/,
  },
  {id: 'setup', pages: firstPage},
  {
    id: 'command-line',
    pages:
      /\/docs\/(?:(?:cli|config|troubleshooting\/cli-errors)(?:\/|$)|troubleshooting\/rendering-errors\/#ffmpeg-on-the-command-line$)/,
  },
  {
    id: 'studio',
    pages:
      /\/docs\/(?:studio|troubleshooting\/(?:broken-fast-refresh|studio-errors)|watchstaticfile)(?:\/|$)/,
  },
  {
    id: 'browser',
    pages:
      /\/docs\/(?:gl-options|miscellaneous\/chrome-headless-shell|target-closed|troubleshooting\/browser-(?:errors|launch))(?:\/|$)/,
  },
  {
    id: 'react',
    pages:
      /\/docs\/troubleshooting\/composition-errors\/#(?:from-javascript|names-values-and-syntax|react-errors)$/,
  },
  {
    id: 'composition',
    pages:
      /\/docs\/troubleshooting\/(?:composition-errors|defaultprops-too-big|loading-root-component)(?:\/|$)/,
  },
  {
    id: 'audio-video',
    pages:
      /\/docs\/troubleshooting\/media-errors\/#(?:audio-data|damaged-files|playback-in-the-preview|volume)$/,
  },
  {
    id: 'assets',
    pages:
      /\/docs\/troubleshooting\/(?:delay-render-proxy|font-loading-errors|media-errors)(?:\/|$)/,
  },
  {
    id: 'renderer',
    pages:
      /\/docs\/(?:renderer(?:\/|$)|troubleshooting\/rendering-errors\/#the-composition-isnt-passed-on$)/,
  },
  {
    id: 'rendering',
    pages:
      /\/docs\/(?:troubleshooting|cancel-render|continue-render|delay-render|encoding|enametoolong|hardware-acceleration|slow-method-to-extract-frame|timeout)(?:\/|$)/,
  },
  {
    id: 'audio-video',
    pages:
      /\/docs\/(?:audio|media-playback-error|miscellaneous\/pexels|non-seekable-media|offthreadvideo|preload\/preload-(?:audio|video)|use-[\w-]*video-texture|video|videos)(?:\/|$)/,
  },
  {
    id: 'assets',
    pages:
      /\/docs\/(?:animatedimage|assets|cors-issues|fonts|fonts-api|gif|google-fonts|img|iframe|lottie|preload|prefetch|rive|skia|staticfile[\w-]*|three[\w-]*|use-[\w-]*texture)(?:\/|$)/,
  },
  {id: 'recorder', pages: /\/docs\/recorder(?:\/|$)/},
  {
    id: 'animation',
    pages:
      /\/docs\/(?:animation-utils|easing|interpolate[\w-]*|layout-utils|measure-spring|motion-blur|noise|paths|random|shapes|spring|transitioning|transitions)(?:\/|$)/,
  },
  {id: 'composition', pages: /./},
] as const;

/** The id of a section of the index. */
export type MessageGroup = (typeof messageGroups)[number]['id'];

/** The sections of the index. */
export const messageGroupIds: readonly MessageGroup[] = [
  ...new Set(messageGroups.map(({id}) => id)),
];

/** Where a message is explained. */
export interface MessagePlace {
  readonly title: string;
  /** Including the heading that the message is below. */
  readonly url: string;
  /** The page's kind. */
  readonly kind: string;
}

/** A message of the index. */
export interface MessageEntry {
  /** Its address in /docs/errors/, and its anchor on its section's page. */
  readonly id: string;
  readonly text: string;
  /** The program that prints it; undefined for the toolkit. */
  readonly origin?: string;
  /** Whether pages explain its cause and fix, or are only about what the message names. */
  readonly kind: 'explained' | 'self-explanatory';
  /** The package of a self-explanatory one, and which versions print it if this one doesn't. */
  readonly package?: string;
  readonly group: MessageGroup;
  readonly places: readonly MessagePlace[];
}

/** A page that quotes messages. */
export interface QuotingPage {
  readonly url: string;
  readonly title: string;
  /** Pages about a message are listed before those that mention it. */
  readonly kind: string;
  /** The package, if the page doesn't quote its messages, but is about them. */
  readonly listed?: string;
  readonly quotations: readonly Quotation[];
}

/** Lists and details that belong to the line above them. */
const isContinuation = (text: string): boolean => /^[-•*\s]/u.test(text);

const groupOf = (url: string, section: string): MessageGroup => {
  const address = section === '' ? url : `${url}/#${section}`;
  return messageGroups.find(({pages}) => pages.test(address))?.id ?? 'composition';
};

/**
 * The index of messages, sorted by text. Each is listed once, with all pages that explain it. Messages that
 * only differ in numbers, paths and addresses are the same.
 *
 * @param published the addresses that messages have so far
 */
export const messageEntries = (
  pages: readonly QuotingPage[],
  published: Addresses,
): MessageEntry[] => {
  const found = new Map<
    string,
    {quotation: Quotation; places: MessagePlace[]; group: MessageGroup; listed?: string}
  >();
  // The text and the section of a message are those of the page that is named first.
  const ordered = [...pages].sort(
    (a, b) =>
      Number(a.listed !== undefined) - Number(b.listed !== undefined) ||
      Number(b.kind === 'troubleshooting') - Number(a.kind === 'troubleshooting') ||
      (a.url < b.url ? -1 : 1),
  );
  for (const {url, title, kind, quotations, listed} of ordered) {
    for (const quotation of quotations) {
      const key = keyOf(quotation.text);
      if (isContinuation(quotation.text) || key === '') continue;
      const place = {
        title,
        url: quotation.section === '' ? url : `${url}#${quotation.section}`,
        kind,
      };
      const known = found.get(key);
      if (!known) {
        const of = listed === undefined ? {} : {listed};
        found.set(key, {quotation, places: [place], group: groupOf(url, quotation.section), ...of});
      } else if (!known.places.some((other) => other.title === title)) known.places.push(place);
    }
  }
  const ids = assignAddresses([...found.keys()].sort(), published, messageGroupIds);
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
        places: placeOrder(places, readMentions(text)),
      }),
    )
    .sort((a, b) => keyOf(a.text).localeCompare(keyOf(b.text), 'en'));
};
