// Renders the covers of posts, stories and tutorials with the toolkit itself: one still, with
// different props for each.
import fs from 'node:fs';
import path from 'node:path';

import {bundle} from '@remotion/bundler';
import {renderStill, selectComposition} from '@remotion/renderer';

import {covers} from '../src/components/blog/covers/covers';
import {withRenderSession} from './lib/renderSession';
import {runMain} from './lib/runMain';

const help = `Usage: npm run covers [-- <slug> …]

Renders static/img/<area>/<slug>.webp, 1200 × 630 pixels, for these articles or for all of them. The covers
are defined in src/components/blog/covers.`;

const root = path.resolve(__dirname, '..');

const bundleCovers = (): Promise<string> =>
  bundle({
    entryPoint: require.resolve('../src/components/blog/covers/entry.tsx'),
    publicDir: path.join(root, 'static'),
    rootDir: root,
  });

const render = (slugs: string[]): Promise<void> =>
  withRenderSession(bundleCovers, async (session) => {
    for (const inputProps of covers.filter(({slug}) => slugs.includes(slug))) {
      const shared = {...session, inputProps: {...inputProps}};
      const composition = await selectComposition({...shared, id: 'cover'});
      const output = path.join(root, 'static/img', inputProps.area, `${inputProps.slug}.webp`);
      await renderStill({
        ...shared,
        composition,
        imageFormat: 'webp',
        output,
        overwrite: true,
      });
      console.log(`${path.relative(root, output)} (${fs.statSync(output).size} bytes)`);
    }
  });

runMain({help, errorCode: 1, allowPositionals: true}, async ({positionals: args}) => {
  const all = covers.map(({slug}) => slug);
  const unknown = args.find((slug) => !all.includes(slug));
  if (unknown !== undefined) {
    throw new Error(`There is no cover "${unknown}". Choose from: ${all.join(', ')}.`);
  }
  await render(args.length > 0 ? args : all);
});
