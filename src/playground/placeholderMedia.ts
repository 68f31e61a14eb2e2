/** Files of this site in place of media that code names in `public/`; paths below `static/`. */
const files: Readonly<Record<string, string>> = {
  'captions.json': 'demo/captions.json',
  gif: 'demo/wheel.gif',
  jpeg: 'img/demos/shapes-overview.webp',
  jpg: 'img/demos/shapes-overview.webp',
  json: 'demo/lottie.json',
  m4a: 'demo/tone.wav',
  mov: 'demo/clip.mp4',
  mp3: 'demo/tone.wav',
  mp4: 'demo/clip.mp4',
  png: 'img/demos/shapes-overview.webp',
  srt: 'demo/captions.srt',
  txt: 'demo/captions.srt',
  wav: 'demo/tone.wav',
  webm: 'demo/clip.webm',
  webp: 'img/demos/shapes-overview.webp',
  woff2: 'demo/jetbrains-mono.woff2',
};

/** The stand-ins by a whole name or an extension. */
export const placeholderMedia: ReadonlyMap<string, string> = new Map(Object.entries(files));

/** Folders of this site's own files, which code can name as they are. */
const ownFolders = /^\/?(?:demo|img|video)\//;

/** The key of a table of stand-ins that fits a name in `public/`; undefined when none does. */
export const placeholderKey = (
  table: ReadonlyMap<string, unknown>,
  name: string,
): string | undefined => {
  if (ownFolders.test(name)) return undefined;
  const file = name.split('/').at(-1)?.toLowerCase() ?? '';
  return [file, file.split('.').at(-1) ?? ''].find((key) => table.has(key));
};

/** The file of this site that a name in `public/` means; undefined for any other name. */
export const ownFileOf = (name: string): string | undefined => {
  const [, file] = /^\/?((?:demo|img|video)\/[\w./-]+)$/.exec(name) ?? [];
  return file?.includes('..') ? undefined : file;
};

/** The key of a table of media that fits a name in `public/`: an own file, or a stand-in. */
export const mediaKey = (table: ReadonlyMap<string, unknown>, name: string): string | undefined =>
  ownFileOf(name) ?? placeholderKey(table, name);

/** What may be names of files in code or JSON: texts with an extension, also those with a hole. */
export const possibleNames = (code: string): string[] =>
  [...code.matchAll(/(['"`])((?:(?!\1)[^\\\n])*\.\w+)\1/g)].map(([, , name = '']) => name);
