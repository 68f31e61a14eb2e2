/** How a mistake shows: what a command prints, or what the browser's console has. */
export type Showing =
  | {readonly by: 'command'; readonly command: string}
  | {readonly by: 'Studio'; readonly composition: string}
  | {readonly by: 'app'; readonly file: string};

/** A mistake that developers make, in the blank project of walks. */
export interface Mistake {
  readonly name: string;
  readonly showing: Showing;
  /** Files that are written before, from the project's folder. */
  readonly files?: Readonly<Record<string, string>>;
  /** Media that the project has. */
  readonly media?: readonly string[];
  /** Commands that are typed before. */
  readonly before?: string;
  /** A package that the project has in another version, too. */
  readonly secondCopy?: string;
  /** Where a reader has to be led first. */
  readonly pages: readonly string[];
  /** Why there. */
  readonly why: string;
}

const composition = (body: string, imports = 'AbsoluteFill'): string =>
  `import {useEffect, useState} from 'react';
import {${imports}} from 'remotion';

export const MyComposition = () => {
  ${body}
};
`;

const root = (body: string, imports = 'Composition', size = 'width={1280} height={720}'): string =>
  `import {${imports}} from 'remotion';
import {MyComposition} from './Composition';

export const RemotionRoot = () => {
  ${body}
  return <Composition id="MyComp" component={MyComposition} durationInFrames={60} fps={30} ${size} />;
};
`;

const renderStill = 'npx remotion still MyComp out/still.png';

