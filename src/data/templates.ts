import type {Purpose, Stack, Template} from './templates.schema';

/** What templates are built on, with the label that readers see. */
export const stacks: Record<Stack, string> = {
  react: 'Plain React',
  javascript: 'JavaScript',
  next: 'Next.js',
  'react-router': 'React Router',
  express: 'Express',
  lambda: 'Lambda',
  tailwind: 'Tailwind CSS',
  three: 'React Three Fiber',
  skia: 'React Native Skia',
  whisper: 'Whisper.cpp',
  services: 'Cloud services',
};

/** What one makes with templates, with the label that readers see. */
export const purposes: Record<Purpose, string> = {
  start: 'First video',
  app: 'Video app',
  server: 'Rendering service',
  social: 'Social media',
  speech: 'Speech and captions',
  graphics: '3D and graphics',
  code: 'Developer content',
  editing: 'Editing footage',
};

const ours = (name: string): string => `https://github.com/remotion-dev/${name}`;

/** All templates in the order of the page /templates/. */
export const templates: readonly Template[] = [
  {
    slug: 'hello-world',
    name: 'Hello World',
    summary:
      'A title and an animated logo whose text and colors are props. Recommended for a first project.',
    stack: ['react'],
    purpose: ['start'],
    repository: ours('template-helloworld'),
    preview: 'https://remotion-helloworld.vercel.app/?/HelloWorld',
    tailwind: 'offered',
    composition: {id: 'HelloWorld', width: 1920, height: 1080, fps: 30, length: '150 frames'},
  },
  {
    slug: 'next',
    name: 'Next.js (App Router)',
    summary: 'A web app that previews a video in the Player and renders it on Lambda.',
    stack: ['next', 'lambda'],
    purpose: ['app', 'server'],
    repository: ours('template-next-app-dir'),
    preview: 'https://next.remotion.dev',
    tailwind: 'none',
  },
  {
    slug: 'next-tailwind',
    name: 'Next.js and Tailwind CSS',
    summary: 'The App Router video app, styled with Tailwind CSS in the app and in the video.',
    stack: ['next', 'lambda', 'tailwind'],
    purpose: ['app', 'server'],
    repository: ours('template-next-app-dir-tailwind'),
    preview: 'https://next.remotion.dev',
    tailwind: 'included',
  },
  {
    slug: 'next-pages-dir',
    name: 'Next.js (Pages Router)',
    summary: 'The same video app with preview and Lambda rendering, on the Pages Router.',
    stack: ['next', 'lambda'],
    purpose: ['app', 'server'],
    repository: ours('template-next-pages-dir'),
    preview: 'https://next.remotion.dev',
    tailwind: 'none',
  },
  {
    slug: 'blank',
    name: 'Blank',
    summary: 'One empty composition and nothing to delete, for people who know the toolkit.',
    stack: ['react'],
    purpose: ['start'],
    repository: ours('template-empty'),
    preview: 'https://template-empty.vercel.app/?/MyComp',
    tailwind: 'offered',
    composition: {id: 'MyComp', width: 1280, height: 720, fps: 30, length: '60 frames'},
  },
  {
    slug: 'recorder',
    name: 'Recorder',
    summary: 'A video production tool: record screen and webcam, add captions and music, render.',
    stack: ['tailwind', 'lambda', 'whisper'],
    purpose: ['editing', 'speech', 'code'],
    repository: ours('recorder'),
    tailwind: 'included',
  },
  {
    slug: 'javascript',
    name: 'Hello World (JavaScript)',
    summary: 'The Hello World project without types, for people who write plain JavaScript.',
    stack: ['javascript'],
    purpose: ['start'],
    repository: ours('template-helloworld-javascript'),
    preview: 'https://template-helloworld-javascript.vercel.app/?/HelloWorld',
    tailwind: 'offered',
  },
  {
    slug: 'render-server',
    name: 'Render server',
    summary:
      'An Express server that starts, tracks and cancels renders, with a queue and a Dockerfile.',
    stack: ['express'],
    purpose: ['server'],
    repository: ours('template-render-server'),
    tailwind: 'none',
    composition: {id: 'HelloWorld', width: 1920, height: 1080, fps: 30, length: '800 frames'},
  },
  {
    slug: 'react-router',
    name: 'React Router 7',
    summary: 'A web app on React Router 7 with the Player, Lambda rendering and Tailwind CSS.',
    stack: ['react-router', 'lambda', 'tailwind'],
    purpose: ['app', 'server'],
    repository: ours('template-react-router'),
    tailwind: 'included',
    composition: {id: 'LogoAnimation', width: 1920, height: 1080, fps: 30, length: '7 seconds'},
  },
  {
    slug: 'three',
    name: '3D (React Three Fiber)',
    summary: 'A 3D scene in which a phone or tablet turns, driven by the current frame.',
    stack: ['three'],
    purpose: ['graphics'],
    repository: ours('template-three'),
    preview: 'https://template-three-remotion.vercel.app/',
    tailwind: 'none',
    composition: {id: 'Scene', width: 1280, height: 720, fps: 30, length: '300 frames'},
  },
  {
    slug: 'still',
    name: 'Still images',
    summary: 'Preview cards and other pictures from props, as PNG or JPEG, over an HTTP server.',
    stack: ['express'],
    purpose: ['server', 'graphics'],
    repository: ours('template-still'),
    preview: 'https://template-still.vercel.app/?/PreviewCard',
    tailwind: 'none',
    composition: {id: 'PreviewCard', width: 1200, height: 627},
  },
  {
    slug: 'tts',
    name: 'Text to speech (Azure)',
    summary: 'Text becomes a spoken video: the voice comes from Azure, the files go to Amazon S3.',
    stack: ['services'],
    purpose: ['speech'],
    repository: 'https://github.com/FelippeChemello/Remotion-TTS-Example',
    tailwind: 'none',
    composition: {
      id: 'HelloWorld',
      width: 1920,
      height: 1080,
      fps: 30,
      length: 'as long as the speech',
    },
  },
  {
    slug: 'google-tts',
    name: 'Text to speech (Google)',
    summary: 'Text becomes a spoken video with Google Cloud speech and Firebase storage.',
    stack: ['services', 'express'],
    purpose: ['speech'],
    repository: 'https://github.com/thecmdrunner/remotion-gtts-template',
    tailwind: 'none',
    composition: {
      id: 'HelloWorld',
      width: 1920,
      height: 1080,
      fps: 30,
      length: 'as long as the speech',
    },
  },
  {
    slug: 'audiogram',
    name: 'Audiogram',
    summary: 'A clip of a podcast becomes a social video with captions and a waveform.',
    stack: ['whisper'],
    purpose: ['social', 'speech'],
    repository: ours('template-audiogram'),
    preview: 'https://template-audiogram-1nrh.vercel.app',
    tailwind: 'offered',
    composition: {id: 'Audiogram', width: 1080, height: 1080, fps: 30, length: '29.5 seconds'},
  },
  {
    slug: 'music-visualization',
    name: 'Music visualization',
    summary: 'A song becomes a square video with a spectrum or a waveform that follows it.',
    stack: ['react'],
    purpose: ['social', 'graphics'],
    repository: ours('template-music-visualization'),
    tailwind: 'offered',
    composition: {
      id: 'Visualizer',
      width: 1080,
      height: 1080,
      fps: 30,
      length: 'as long as the song',
    },
  },
  {
    slug: 'prompt-to-video',
    name: 'Prompt to video',
    summary: 'A prompt becomes a short story video with a script, pictures and a voice.',
    stack: ['services'],
    purpose: ['social', 'speech'],
    repository: ours('template-prompt-to-video'),
    tailwind: 'offered',
  },
  {
    slug: 'skia',
    name: 'Skia',
    summary: 'React Native Skia, set up to draw on a canvas frame by frame.',
    stack: ['skia'],
    purpose: ['graphics'],
    repository: ours('template-skia'),
    tailwind: 'none',
    composition: {id: 'HelloSkia', width: 1920, height: 1080, fps: 30, length: '150 frames'},
  },
  {
    slug: 'overlay',
    name: 'Overlay',
    summary: 'Animated overlays that you render for use in a conventional video editor.',
    stack: ['react'],
    purpose: ['editing'],
    repository: ours('template-overlay'),
    tailwind: 'offered',
    composition: {id: 'Overlay', width: 1920, height: 1080, fps: 30, length: '75 frames'},
  },
  {
    slug: 'code-hike',
    name: 'Code Hike',
    summary: 'Code snippets that animate from step to step, in many languages and themes.',
    stack: ['react'],
    purpose: ['code', 'social'],
    repository: ours('template-code-hike'),
    preview: 'https://template-code-hike.vercel.app/',
    tailwind: 'none',
  },
  {
    slug: 'stargazer',
    name: 'Stargazer',
    summary: 'Celebrate a milestone of GitHub stars with a video of those who gave them.',
    stack: ['react'],
    purpose: ['code', 'social'],
    repository: 'https://github.com/pomber/stargazer',
    tailwind: 'offered',
    composition: {id: 'main', width: 960, height: 540, fps: 30, length: '15 seconds'},
  },
  {
    slug: 'tiktok',
    name: 'TikTok',
    summary:
      'An upright video gets captions that light up word by word, transcribed on your machine.',
    stack: ['whisper'],
    purpose: ['social', 'speech'],
    repository: ours('template-tiktok'),
    tailwind: 'offered',
    composition: {
      id: 'CaptionedVideo',
      width: 1080,
      height: 1920,
      length: 'as long as the video',
    },
  },
  {
    slug: 'editor-starter',
    name: 'Editor Starter',
    summary: 'A boilerplate for a video editor of your own. It is sold in the Remotion store.',
    stack: ['react'],
    purpose: ['app', 'editing'],
    product: 'https://www.remotion.pro/editor-starter',
  },
];

