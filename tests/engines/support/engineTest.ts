import {test as base, expect} from '@playwright/test';

import {requireEngines} from '../../../scripts/lib/engines';
import type {Engine} from './engine';
import {startFirefox} from './firefox';
import {codecComplaints} from './lacks';
import {TestSite} from './testSite';
import {Visitor} from './visitor';
import {startWebKit} from './webkit';

export {expect} from '@playwright/test';
export {by, css} from './visitor';

/** A desktop's view, in CSS pixels. */
export const desktop = {width: 1280, height: 800};
/** A phone's view, in CSS pixels. */
export const phone = {width: 390, height: 800};

/** Starts the engine of a project, once for each worker, and serves the site anew for each test. */
export const test = base.extend<{site: TestSite; visitor: Visitor}, {engine: Engine}>({
  engine: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads what a fixture needs from its parameters
    async ({}, use, {project}) => {
      const programs = requireEngines();
      const engine =
        project.name === 'firefox'
          ? await startFirefox(programs.firefox)
          : await startWebKit(programs);
      await use(engine);
      await engine.close();
    },
    {scope: 'worker', timeout: 120_000},
  ],
  site: async ({engine}, use) => {
    const site = new TestSite(engine.name === 'webkit');
    await site.start();
    await use(site);
    await engine.open('about:blank');
    await site.stop();
  },
  visitor: async ({engine, site}, use) => {
    await engine.resize(desktop.width, desktop.height);
    const visitor = new Visitor(engine, site);
    visitor.allows(...(await codecComplaints(visitor)));
    await use(visitor);
    expect(await visitor.complaints(), 'complaints of pages').toEqual([]);
  },
});
