// What finds nothing to change is an error that says what to do.
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {readDocRoutes} from '../lib/lazy-doc-routes/build/readDocRoutes.cjs';
import {withoutChunkAssets} from '../lib/leanStart.ts';
import {navbarDocs} from '../lib/navbarDocs.ts';

test('the plugin for chunks is taken out, or the build says that there is none', () => {
  class ChunkAssetPlugin {
    readonly name = 'chunks';
  }
  expect(withoutChunkAssets([new ChunkAssetPlugin(), undefined])).toEqual([undefined]);
  expect(() => withoutChunkAssets([undefined])).toThrow(/^docusaurus-lean-start\/.*adapt/);
});

test('docs that the navbar names are found in its menus, too', () => {
  const items = [
    {type: 'doc', docId: 'intro'},
    {label: 'More', items: [{type: 'doc', docId: 'spring'}, {to: '/'}]},
  ];
  expect(navbarDocs({navbar: {items}})).toEqual(['intro', 'spring']);
  expect(navbarDocs({})).toEqual([]);
});

test('docs that the list of routes writes in another way are an error, a site without docs is none', () => {
  const folder = test.info().outputPath('generated');
  fs.mkdirSync(folder, {recursive: true});
  const write = (routes: string, docs: object[]): void => {
    const data = {'docusaurus-plugin-content-docs': {default: {versions: [{docs}]}}};
    fs.writeFileSync(path.join(folder, 'routes.js'), routes);
    fs.writeFileSync(path.join(folder, 'globalData.json'), JSON.stringify(data));
    fs.writeFileSync(
      path.join(folder, 'routesChunkNames.json'),
      JSON.stringify({'/docs/a-b1c': {__comp: 'c0', content: 'c1'}}),
    );
  };
  const route = (component: string): string =>
    `{\n  path: '/docs/a',\n  component: ${component}('/docs/a', 'b1c'),\n  exact: true,\n  sidebar: "main"\n}`;
  const docs = [{id: 'a', path: '/docs/a', sidebar: 'main'}];
  write(route('ComponentCreator'), docs);
  expect(readDocRoutes(folder).rows).toHaveLength(1);
  write(route('createComponent'), docs);
  expect(() => readDocRoutes(folder)).toThrow(/^docusaurus-lean-start\/lazy-doc-routes: .*adapt/);
  // What is in no sidebar has no row either.
  write(route('createComponent'), [{id: 'a', path: '/docs/a'}]);
  expect(readDocRoutes(folder).rows).toEqual([]);
  write('export default [];', []);
  expect(readDocRoutes(folder).rows).toEqual([]);
});
