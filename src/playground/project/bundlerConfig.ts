/**
 * `remotion.config.ts` of a downloaded project. Webpack runs what an import names before a `!` in Node.js, so
 * code that came with a link could leave the browser that way. Remotion's loaders add such imports to style
 * sheets, which a link can't bring along.
 */
export const bundlerConfig = `import {Config} from '@remotion/cli/config';

// Webpack adds imports that name a loader to style sheets.
const isStyleSheet = (file: string | null) => /^(?!data:).*\\.css$/.test(file ?? '');

// Elsewhere they are an error: '!./a.js!./b' would run a.js in Node.js.
Config.overrideWebpackConfig((config) => ({
  ...config,
  plugins: [
    ...(config.plugins ?? []),
    {
      apply: (compiler) => {
        compiler.hooks.normalModuleFactory.tap('NoLoadersInImports', (factory) => {
          factory.hooks.beforeResolve.tap('NoLoadersInImports', ({request, contextInfo}) => {
            if (request.includes('!') && !isStyleSheet(contextInfo.issuer)) {
              throw new Error(\`An import can't name a loader: \${request}\`);
            }
          });
        });
      },
    },
  ],
}));
`;
