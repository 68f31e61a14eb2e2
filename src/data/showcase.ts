import {videoPlayerOrigin} from '../config/videoPlayer';
import type {ShowcaseKind, LinkType, ShowcaseEntry} from './showcase.schema';

/** Kinds of work, with the label that readers see. */
export const showcaseKinds: Record<ShowcaseKind, string> = {
  tool: 'Video tools',
  data: 'Data and maps',
  campaign: 'Campaigns',
  explainer: 'Explainers',
  music: 'Music',
};

/** Kinds of link targets, with the label that readers see. */
export const linkLabels: Record<LinkType, string> = {
  website: 'Website',
  video: 'Video',
  source: 'Source code',
  tutorial: 'Tutorial',
};

type EntryLink = ShowcaseEntry['links'][number];

/** Sites that host videos, by the host of a link. */
const videoSites: Readonly<Record<string, string>> = {
  'www.youtube.com': 'YouTube',
  'x.com': 'X',
  'twitter.com': 'X',
};

/** The text of a link: what readers find there, and for a video also where it plays. */
export const linkText = ({type, url}: EntryLink): string => {
  const site = videoSites[new URL(url).host];
  return type === 'video' && site !== undefined ? `Watch on ${site}` : linkLabels[type];
};

/** The video of an entry that can play in the page: its address, and that of its player. */
export interface PlayableVideo {
  url: string;
  player: string;
}

/** The first video of an entry that is on YouTube; others can only be watched where they are. */
export const playableVideo = ({links}: Pick<ShowcaseEntry, 'links'>): PlayableVideo | undefined => {
  for (const {type, url} of links) {
    const {host, searchParams} = new URL(url);
    const id = searchParams.get('v');
    if (type === 'video' && host === 'www.youtube.com' && id !== null) {
      return {url, player: `${videoPlayerOrigin}/embed/${id}?autoplay=1&rel=0`};
    }
  }
  return undefined;
};