/** Mistakes that are made on purpose, to see whether the message that comes out leads to its cure. */
export const MISTAKES: readonly Mistake[] = [
  {
    name: 'an image that is not in public/',
    files: {
      'src/Composition.tsx': composition(
        "return <Img src={staticFile('logo.png')} />;",
        'Img, staticFile',
      ),
    },
    showing: {by: 'Studio', composition: 'MyComp'},
    pages: ['/docs/troubleshooting/media-errors#the-browser-cant-load-a-file'],
    why: 'the retry warning is the first message that a developer sees',
  },
  {
    name: 'a video that is not in public/',
    files: {
      'src/Composition.tsx': composition(
        "return <OffthreadVideo src={staticFile('street.mp4')} />;",
        'OffthreadVideo, staticFile',
      ),
    },
    showing: {by: 'command', command: renderStill},
    pages: ['/docs/troubleshooting/media-errors#the-renderer-cant-download-a-file'],
    why: 'status 404 is one of several reasons, which are listed there',
  },
  {
    name: 'a composition ID that does not exist',
    showing: {by: 'command', command: 'npx remotion render MyVideo out/video.mp4'},
    pages: ['/docs/troubleshooting/cli-errors#the-composition-isnt-found'],
    why: 'the ID comes from a command line',
  },
  {
    name: 'two versions of the toolkit in an app',
    secondCopy: 'remotion',
    files: {
      'src/App.tsx': `import {Player} from '@remotion/player';
import {AbsoluteFill} from 'remotion';

export const App = () => (
  <Player component={() => <AbsoluteFill>Hello</AbsoluteFill>} durationInFrames={60} fps={30} compositionWidth={640} compositionHeight={360} />
);
`,
    },
    showing: {by: 'app', file: 'src/App.tsx'},
    pages: ['/docs/version-mismatch'],
    why: 'it says how to find the versions and align them',
  },
  {
    name: 'no registerRoot()',
    files: {'src/index.ts': "export {RemotionRoot} from './Root';\n"},
    showing: {by: 'command', command: renderStill},
    pages: ['/docs/register-root#errors', '/docs/bundle#errors'],
    why: 'the call that is missing is documented there, with the file that it belongs in',
  },
  {
    name: 'useCurrentFrame() outside a composition',
    files: {
      'src/Root.tsx': root('useCurrentFrame();', 'Composition, useCurrentFrame'),
    },
    showing: {by: 'Studio', composition: 'MyComp'},
    pages: ['/docs/use-current-frame'],
    why: 'the message is that hook’s own',
  },
  {
    name: 'useVideoConfig() outside a composition',
    files: {
      'src/Root.tsx': root('useVideoConfig();', 'Composition, useVideoConfig'),
    },
    showing: {by: 'Studio', composition: 'MyComp'},
    pages: ['/docs/use-video-config'],
    why: 'the message is that hook’s own',
  },
  {
    name: 'a delayRender() that is never continued',
    files: {
      'src/Composition.tsx': composition(
        "useState(() => delayRender('Loading the prices'));\n  return null;",
        'delayRender',
      ),
    },
    showing: {by: 'command', command: `${renderStill} --timeout=7000`},
    pages: ['/docs/timeout'],
    why: 'the message itself links to that page',
  },
  {
    name: 'a video in a codec that the browser lacks',
    media: ['public/clip.mp4'],
    before: 'npx remotion ffmpeg -y -i public/clip.mp4 -t 1 -c:v prores_ks public/clip.mov',
    files: {
      'src/Composition.tsx': composition(
        "return <Video src={staticFile('clip.mov')} />;",
        'Video, staticFile',
      ),
    },
    showing: {by: 'Studio', composition: 'MyComp'},
    pages: ['/docs/media-playback-error'],
    why: 'it tells a codec from a missing file and says how to convert it',
  },
  {
    name: 'props that are not JSON',
    showing: {by: 'command', command: "npx remotion render MyComp out/a.mp4 --props='{title: 1}'"},
    pages: ['/docs/troubleshooting/cli-errors#--props-isnt-valid-json'],
    why: 'it has the quotes for each shell',
  },
  {
    name: 'an entry point that does not exist',
    showing: {by: 'command', command: 'npx remotion render src/video.tsx MyComp out/a.mp4'},
    pages: ['/docs/troubleshooting/cli-errors'],
    why: 'the path is taken for an ID, which that page explains for both',
  },
  {
    name: 'data from another server without CORS headers',
    files: {
      'src/Composition.tsx': composition(
        `const [text, setText] = useState('');
  useEffect(() => {
    fetch(\`http://127.0.0.1:\${window.location.port}/prices.json\`)
      .then((response) => response.text())
      .then(setText);
  }, []);
  return <AbsoluteFill>{text}</AbsoluteFill>;`,
      ),
    },
    showing: {by: 'Studio', composition: 'MyComp'},
    pages: ['/docs/cors-issues'],
    why: 'the header that is missing is the subject of that page',
  },
  {
    name: 'a Node.js module in a composition',
    files: {
      'src/Composition.tsx': `import fs from 'fs';\n${composition("return <AbsoluteFill>{fs.readFileSync('a.txt', 'utf8')}</AbsoluteFill>;")}`,
    },
    showing: {by: 'command', command: renderStill},
    pages: ['/docs/troubleshooting/bundler-errors#nodejs-modules'],
    why: 'it says what to do in the browser instead',
  },
  {
    name: 'a syntax error',
    files: {'src/Composition.tsx': composition('return <AbsoluteFill>Hello</AbsoluteFill')},
    showing: {by: 'command', command: renderStill},
    pages: ['/docs/troubleshooting/bundler-errors#syntax-errors'],
    why: 'it says how to read the position that esbuild prints',
  },
  {
    name: 'a container in place of a codec',
    showing: {by: 'command', command: 'npx remotion render MyComp out/a.mp4 --codec=mp4'},
    pages: ['/docs/troubleshooting/rendering-errors#codecs-and-file-names'],
    why: 'the toolkit takes it for a codec that the file name contradicts; that row says what it is',
  },
  {
    name: 'an odd height',
    files: {'src/Root.tsx': root('', 'Composition', 'width={1280} height={721}')},
    showing: {by: 'command', command: 'npx remotion render MyComp out/a.mp4'},
    pages: ['/docs/troubleshooting/rendering-errors#odd-dimensions'],
    why: 'it has the ways to make the size even',
  },
];
