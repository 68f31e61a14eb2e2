import {expect, test} from '@playwright/test';

import {packageManagers} from '../../../src/markdown/packageManagers';

const translate = (code: string): Record<string, string> =>
  Object.fromEntries(packageManagers.map(([name, convert]) => [name, convert(code)]));

test('installing is translated by the general rules', () => {
  expect(translate('npm i remotion')).toEqual({
    pnpm: 'pnpm add remotion',
    yarn: 'yarn add remotion',
    bun: 'bun add remotion',
  });
});

test('the command line of the project is run by each manager', () => {
  expect(translate('npx remotion render Main out.mp4')).toEqual({
    pnpm: 'pnpm exec remotion render Main out.mp4',
    yarn: 'yarn remotion render Main out.mp4',
    bun: 'bunx remotion render Main out.mp4',
  });
});

test('a new project is made by the initializer of each manager', () => {
  for (const command of ['npx create-video@latest --blank', 'npx create-video --blank']) {
    expect(translate(command)).toEqual({
      pnpm: 'pnpm create video --blank',
      yarn: 'yarn create video --blank',
      bun: 'bun create video --blank',
    });
  }
});

test('each line is translated by itself', () => {
  expect(translate('npm i\nnpx remotion studio')).toMatchObject({
    bun: 'bun install\nbunx remotion studio',
  });
});

test('a command with a similar beginning keeps its name', () => {
  expect(translate('npx remotion-convert').pnpm).toContain('remotion-convert');
});
