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

/** All entries; readers see them in an order that changes from day to day. */
export const showcase: readonly ShowcaseEntry[] = [
  {
    slug: 'hackreels',
    title: 'Hackreels',
    kind: 'tool',
    what: 'Animated code',
    description:
      'A tool that animates code: it detects what changes between snippets and animates the difference.',
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
      'An article on turning statistics from the Mux Data API into an animated video with Remotion.',
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
    description: 'A tutorial video that explains Next.js and the concepts of React visually.',
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
      'A year-in-review campaign: every user gets a personalized video based on their GitHub activity. The source code is public.',
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
    description: 'A tool that turns statistics into animated GIFs and videos.',
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
      'A tool for 3D music visuals that needs no experience with 3D or video editing software.',
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
      'A tool for step-by-step guides and tutorials, exported as MP4, GIF or PDF or embedded in a web page.',
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
      'A travel animation that shows a journey on a map with watercolor effects. Sold as a component in the Remotion store.',
    size: [1080, 1080],
    added: '2024-04',
    links: [{type: 'website', url: 'https://www.remotion.pro/watercolor-map'}],
  },
  {
    slug: 'clippulse',
    title: 'Clippulse',
    kind: 'tool',
    what: 'Brand videos',
    description: 'A tool for customizable brand videos that requires no video editing experience.',
    size: [1920, 1080],
    added: '2024-04',
    links: [{type: 'website', url: 'https://www.clippulse.com/'}],
  },
  {
    slug: 'submagic',
    title: 'Submagic',
    kind: 'tool',
    what: 'Captions for short videos',
    description: 'A tool that adds captions, B-roll, zooms and sound effects to short videos.',
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
      'A year-in-review campaign about stock performance, made with data from the Polygon stock API.',
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
      'A generator that reads forecast data from OpenWeather and renders a weather report every day, also as a story for social media.',
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
      'A data visualization of electricity in Europe: a map of changing grid emissions and a chart of the daily variation per country.',
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
      'A screen recording tool built with Remotion: record screen, webcam and audio, then edit and render for several platforms.',
    size: [1920, 1080],
    added: '2024-04',
    links: [{type: 'website', url: 'https://www.remotion.pro/recorder'}],
  },
  {
    slug: 'fluidmotion',
    title: 'Fluidmotion',
    kind: 'tool',
    what: 'Animated backgrounds',
    description: 'A tool that makes animated backgrounds for apps, videos and presentations.',
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
