import type {Kind, LinkType, ShowcaseEntry} from './showcase.schema';

/** Kinds of work, with the label that readers see. */
export const kinds: Record<Kind, string> = {
  tool: 'Video tools',
  data: 'Data and maps',
  campaign: 'Campaigns',
  explainer: 'Explainers',
  music: 'Music',
};

/** Where links lead, with the label that readers see. */
export const linkLabels: Record<LinkType, string> = {
  website: 'Website',
  video: 'Video',
  source: 'Source code',
  tutorial: 'Tutorial',
};

/** All entries; readers see them in an order that changes from day to day. */
export const showcase: readonly ShowcaseEntry[] = [
  {
    slug: 'hackreels',
    title: 'Hackreels',
    kind: 'tool',
    what: 'Animated code',
    description:
      'A tool that turns code into animations: each step is a snippet, and the video moves from one to the next.',
    size: [1920, 1080],
    added: '2024-04',
    links: [{type: 'website', url: 'https://www.hackreels.com/'}],
  },
  {
    slug: 'mux-video-stats',
    title: 'Mux video stats',
    kind: 'data',
    what: 'Video statistics as a video',
    description:
      'Figures about how videos are watched become a video themselves. An article explains how data and composition fit together.',
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
      'A tutorial in which the concepts of Next.js and React are drawn and animated with React components.',
    size: [1920, 1080],
    added: '2023',
    links: [],
  },
  {
    slug: 'github-unwrapped',
    title: 'GitHub Unwrapped',
    kind: 'campaign',
    what: 'Year in review for developers',
    description:
      'A year on GitHub as a video of one’s own: everyone who asks gets one, made from their activity. The code of app and video is public.',
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
    description:
      'A text goes in, a video for social media comes out, with scenes and captions made by AI.',
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
      'A tool for numbers in motion: statistics become short animations to place in a video or a presentation.',
    size: [2048, 1152],
    added: '2024-04',
    links: [{type: 'website', url: 'https://www.animstats.com/'}],
  },
  {
    slug: 'banger-show',
    title: 'Banger.Show',
    kind: 'music',
    what: '3D visuals for music',
    description:
      'Musicians make 3D visuals for their songs in the browser; the scene moves with the sound.',
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
      'A tool that makes guides and tutorials as videos, step by step through an interface.',
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
      'A map in the look of watercolor on which a journey is drawn. It is sold as a component in the Remotion store.',
    size: [1080, 1080],
    added: '2024-04',
    links: [{type: 'website', url: 'https://www.remotion.pro/watercolor-map'}],
  },
  {
    slug: 'clippulse',
    title: 'Clippulse',
    kind: 'tool',
    what: 'Videos for a brand',
    description:
      'Videos that follow a brand: colors, texts and pictures are set once and used in every clip.',
    size: [1920, 1080],
    added: '2024-04',
    links: [{type: 'website', url: 'https://www.clippulse.com/'}],
  },
  {
    slug: 'submagic',
    title: 'Submagic',
    kind: 'tool',
    what: 'Captions for short videos',
    description: 'Short videos get captions, extra footage and zooms in one go.',
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
    what: 'A year of stocks in review',
    description:
      'A campaign that shows how a stock did over the year, as a video made from market data.',
    size: [2048, 1194],
    added: '2023-01',
    links: [{type: 'website', url: 'https://polygon.io'}],
  },
  {
    slug: 'hello-meteo',
    title: 'Hello Météo',
    kind: 'data',
    what: 'The weather, every day',
    description:
      'A weather report for social media that appears every day, as an upright video made from the forecast.',
    size: [1080, 1920],
    added: '2024-04',
    links: [{type: 'website', url: 'https://www.instagram.com/hellometeo/'}],
  },
  {
    slug: 'electricity-maps',
    title: 'Electricity Maps',
    kind: 'data',
    what: 'Emissions of power grids',
    description:
      'The emissions of electricity grids, visualized: data about grids becomes a picture of its own for each of them.',
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
      'A production tool for screencasts: it records screen and webcam, adds captions and music, and renders the video.',
    size: [1920, 1080],
    added: '2024-04',
    links: [{type: 'website', url: 'https://www.remotion.pro/recorder'}],
  },
  {
    slug: 'fluidmotion',
    title: 'Fluidmotion',
    kind: 'tool',
    what: 'Animated backgrounds',
    description:
      'Backgrounds that move: forms and colors flow into each other, to be used behind other content.',
    size: [1920, 1080],
    added: '2024-05',
    links: [{type: 'website', url: 'https://fluidmotion.app/'}],
  },
  {
    slug: 'mykaraoke-video',
    title: 'MyKaraoke Video',
    kind: 'music',
    what: 'Karaoke and lyric videos',
    description:
      'Karaoke and lyric videos, made in the browser: the words light up as they are sung.',
    size: [1920, 1080],
    added: '2024-09',
    links: [{type: 'website', url: 'https://www.mykaraoke.video/'}],
  },
  {
    slug: 'relay-app',
    title: 'Relay.app',
    kind: 'explainer',
    what: 'Lessons on automation',
    description:
      'Instructional videos for an automation tool: how steps and apps are connected to a workflow.',
    size: [1920, 1080],
    added: '2024-10',
    links: [{type: 'website', url: 'https://www.relay.app/'}],
  },
];

/** Tells whether a value, such as one from an address, is a kind of work. */
export const isKind = (value: unknown): value is Kind =>
  typeof value === 'string' && Object.hasOwn(kinds, value);

/** The entries of a kind, in the order given; all of them without one. */
export const ofKind = <T extends Pick<ShowcaseEntry, 'kind'>>(
  entries: readonly T[],
  kind: Kind | undefined,
): T[] => entries.filter((entry) => kind === undefined || entry.kind === kind);
