import {expect, test} from '@playwright/test';

import {createBehaviorSite, type BehaviorSite} from '../../support/behaviorSite';
import {mistakes} from './mistakes';

// One worker builds the site with all mistakes; its tests read the output.
test.describe.configure({mode: 'default'});

/** Builds a variant of the fixture site and deletes it. The failing builds need no small files. */
const buildOnce = async (
  files: Record<string, string>,
  ...args: string[]
): ReturnType<BehaviorSite['build']> => {
  const site = createBehaviorSite(files);
  try {
    return await site.build('--locale', 'en', '--no-minify', ...args);
  } finally {
    site.remove();
  }
};

test.describe('pages with mistakes', () => {
  /** The output about each path. */
  const reports = new Map<string, string>();
  let printed: {code: number; output: string};

  const pathOf = ({name, isOutside}: {name: string; isOutside?: true}): string =>
    isOutside ? `/outside/${name}` : `/wrong/${name}`;

  const storage = [
    {
      name: 'storage-slot',
      lines: [
        'Illegal storage API usage for storage key "fixture".',
        'Docusaurus storage APIs are not supposed to be called on the server-rendering process.',
        'Please only call storage APIs in effects and event handlers.',
      ],
    },
    {
      name: 'storage-keys',
      lines: ['Browser storage is not available on Node.js/Docusaurus SSR process.'],
    },
  ].map((mistake) => ({...mistake, id: 'STORE-01'}));

  const noDefaultExport = {
    name: 'no-default-export',
    id: 'CRASH-03',
    lines: [
      "The page component at /wrong/no-default-export doesn't have a default export.",
      'Consider default-exporting a React component.',
    ],
  };

  const all = [...mistakes, ...storage, noDefaultExport];

  test.beforeAll(async () => {
    const pages = all.map((mistake): [file: string, text: string] => [
      `src/pages${pathOf(mistake)}.tsx`,
      'isOutside' in mistake
        ? "export default () => 'A page';\n"
        : `import {mistakes} from '@site/src/mistakes';\n\nexport default mistakes['${mistake.name}'];\n`,
    ]);
    printed = await buildOnce({
      ...Object.fromEntries(pages),
      'src/pages/wrong/no-default-export.tsx': "export const page = 'A page';\n",
    });
    for (const part of printed.output.split(`Can't render static file for pathname "`).slice(1)) {
      reports.set(part.slice(0, part.indexOf('"')), part);
    }
  });

  test('[CRASH-03] the build fails and lists the paths of the wrong pages, and no others', () => {
    expect(printed.code).not.toBe(0);
    expect(printed.output).toContain(
      `Docusaurus static site generation failed for ${all.length} paths:`,
    );
    expect([...reports.keys()].sort()).toEqual(all.map(pathOf).sort());
  });

  for (const mistake of all) {
    test(`[${mistake.id}] the build names the page and the mistake: ${mistake.name}`, () => {
      const report = reports.get(pathOf(mistake)) ?? '';
      for (const line of mistake.lines) expect(report).toContain(line);
    });
  }
});

test('[DOCERR-02] without the docs plugin, a page that needs it fails, and the others do not', async () => {
  const {code, output} = await buildOnce(
    {
      'src/pages/needs-docs.tsx': `import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';

export default function NeedsDocs() {
  return useLatestVersion(undefined).label;
}
`,
    },
    '--config',
    'without-docs.config.ts',
  );
  expect(code).not.toBe(0);
  expect(output).toMatch(/generation failed for 1 paths?:\s+- "\/needs-docs"\n/);
  expect(output).toContain(
    'You are using a feature of the Docusaurus docs plugin, but this plugin does not seem to be enabled',
  );
});

test.describe('configuration', () => {
  const navbarOf = (item: string): Record<string, string> => ({
    'navbar.ts': `export const items = [${item}];\n`,
  });

  test('[NB-03] an unknown item type fails and names type and item', async () => {
    const {code, output} = await buildOnce(navbarOf("{type: 'nonsense', label: 'Wrong item'}"));
    expect(code).not.toBe(0);
    expect(output).toContain('Bad navbar item type nonsense');
    expect(output).toContain("label: 'navbar.items[0]'");
    expect(output).toContain("value: { type: 'nonsense', label: 'Wrong item' }");
  });

  test('[NB-03] an unknown item type in a menu fails and names type and item', async () => {
    const {code, output} = await buildOnce(
      navbarOf("{label: 'Menu', items: [{type: 'nonsense', label: 'Wrong item'}]}"),
    );
    expect(code).not.toBe(0);
    expect(output).toContain('Bad navbar item type nonsense');
    expect(output).toContain("label: 'navbar.items[0].items[0]'");
    expect(output).toContain("value: { type: 'nonsense', label: 'Wrong item' }");
  });

  test('[NB-03] a sidebar item without anything to link to fails on every page', async () => {
    const {code, output} = await buildOnce(
      navbarOf("{type: 'docSidebar', sidebarId: 'linklessSidebar', label: 'Wrong item'}"),
    );
    expect(code).not.toBe(0);
    expect(output).toContain(
      `Sidebar with ID "linklessSidebar" doesn't have anything to be linked to.`,
    );
    for (const path of ['/', '/docs/', '/plain', '/404.html']) {
      expect(output).toContain(`Can't render static file for pathname "${path}"`);
    }
  });

  for (const option of [
    "lastVersion: '9.9'",
    "versions: {'9.9': {}}",
    "onlyIncludeVersions: ['9.9']",
  ]) {
    test(`[VER-02] an unknown version fails and the names are listed: ${option}`, async () => {
      const {code, output} = await buildOnce(
        {
          'unknown-version.config.ts': `import config from './docusaurus.config';

const [[name, options]] = config.presets;

export default {...config, presets: [[name, {...options, docs: {...options.docs, ${option}}}]]};
`,
        },
        '--config',
        'unknown-version.config.ts',
      );
      expect(code).not.toBe(0);
      expect(output).toContain('9.9');
      expect(output).toMatch(/version names are: .*current.*1\.0/);
    });
  }
});
