import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {mainOf, readBuiltPages} from '../lib/builtPages';

test('pages are read with their address and content, other files are not', () => {
  const folder = test.info().outputPath('build');
  const write = (file: string, html: string): void => {
    fs.mkdirSync(path.join(folder, path.dirname(file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), html);
  };
  write('index.html', '<body><main>Home</main>');
  write('docs/intro/index.html', '<body><nav></nav><main class="a">Intro</main><footer></footer>');
  write('docs/old/index.html', '<meta http-equiv="refresh" content="0; url=/docs/intro">');
  write('404.html', '<body><main>Missing</main>');
  write('print/all.html', '<body><main>Everything</main>');
  expect(readBuiltPages(folder)).toEqual([
    {address: '/404.html', main: '<main>Missing</main>'},
    {address: '/docs/intro', main: '<main class="a">Intro</main>'},
    {address: '/', main: '<main>Home</main>'},
  ]);
  expect(() => readBuiltPages(path.join(folder, 'none'))).toThrow('ENOENT');
});

test('the content of a page begins in its body', () => {
  expect(mainOf('<head><script>"<main>"</script></head><body><main>A</main>')).toBe(
    '<main>A</main>',
  );
  expect(mainOf('<body>None</body>')).toBeUndefined();
});
