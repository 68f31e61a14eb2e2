import path from 'node:path';
import type {Page} from '@playwright/test';

import {bundlePlayer} from '../../src/plugins/playground/bundlePlayer';

/** Lets a page hand over scripts to the playground's frames that a test puts into it, as the editors do. */
export const answerFrames = async (page: Page): Promise<void> => {
  const scripts = await bundlePlayer(path.resolve(__dirname, '../..'));
  const listed = scripts.map(({name, file, needs}) => ({name, file, needs}));
  await page.evaluate((all) => {
    const withNeeds = (name: string): string[] => [
      ...(all.find((script) => script.name === name)?.needs ?? []).flatMap(withNeeds),
      name,
    ];
    const load = async (name: string): Promise<{name: string; code: string}> => {
      const file = all.find((script) => script.name === name)?.file;
      if (file === undefined) throw new Error(`There is no script "${name}".`);
      return {name, code: await (await fetch(`/${file}`)).text()};
    };
    window.addEventListener(
      'message',
      ({source, data}: MessageEvent<{kind?: string; name?: string} | undefined>) => {
        const name = data?.name;
        if (data?.kind !== 'needs' || name === undefined) return;
        void Promise.all([...new Set(withNeeds(name))].map(load)).then((loaded) => {
          source?.postMessage({kind: 'scripts', name, scripts: loaded}, {targetOrigin: '*'});
        });
      },
    );
  }, listed);
};
