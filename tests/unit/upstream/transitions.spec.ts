import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import transitionsLoader from '../../../src/upstream/bundler/transitionsLoader.cjs';

const packages = path.resolve(__dirname, '../../../node_modules/@docusaurus');
const browserContext = path.join(packages, 'core/lib/client/browserContext.js');
const windowSize = path.join(packages, 'theme-common/lib/hooks/useWindowSize.js');

const edited = (resourcePath: string, source = fs.readFileSync(resourcePath, 'utf8')): string =>
  transitionsLoader.call({resourcePath}, source);

test('what the framework learns in the browser is rendered in a transition', () => {
  expect(edited(browserContext)).toContain('React.startTransition(() => setIsBrowser(true));');
  const size = edited(windowSize);
  expect(size).toContain("import { startTransition, useEffect, useState } from 'react';");
  expect(size).toContain('startTransition(updateWindowSize);');
  // When the window changes, the page follows at once.
  expect(size).toContain("addEventListener('resize', updateWindowSize)");
});

test('a module of another form is an error that says what to do', () => {
  for (const file of [browserContext, windowSize]) {
    expect(() => edited(file, 'export default null;')).toThrow(
      /^upstream\/bundler\/transitionsLoader\.cjs: .*adapt/,
    );
  }
});
