/**
 * Packages that code in an editor can import beside those that each frame has. Each becomes a script
 * of its own, which loads when code imports it.
 */
export const loadedPackages = [
  '@react-three/fiber',
  '@remotion/animation-utils',
  '@remotion/captions',
  '@remotion/layout-utils',
  '@remotion/lottie',
  '@remotion/media-utils',
  '@remotion/motion-blur',
  '@remotion/noise',
  '@remotion/paths',
  '@remotion/shapes',
  '@remotion/three',
  '@remotion/transitions',
  '@remotion/transitions/clock-wipe',
  '@remotion/transitions/fade',
  '@remotion/transitions/flip',
  '@remotion/transitions/iris',
  '@remotion/transitions/none',
  '@remotion/transitions/slide',
  '@remotion/transitions/wipe',
  '@remotion/zod-types',
  'three',
  'zod',
] as const;

/** Modules that are part of the frame's own script. */
export const sharedModules = ['react', 'react-dom', 'react/jsx-runtime', 'remotion'] as const;

/** The script that draws pictures; it loads as packages do, under a name that no package has. */
export const pictureScript = 'frame:picture';

/** The script that gives code files in place of those that it names. */
export const mediaScript = 'frame:media';

const available = new Set<string>([...sharedModules, ...loadedPackages]);

/** Whether code in an editor can import this package or this entry point of one. */
export const isAvailable = (name: string): boolean => available.has(name);
