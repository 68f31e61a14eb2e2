import type {Feature, Purpose, Stack, Template} from './templates.schema';

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

/** Use cases of templates, with the label that readers see. */
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
      'A title and an animated logo, with text and colors as props. Start here for your first video.',
    drawing: 'Three nested triangles in mint and violet above the words “Welcome to Remotion”.',
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
    drawing:
      'A web app with a video on the left and a text field and a render button on the right.',
    stack: ['next', 'lambda'],
    purpose: ['app', 'server'],
    features: ['player', 'lambda'],
    accounts: [{service: 'AWS', only: 'to render on Lambda'}],
    repository: ours('template-next-app-dir'),
    preview: 'https://next.remotion.dev',
    tailwind: 'none',
  },
  {
    slug: 'next-tailwind',
    name: 'Next.js and Tailwind CSS',
    summary: 'The App Router video app, with Tailwind CSS for both the app and the video.',
    drawing:
      'A web app with a violet video, a text field and a render button, labeled with their classes.',
    stack: ['next', 'lambda', 'tailwind'],
    purpose: ['app', 'server'],
    features: ['player', 'lambda'],
    accounts: [{service: 'AWS', only: 'to render on Lambda'}],
    repository: ours('template-next-app-dir-tailwind'),
    tailwind: 'included',
  },
  {
    slug: 'next-pages-dir',
    name: 'Next.js (Pages Router)',
    summary: 'A web app with a preview and Lambda rendering, built with the Next.js Pages Router.',
    drawing:
      'A web app with a video and a render button, beside the files in a folder named pages.',
    stack: ['next', 'lambda'],
    purpose: ['app', 'server'],
    features: ['player', 'lambda'],
    accounts: [{service: 'AWS', only: 'to render on Lambda'}],
    repository: ours('template-next-pages-dir'),
    tailwind: 'none',
  },
  {
    slug: 'blank',
    name: 'Blank',
    summary: 'One empty composition and nothing to delete, for developers who know Remotion.',
    drawing: 'An empty white canvas with guides, the name MyComp and a ruler.',
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
    summary:
      'Screencasts as code: you record scenes in the browser, and components turn them into an episode.',
    drawing: 'A screen with code, a webcam picture in its corner and a caption below.',
    stack: ['tailwind', 'lambda', 'whisper'],
    purpose: ['editing', 'speech', 'code'],
    features: ['lambda', 'captions'],
    tools: ['Bun', 'Git and a C++ compiler, to transcribe'],
    accounts: [{service: 'AWS', only: 'to render on Lambda'}],
    repository: ours('recorder'),
    stackBlitz: false,
    tailwind: 'included',
  },
  {
    slug: 'javascript',
    name: 'Hello World (JavaScript)',
    summary: 'The Hello World project without types, for developers who prefer JavaScript.',
    drawing: 'A React component in plain JavaScript above a frame with the words “Hello from JS”.',
    stack: ['javascript'],
    purpose: ['start'],
    repository: ours('template-helloworld-javascript'),
    preview: 'https://template-helloworld-javascript.vercel.app/?/HelloWorld',
    tailwind: 'offered',
    composition: {id: 'HelloWorld', width: 1920, height: 1080, fps: 30, length: '150 frames'},
  },
  {
    slug: 'render-server',
    name: 'Render server',
    summary:
      'A rendering API in Express: jobs wait in a queue, report progress and can be canceled. Includes a Dockerfile.',
    drawing: 'Four render jobs below POST /renders: two completed, one in progress, one queued.',
    stack: ['express'],
    purpose: ['server'],
    repository: ours('template-render-server'),
    stackBlitz: false,
    tailwind: 'none',
    composition: {id: 'HelloWorld', width: 1920, height: 1080, fps: 30, length: '800 frames'},
  },
  {
    slug: 'react-router',
    name: 'React Router 7',
    summary: 'A web app on React Router 7 with the Player, Lambda rendering and Tailwind CSS.',
    drawing: 'A page with a video player on top, and a text field and a render button below.',
    stack: ['react-router', 'lambda', 'tailwind'],
    purpose: ['app', 'server'],
    features: ['player', 'lambda'],
    accounts: [{service: 'AWS', only: 'to render on Lambda'}],
    repository: ours('template-react-router'),
    tailwind: 'included',
    composition: {id: 'LogoAnimation', width: 1920, height: 1080, fps: 30, length: '7 seconds'},
  },
  {
    slug: 'three',
    name: '3D (React Three Fiber)',
    summary: 'A 3D scene in which a phone or tablet turns, driven by the current frame.',
    drawing: 'A phone with a colorful screen, turned to the side in a dark room.',
    stack: ['three'],
    purpose: ['graphics'],
    license: 'mit',
    repository: ours('template-three'),
    preview: 'https://template-three-remotion.vercel.app/',
    readmeExample: true,
    tailwind: 'none',
    composition: {id: 'Scene', width: 1280, height: 720, fps: 30, length: '300 frames'},
  },
  {
    slug: 'still',
    name: 'Still images',
    summary:
      'An HTTP server that renders preview cards and other images from props, as PNG or JPEG.',
    drawing: 'A fan of preview cards in four colors; the front one has a title and a description.',
    stack: ['express'],
    purpose: ['server', 'graphics'],
    accounts: [{service: 'AWS', only: 'for the S3 cache'}],
    repository: ours('template-still'),
    preview: 'https://template-still.vercel.app/?/PreviewCard',
    readmeExample: true,
    tailwind: 'none',
    composition: {id: 'PreviewCard', width: 1200, height: 627},
  },
  {
    slug: 'tts',
    name: 'Text to speech (Azure)',
    summary:
      'Reads your text aloud with an Azure voice and stores the audio in S3. The video is as long as the audio.',
    drawing: 'A sentence highlighted up to the word being spoken, above a waveform.',
    stack: ['services'],
    purpose: ['speech'],
    accounts: [{service: 'Azure'}, {service: 'AWS'}],
    repository: 'https://github.com/FelippeChemello/Remotion-TTS-Example',
    readmeExample: true,
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
    summary:
      'Reads your text aloud with a Google Cloud voice. A local server synthesizes it, and Firebase stores the audio.',
    drawing: 'A single word in a ring of green rays that follow a voice.',
    stack: ['services', 'express'],
    purpose: ['speech'],
    accounts: [{service: 'Google Cloud'}, {service: 'Firebase'}],
    repository: 'https://github.com/thecmdrunner/remotion-gtts-template',
    stackBlitz: false,
    readmeExample: true,
    tailwind: 'none',
    composition: {
      id: 'HelloWorld',
      width: 1920,
      height: 1080,
      fps: 30,
      length: 'one to two seconds longer than the speech',
    },
  },
  {
    slug: 'audiogram',
    name: 'Audiogram',
    summary: 'Turns a podcast clip into a social video with captions and a waveform.',
    drawing: 'A podcast cover with a microphone, a title, a caption and a waveform.',
    stack: ['whisper'],
    purpose: ['social', 'speech'],
    features: ['captions'],
    tools: ['Git and a C++ compiler, to transcribe'],
    repository: ours('template-audiogram'),
    preview: 'https://template-audiogram-1nrh.vercel.app',
    readmeExample: true,
    tailwind: 'offered',
    composition: {
      id: 'Audiogram',
      width: 1080,
      height: 1080,
      fps: 30,
      length: 'as long as the audio',
    },
  },
  {
    slug: 'music-visualization',
    name: 'Music visualization',
    summary: 'Turns a song into a square video with a spectrum or a waveform.',
    drawing: 'A ring of violet and pink rays around a dark disc, like a vinyl record.',
    stack: ['react'],
    purpose: ['social', 'graphics'],
    repository: ours('template-music-visualization'),
    readmeExample: true,
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
    summary: 'Turns a prompt into a short story video with a script, images and a voice.',
    drawing: 'A prompt and three scenes; beside them, a vertical frame with a lighthouse.',
    stack: ['services'],
    purpose: ['social', 'speech'],
    features: ['captions'],
    tools: ['Bun, to generate stories'],
    accounts: [
      {service: 'OpenAI', only: 'to generate stories'},
      {service: 'ElevenLabs', only: 'to generate stories'},
    ],
    repository: ours('template-prompt-to-video'),
    readmeExample: true,
    tailwind: 'offered',
  },
  {
    slug: 'skia',
    name: 'Skia',
    summary: 'React Native Skia, set up to draw on a canvas frame by frame.',
    drawing: 'Blue and violet circles that overlap like petals, with the text “Hello Skia”.',
    stack: ['skia'],
    purpose: ['graphics'],
    repository: ours('template-skia'),
    tailwind: 'none',
    composition: {id: 'HelloSkia', width: 1920, height: 1080, fps: 30, length: '150 frames'},
  },
  {
    slug: 'overlay',
    name: 'Overlay',
    summary:
      'Lower thirds and titles with an alpha channel, exported as ProRes for your editing program.',
    drawing: 'A dark name plate on a checkerboard that represents transparency.',
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
    drawing: 'Six lines of highlighted code on a dark background.',
    stack: ['react'],
    purpose: ['code', 'social'],
    repository: ours('template-code-hike'),
    preview: 'https://template-code-hike.vercel.app/',
    tailwind: 'none',
  },
  {
    slug: 'stargazer',
    name: 'Stargazer',
    summary: 'Counts up to a GitHub star milestone while the stargazers scroll past.',
    drawing: 'A yellow star above the number 1,000, with small figures rising around it.',
    stack: ['react'],
    purpose: ['code', 'social'],
    accounts: [{service: 'GitHub', only: 'for a higher rate limit'}],
    license: 'mit',
    repository: 'https://github.com/pomber/stargazer',
    readmeExample: true,
    tailwind: 'none',
    composition: {id: 'main', width: 960, height: 540, fps: 30, length: '15 seconds'},
  },
  {
    slug: 'tiktok',
    name: 'TikTok',
    summary: 'Adds word-by-word captions to a vertical video, transcribed on your machine.',
    drawing: 'A vertical video of a person speaking; one word of the large captions is green.',
    stack: ['whisper'],
    purpose: ['social', 'speech'],
    features: ['captions'],
    tools: ['Git and a C++ compiler, to transcribe'],
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
    summary: 'A boilerplate for building your own video editor. Sold in the Remotion store.',
    drawing: 'A video editor with a selected item on the canvas, sliders, and three tracks.',
    stack: ['react'],
    purpose: ['app', 'editing'],
    license: 'paid',
    accounts: [
      {service: 'AWS', only: 'for uploads and Lambda'},
      {service: 'OpenAI', only: 'for captions'},
    ],
    product: 'https://www.remotion.pro/editor-starter',
  },
];

