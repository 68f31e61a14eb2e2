/** An address that redirects elsewhere. */
export interface Redirect {
  /** Path from the site's root, without a slash at the end. */
  readonly from: string;
  /** Path from the site's root, or an address on another site. */
  readonly to: string;
  /** Whether the page has moved for good (301); short addresses may change their target (302). */
  readonly isPermanent: boolean;
}

/** Addresses that pages had before. */
const moved: Readonly<Record<string, string>> = {
  '/blog/faster-lambda-renders': '/blog/faster-lambda',
  '/docs/audio-visualization': '/docs/audio/visualization',
  '/docs/chrome-headless-shell': '/docs/miscellaneous/chrome-headless-shell',
  '/docs/cli/preview': '/docs/cli/studio',
  '/docs/deploy-studio': '/docs/studio/deploy-server',
  '/docs/get-audio-duration': '/docs/get-audio-duration-in-seconds',
  '/docs/get-compositions': '/docs/renderer/get-compositions',
  '/docs/lambda/deploy-site': '/docs/lambda/deploysite',
  '/docs/lottie/after-effects': '/docs/after-effects',
  '/docs/miscellaneous/render-all': '/docs/render-all',
  '/docs/miscellaneous/snippets/adding-animations': '/docs/animation-math',
  '/docs/miscellaneous/thorium-browser': '/docs/miscellaneous/chrome-headless-shell',
  '/docs/motion-blur/motion-blur': '/docs/motion-blur/trail',
  '/docs/overlays': '/docs/overlay',
  '/docs/parametrized-rendering': '/docs/parameterized-rendering',
  '/docs/player/api': '/docs/player/player',
  '/docs/render-frames': '/docs/renderer/render-frames',
  '/docs/render-media': '/docs/renderer/render-media',
  '/docs/render-still': '/docs/renderer/render-still',
  '/docs/snippets/fps-converter': '/docs/multiple-fps',
  '/docs/stitch-frames-to-video': '/docs/renderer/stitch-frames-to-video',
  '/docs/system-prompt': '/docs/ai/system-prompt',
  '/docs/thorium-browser': '/docs/miscellaneous/chrome-headless-shell',
  '/docs/troubleshooting/serialize-defaultprops': '/docs/troubleshooting/defaultprops-too-big',
  '/templates/remix': '/templates/react-router',
};

const repository = 'https://github.com/remotion-dev/remotion';

/** Addresses that are easy to say aloud, and those that the toolkit prints. */
const short: Readonly<Record<string, string>> = {
  '/acknowledgements': '/docs/acknowledgements',
  '/animation-utils': '/docs/animation-utils',
  '/api': '/docs/api',
  '/ask-in-public': '/docs/ask-in-public',
  '/booking': 'https://cal.com/remotion',
  '/bounties': '/docs/contributing/bounty',
  '/brand': 'https://github.com/remotion-dev/logo',
  '/bun': '/docs/bun',
  '/captions': '/docs/captions',
  '/changelog': `${repository}/releases`,
  '/chrome-for-testing': '/docs/miscellaneous/chrome-headless-shell',
  '/chrome-headless-shell': '/docs/miscellaneous/chrome-headless-shell',
  '/cloudrun': '/docs/cloudrun',
  '/coc': `${repository}/blob/main/CODE-OF-CONDUCT.md`,
  '/contributing': '/docs/contributing',
  '/convert': 'https://convert.remotion.dev',
  '/custom-controls': '/docs/player/custom-controls',
  '/discord': 'https://discord.gg/6VzzNDwUwV',
  '/drag-and-drop': '/docs/player/drag-and-drop',
  '/get-help': '/docs/get-help',
  '/gif': '/docs/gif',
  '/github': repository,
  '/help': '/docs/get-help',
  '/install-whisper-cpp': '/docs/install-whisper-cpp',
  '/investors': '/docs/investors',
  '/issue': `${repository}/issues/new/choose`,
  '/layout-utils': '/docs/layout-utils',
  '/license': `${repository}/blob/main/LICENSE.md`,
  '/links': 'https://linktr.ee/remotion',
  '/lottie': '/docs/lottie',
  '/media-parser': '/docs/media-parser',
  '/motion-blur': '/docs/motion-blur',
  '/native': '/docs/react-native',
  '/noise': '/docs/noise',
  '/paths': '/docs/paths',
  '/prices': '/pricing',
  '/recorder': '/docs/recorder',
  '/report': `${repository}/issues/new/choose`,
  '/repro': 'https://stackblitz.com/fork/github/remotion-dev/template-helloworld',
  '/resources': '/docs/resources',
  '/rive': '/docs/rive',
  '/security': '/docs/security',
  '/shapes': '/docs/shapes',
  '/skia': '/docs/skia',
  '/standalone': '/docs/standalone',
  '/studio': '/docs/studio',
  '/support': '/docs/support',
  '/system-prompt': '/docs/ai/system-prompt',
  '/terminology': '/docs/terminology',
  '/timeout': '/docs/timeout',
  '/transitions': '/docs/transitioning',
  '/webcodecs': '/docs/webcodecs',
  '/youtube': 'https://youtube.com/@remotion_dev',
  '/zod-types': '/docs/zod-types',
};

const list = (table: Readonly<Record<string, string>>, isPermanent: boolean): Redirect[] =>
  Object.entries(table).map(([from, to]) => ({from, to, isPermanent}));

/** All redirects of the site. */
export const redirects: readonly Redirect[] = [...list(moved, true), ...list(short, false)];