/** All entries; readers see them in an order that changes from day to day. */
export const showcase: readonly ShowcaseEntry[] = [
  {
    slug: 'hackreels',
    title: 'Hackreels',
    kind: 'tool',
    what: 'Animated code',
    description:
      'Code in motion: give Hackreels two versions of a snippet, and the video shows how one becomes the other.',
    size: [1920, 1080],
    added: '2024-04',
    links: [
      {type: 'website', url: 'https://www.hackreels.com/'},
      {type: 'video', url: 'https://x.com/i/status/1715725060324073582'},
    ],
  },
  {
    slug: 'mux-video-stats',
    title: 'Mux video stats',
    kind: 'data',
    what: 'Video statistics, visualized',
    description:
      'Mux explains in an article how viewing figures become a video: the numbers come from its API, the frames from React components.',
    size: [480, 270],
    added: '2022-01',
    links: [
      {type: 'tutorial', url: 'https://mux.com/blog/visualize-mux-data-with-remotion/'},
      {type: 'video', url: 'https://twitter.com/MuxHQ/status/1483514610380644357'},
    ],
  },
  {
    slug: 'nextjs-video-tutorial',
    title: 'Next.js video tutorial',
    kind: 'explainer',
    what: 'Next.js and React, explained',
    description:
      'An explainer for developers: the ideas behind Next.js and React, told in animations.',
    size: [1920, 1080],
    added: '2023',
    links: [{type: 'video', url: 'https://x.com/i/status/1707439537054535867'}],
  },
  {
    slug: 'github-unwrapped',
    title: 'GitHub Unwrapped',
    kind: 'campaign',
    what: 'Year in review for developers',
    description:
      'Remotion’s own end-of-year campaign, with one video per GitHub user, made from that user’s activity. The repository is public, so you can read how it works.',
    size: [1080, 1080],
    added: '2024-04',
    links: [
      {type: 'website', url: 'https://githubunwrapped.com/'},
      {type: 'source', url: 'https://github.com/remotion-dev/github-unwrapped'},
    ],
  },
  {
    slug: 'revid',
    title: 'Revid',
    kind: 'tool',
    what: 'Text to social video with AI',
    description: 'An AI-powered tool that turns text into videos for social media.',
    size: [2048, 1152],
    added: '2024-04',
    links: [{type: 'website', url: 'https://www.revid.ai/'}],
  },
  {
    slug: 'animstats',
    title: 'AnimStats',
    kind: 'tool',
    what: 'Animated statistics',
    description:
      'For numbers that should move: AnimStats animates your figures and exports a video or a GIF.',
    size: [2048, 1152],
    added: '2024-04',
    links: [{type: 'website', url: 'https://www.animstats.com/'}],
  },
  {
    slug: 'banger-show',
    title: 'Banger.Show',
    kind: 'music',
    what: '3D visuals for music',
    description: 'Music visuals in 3D, for people who use neither 3D programs nor video editors.',
    size: [1920, 1080],
    added: '2024-04',
    links: [{type: 'website', url: 'https://banger.show/'}],
  },
  {
    slug: 'motionshot',
    title: 'MotionShot',
    kind: 'tool',
    what: 'Guides and tutorials',
    description:
      'MotionShot documents how to do something, one step at a time. The guide can be a video, a GIF, a PDF or part of a website.',
    size: [1920, 1080],
    added: '2024-04',
    links: [{type: 'website', url: 'https://www.motionshot.app/'}],
  },
  {
    slug: 'watercolor-map',
    title: 'Watercolor Map',
    kind: 'data',
    what: 'An animated travel map',
    description:
      'Remotion’s own map component: a trip on a map that looks painted. It’s for sale in the Remotion store.',
    size: [1080, 1080],
    added: '2024-04',
    links: [{type: 'website', url: 'https://www.remotion.pro/watercolor-map'}],
  },
  {
    slug: 'clippulse',
    title: 'Clippulse',
    kind: 'tool',
    what: 'Brand videos',
    description:
      'For companies without a video editor on the team: videos with a design that adapts to the brand.',
    size: [1920, 1080],
    added: '2024-04',
    links: [{type: 'website', url: 'https://www.clippulse.com/'}],
  },
  {
    slug: 'submagic',
    title: 'Submagic',
    kind: 'tool',
    what: 'Captions for short videos',
    description:
      'Post-production for short videos: captions first, and then extra footage, camera zooms and sounds.',
    size: [1920, 1080],
    added: '2024-04',
    links: [
      {type: 'website', url: 'https://www.submagic.co/'},
      {type: 'video', url: 'https://www.youtube.com/watch?v=hNKola6xpqQ'},
    ],
  },
  {
    slug: 'polygon',
    title: 'Polygon',
    kind: 'campaign',
    what: 'Year in review for stocks',
    description:
      'One year on the stock market as a video. The figures come from Polygon, which provides them through an API.',
    size: [2048, 1194],
    added: '2023-01',
    links: [{type: 'website', url: 'https://polygon.io'}],
  },
  {
    slug: 'hello-meteo',
    title: 'Hello Météo',
    kind: 'data',
    what: 'Daily weather reports',
    description:
      'A weather report without a presenter: a program fetches the OpenWeather forecast and renders a new vertical video each day, for Instagram.',
    size: [1080, 1920],
    added: '2024-04',
    links: [{type: 'website', url: 'https://www.instagram.com/hellometeo/'}],
  },
  {
    slug: 'electricity-maps',
    title: 'Electricity Maps',
    kind: 'data',
    what: 'Power-grid emissions',
    description:
      'How clean is Europe’s electricity? A map shows how power-grid emissions change, and a chart shows the ups and downs of each country.',
    size: [1920, 1080],
    added: '2024-04',
    links: [
      {type: 'website', url: 'https://www.electricitymaps.com/electricity-mapped'},
      {type: 'video', url: 'https://www.youtube.com/watch?v=5m48kkhak-M'},
    ],
  },
  {
    slug: 'remotion-recorder',
    title: 'Remotion Recorder',
    kind: 'tool',
    what: 'Screencasts',
    description:
      'Remotion’s own tool for screencasts: you capture camera, screen and microphone, arrange the scenes in code, and render the format that each platform needs.',
    size: [1920, 1080],
    added: '2024-04',
    links: [{type: 'website', url: 'https://www.remotion.pro/recorder'}],
  },
  {
    slug: 'fluidmotion',
    title: 'Fluidmotion',
    kind: 'tool',
    what: 'Animated backgrounds',
    description: 'Moving backgrounds for videos, slides and apps.',
    size: [1920, 1080],
    added: '2024-05',
    links: [{type: 'website', url: 'https://fluidmotion.app/'}],
  },
  {
    slug: 'mykaraoke-video',
    title: 'MyKaraoke Video',
    kind: 'music',
    what: 'Karaoke and lyric videos',
    description: 'A tool for making karaoke and lyric videos in the browser.',
    size: [1920, 1080],
    added: '2024-09',
    links: [{type: 'website', url: 'https://www.mykaraoke.video/'}],
  },
  {
    slug: 'relay-app',
    title: 'Relay.app',
    kind: 'explainer',
    what: 'Instructional videos',
    description: 'Instructional videos for a tool that automates workflows.',
    size: [1920, 1080],
    added: '2024-10',
    links: [{type: 'website', url: 'https://www.relay.app/'}],
  },
];

/** Tells whether a value, such as one from an address, is a kind of work. */
export const isShowcaseKind = (value: unknown): value is ShowcaseKind =>
  typeof value === 'string' && Object.hasOwn(showcaseKinds, value);

/** The entries of a kind, in the given order; all entries if there is no kind. */
export const ofKind = <T extends Pick<ShowcaseEntry, 'kind'>>(
  entries: readonly T[],
  kind: ShowcaseKind | undefined,
): T[] => entries.filter((entry) => kind === undefined || entry.kind === kind);