/**
 * The template of a slug.
 *
 * @throws when there is none
 */
export const findTemplate = (slug: string): Template => {
  const template = templates.find((entry) => entry.slug === slug);
  if (!template) throw new Error(`src/data/templates.ts has no template "${slug}".`);
  return template;
};

/** Columns of the comparison that say yes or no; each of them is also a filter. */
export const comparisons = {
  player: 'Player',
  lambda: 'Lambda',
  captions: 'Captions',
  tailwind: 'Tailwind CSS',
  'no-account': 'No account needed',
} as const;

export type Comparison = keyof typeof comparisons;

const isFeature = (key: Comparison): key is Feature & Comparison =>
  key === 'player' || key === 'lambda' || key === 'captions';

/** Tells whether a template can be compared by a key and has what it names. */
export const hasComparison = (template: Template, key: Comparison): boolean => {
  if (isFeature(key)) return template.features?.includes(key) ?? false;
  if (key === 'tailwind')
    return template.tailwind === 'included' || template.tailwind === 'offered';
  // An account that only some of the work needs can wait.
  return (template.accounts ?? []).every(({only}) => only !== undefined);
};

/** Tells whether a value, such as one from a URL, is the key of a comparison. */
export const isComparison = (value: unknown): value is Comparison =>
  typeof value === 'string' && Object.hasOwn(comparisons, value);

