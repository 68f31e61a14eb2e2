import type {Skill} from 'docusaurus-markdown-pages/skills';

/** The skills that the site publishes. */
export const skills: readonly Skill[] = [
  {
    name: 'remotion-composition',
    title: 'Write a Remotion composition',
    description:
      'Write or change a video composition in React with Remotion: frames, size and duration, animation with interpolate() and spring(), sequences. Use it before you write a component that will be rendered as video.',
    sources: [
      {
        page: 'docs/the-fundamentals',
        headings: [
          'A component draws one frame',
          'Size and length of the video',
          'Defining compositions',
          'The same frame must always look the same',
        ],
      },
      {
        page: 'docs/animating-properties',
        headings: ['Fade in', "When it flickers or doesn't move"],
      },
      {page: 'docs/sequence', headings: ['Example', 'How frames add up']},
    ],
  },
  {
    name: 'remotion-media-captions',
    title: 'Add media and captions in Remotion',
    description:
      'Add images, video, audio, and captions to a Remotion composition: which tag to use, files in public/, volume, showing transcribed words as they are spoken. Use it before you add media or captions.',
    sources: [
      {page: 'docs/use-img-and-iframe', headings: ['Which tag replaces which']},
      {page: 'docs/assets', headings: ['Use the public folder']},
      {page: 'docs/audio/volume', headings: ['Fade in and out']},
      {
        page: 'docs/captions/end-to-end',
        headings: ['5. Load the captions', '6. Show pages of words'],
      },
    ],
  },
  {
    name: 'remotion-server-rendering',
    title: 'Render Remotion videos on a server',
    description:
      'Render Remotion videos with Node.js on your own server: bundling once, selecting a composition, renderMedia(), handling requests, output formats. Use it to render from code instead of the command line.',
    sources: [
      {
        page: 'docs/render',
        headings: ['Render from code', 'Choose a format', 'Set size, range and quality'],
      },
      {
        page: 'docs/ssr-node',
        headings: [
          'Answer requests',
          'What differs from the command line',
          "Don't bundle the bundler",
        ],
      },
    ],
  },
  {
    name: 'remotion-lambda',
    title: 'Render Remotion videos on AWS Lambda',
    description:
      'Set up and use @remotion/lambda: permissions, deploying the function and the site, rendering, ongoing costs. Use it before you change anything in an AWS account for Remotion.',
    sources: [
      {
        page: 'docs/lambda/setup',
        headings: [
          '1. Install the package',
          '2. Create a policy for the functions',
          '3. Create the role',
          '4. Create a user',
          '5. Create an access key',
          '6. Deploy a function',
          '7. Upload the project',
          '8. Render',
          'What keeps costing money',
        ],
      },
    ],
  },
  {
    name: 'remotion-player',
    title: 'Play a Remotion composition in an app',
    description:
      'Embed a Remotion composition in a React app with the <Player> from @remotion/player: Next.js and Vite, stable props, the current frame, multiple players, accessibility. Use it for video previews in a web app.',
    sources: [
      {page: 'docs/player/installation', headings: ['', 'If nothing is visible']},
      {
        page: 'docs/player/integration',
        headings: ['Next.js and Server Components', 'What differs between Player and render'],
      },
      {
        page: 'docs/player/best-practices',
        headings: [
          'Keep the component and inputProps stable',
          "Keep the current frame out of the Player's parent",
          'Pass the event to play()',
          'Multiple players on a page',
          'Accessibility',
        ],
      },
    ],
  },
  {
    name: 'remotion-upgrade',
    title: 'Upgrade Remotion',
    description:
      'Upgrade Remotion packages, keep them all at one version, fix a version mismatch, and migrate a project to version 4. Use it when package versions differ or an upgrade broke something.',
    sources: [
      {page: 'docs/upgrading', headings: ['', 'By hand', 'What can break']},
      {page: 'docs/version-mismatch', headings: ['Find the packages', 'Causes', 'Prevention']},
      {page: 'docs/4-0-migration', headings: ['Checklist']},
    ],
  },
];
