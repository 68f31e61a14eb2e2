import type {KnipConfig} from 'knip';

const config: KnipConfig = {
  entry: [
    'docusaurus.config.ts',
    'scripts/*.{ts,mjs}',
    'src/theme/**/*.{ts,tsx}',
    'src/pages/**/*.{tsx,mdx}',
    'src/demos/*/{composition.tsx,demo.ts}',
    // Loaded by the bundler in place of a package.
    'src/plugins/bundler/noHighlighter.ts',
    'tests/**/*.spec.ts',
  ],
  project: ['src/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}', 'tests/**/*.ts'],
  ignore: ['tests/fixtures/**', 'scripts/lib/samples/ambient/**'],
  ignoreDependencies: [
    // Samples in the docs are compiled against them, and the reference is read from their types.
    '@remotion/.+',
    '@react-three/fiber',
    '@types/three',
    'three',
    'lottie-web',
    // Docusaurus loads it when the configuration asks for the fast bundler.
    '@docusaurus/faster',
    // Grammars that src/markdown/prism.ts requires by computed name.
    'prismjs',
  ],
  ignoreExportsUsedInFile: true,
};

export default config;
