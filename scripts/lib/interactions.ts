import {
  devices,
  followLink,
  openCategory,
  openDrawer,
  search,
  switchColors,
  type Interactions,
  type Step,
  type Visit,
} from 'docs-site-bench/interactions';

/** What visitors do on a page, and the milliseconds that the slowest may take, at a quarter of the speed. */
export const interactions = {
  search: {label: 'open search', most: 100},
  key: {label: 'key to hits', most: 80},
  color: {label: 'color mode', most: 100},
  drawer: {label: 'drawer', most: 100},
  sidebar: {label: 'sidebar category', most: 80},
  link: {label: 'link in view to new page', most: 200},
  edit: {label: 'Edit to editor', most: 600},
} as const satisfies Interactions<string>;

export type Interaction = keyof typeof interactions;

/** A page of each kind; one without an interaction has no figure for it. */
export const kinds = {
  docs: '/docs/spring',
  home: '/',
  post: '/blog/4-0',
  template: '/templates/audiogram',
} as const;

/** One word for each round. */
const words = [
  ...['spring', 'interpolate', 'sequence', 'composition', 'render', 'lambda', 'player', 'audio'],
  ...['video', 'fonts', 'captions', 'easing', 'bundle', 'still', 'props', 'series'],
  ...['staticFile', 'random', 'transitions', 'studio'],
];

const edit: Step<Interaction> = {
  names: ['edit'],
  act: async ({page, click}) => {
    const button = page.locator('main button:enabled', {hasText: /^Edit/}).first();
    if ((await button.count()) === 0) return;
    await click('edit', button, {selector: 'main textarea', change: 'presence'});
  },
};

/** What is done on each page. */
export const visits: readonly Visit<Interaction>[] = [
  {
    device: {...devices.desktop, colorScheme: 'dark'},
    steps: [
      switchColors('color'),
      openCategory('sidebar'),
      search({
        names: ['search', 'key'],
        button: 'Search',
        input: 'dialog[open] input',
        list: '.search-dialog__list',
        words,
      }),
      edit,
    ],
  },
  {device: devices.desktop, steps: [followLink('link')]},
  {device: devices.phone, steps: [openDrawer('drawer')]},
];