/** What the list is narrowed to; undefined leaves it as it is. */
export interface TemplateFilter {
  stack?: Stack | undefined;
  purpose?: Purpose | undefined;
}

/** Tells whether a value, such as one from an address, is the key of a stack. */
export const isStack = (value: unknown): value is Stack =>
  typeof value === 'string' && Object.hasOwn(stacks, value);

/** Tells whether a value, such as one from an address, is the key of a purpose. */
export const isPurpose = (value: unknown): value is Purpose =>
  typeof value === 'string' && Object.hasOwn(purposes, value);

/** The templates that have both the stack and the purpose, in the order given. */
export const filterTemplates = <T extends Pick<Template, 'stack' | 'purpose'>>(
  list: readonly T[],
  {stack, purpose}: TemplateFilter,
): T[] =>
  list.filter(
    (template) =>
      (!stack || template.stack.includes(stack)) &&
      (!purpose || template.purpose.includes(purpose)),
  );

/** The `count` templates that share the most with one: the purpose counts twice, then the order of the page. */
export const similarTemplates = (slug: string, count: number): Template[] => {
  const own = templates.find((template) => template.slug === slug);
  if (!own) throw new Error(`src/data/templates.ts has no template "${slug}".`);
  const shared = ({purpose, stack}: Template): number =>
    2 * purpose.filter((key) => own.purpose.includes(key)).length +
    stack.filter((key) => own.stack.includes(key)).length;
  return templates
    .filter((template) => template !== own)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, count);
};

/** Addresses made from a template's repository on GitHub. */
export const repositoryLinks = (repository: string): {use: string; stackBlitz: string} => ({
  use: `${repository}/generate`,
  stackBlitz: repository.replace('https://github.com/', 'https://stackblitz.com/github/'),
});