/** What the comparison is sorted by; undefined keeps the order of the page. */
export type SortKey = 'name' | Comparison;

/** Tells whether a value, such as one from a URL, is what the comparison can be sorted by. */
export const isSortKey = (value: unknown): value is SortKey =>
  value === 'name' || isComparison(value);

/** The templates that have everything that is needed, by name, or those that have a thing first. */
export const compareTemplates = (
  list: readonly Template[],
  needs: readonly Comparison[],
  sort: SortKey | undefined,
): Template[] => {
  const shown = list.filter((template) => needs.every((key) => hasComparison(template, key)));
  if (sort === undefined) return shown;
  if (sort === 'name') return shown.sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return shown.sort((a, b) => Number(hasComparison(b, sort)) - Number(hasComparison(a, sort)));
};

const accountText = ({service, only}: NonNullable<Template['accounts']>[number]): string =>
  only === undefined ? service : `${service} (${only})`;

/** The accounts that a template needs, for readers. */
export const accountsText = ({accounts = []}: Template): string =>
  accounts.length === 0 ? 'None' : accounts.map(accountText).join(', ');

/** The license of a template's own code, for readers. */
export const licenseText = ({license}: Template): string =>
  license === undefined ? 'Not stated' : {mit: 'MIT', paid: 'Commercial'}[license];

/** What the list is narrowed to; undefined leaves it as it is. */
export interface TemplateFilter {
  stack?: Stack | undefined;
  purpose?: Purpose | undefined;
}

/** Tells whether a value, such as one from a URL, is the key of a stack. */
export const isStack = (value: unknown): value is Stack =>
  typeof value === 'string' && Object.hasOwn(stacks, value);

/** Tells whether a value, such as one from a URL, is the key of a purpose. */
export const isPurpose = (value: unknown): value is Purpose =>
  typeof value === 'string' && Object.hasOwn(purposes, value);

/** The templates that have both the stack and the purpose, in the given order. */
export const filterTemplates = <T extends Pick<Template, 'stack' | 'purpose'>>(
  list: readonly T[],
  {stack, purpose}: TemplateFilter,
): T[] =>
  list.filter(
    (template) =>
      (!stack || template.stack.includes(stack)) &&
      (!purpose || template.purpose.includes(purpose)),
  );

/**
 * The `count` templates that share the most with one: the purpose counts twice; ties keep the
 * page's order.
 */
export const similarTemplates = (slug: string, count: number): Template[] => {
  const own = findTemplate(slug);
  const shared = ({purpose, stack}: Template): number =>
    2 * purpose.filter((key) => own.purpose.includes(key)).length +
    stack.filter((key) => own.stack.includes(key)).length;
  return templates
    .filter((template) => template !== own)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, count);
};

/** Addresses derived from a template's repository on GitHub. */
export const repositoryLinks = (repository: string): {use: string; stackBlitz: string} => ({
  use: `${repository}/generate`,
  stackBlitz: repository.replace('https://github.com/', 'https://stackblitz.com/github/'),
});
