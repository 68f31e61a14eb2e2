import type {PhrasingContent, Root, Table, TableCell, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {boundsOf, isFromTheStart} from 'npm-api-history/words';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

import {defineFact, noteFact} from '../content/dependencies';
import {CLOUD_FUNCTIONS} from '../toolkit-api/cli/cloudNames';
import {
  isCloudCommand,
  readCloudSettings,
  readSettings,
  type Setting,
} from '../toolkit-api/cli/settings';
import {readHistories} from '../history/pages/readHistories';
import {isUnreadBy, METHODS_WITHOUT_EFFECT} from '../toolkit-api/cli/settingNames';

/**
 * Page of a command: `remotion browser ensure` → `/docs/cli/browser/ensure`. Those of the cloud
 * packages are beside their guides: `remotion lambda render` → `/docs/lambda/cli/render`.
 */
const commandPage = (command: string): string =>
  command
    .replace(/^remotion (?<cloud>lambda|cloudrun) /, '/docs/$<cloud>/cli/')
    .replace(/^remotion /, '/docs/cli/')
    .replaceAll(' ', '/');

/** Page of a function, by name; those of the cloud packages by export. */
const FUNCTION_PAGES: Readonly<Record<string, string>> = {
  renderMedia: '/docs/renderer/render-media',
  renderFrames: '/docs/renderer/render-frames',
  renderStill: '/docs/renderer/render-still',
  stitchFramesToVideo: '/docs/renderer/stitch-frames-to-video',
  getCompositions: '/docs/renderer/get-compositions',
  selectComposition: '/docs/renderer/select-composition',
  openBrowser: '/docs/renderer/open-browser',
  ensureBrowser: '/docs/renderer/ensure-browser',
  combineChunks: '/docs/renderer/combine-chunks',
  bundle: '/docs/bundle',
  ...Object.fromEntries(Object.values(CLOUD_FUNCTIONS).map(({ref, page}) => [ref, page])),
};

/** The page that explains a flag: of the wanted command, or of the first that reads it. */
const flagAddress = ({flag = '', commands}: Setting, wanted?: string): string | undefined => {
  const command = commands.find((name) => name === wanted) ?? commandOrder(commands)[0];
  return command === undefined ? undefined : `${commandPage(command)}#--${flag.toLowerCase()}`;
};

/** The command that a flag is best known from comes first. */
const commandOrder = (commands: readonly string[]): string[] => {
  const order = ['remotion render', 'remotion still', 'remotion studio'];
  const rank = (command: string): number => (order.indexOf(command) + 10) % 10;
  return [...commands].sort((a, b) => rank(a) - rank(b));
};

/** The page that explains an option: of the wanted function, or of the first that takes it. */
const optionAddress = (
  {api = '', functions, heading}: Setting,
  wanted?: string,
): string | undefined => {
  // The fields of this object are explained where the browser is opened.
  if (api.startsWith('chromiumOptions.')) {
    const field = api.slice('chromiumOptions.'.length).toLowerCase();
    return `${FUNCTION_PAGES.openBrowser ?? ''}#${field}`;
  }
  const page = FUNCTION_PAGES[functions.find((name) => name === wanted) ?? functions[0] ?? ''];
  return page && `${page}#${heading ?? api.toLowerCase()}`;
};

const link = (text: string, url: string | undefined): PhrasingContent =>
  url === undefined
    ? {type: 'inlineCode', value: text}
    : {type: 'link', url, children: [{type: 'inlineCode', value: text}]};

/** "`80` ms" → code and text. */
const inline = (markdown: string): PhrasingContent[] =>
  markdown
    .split('`')
    .map((value, index): PhrasingContent => ({type: index % 2 ? 'inlineCode' : 'text', value}))
    .filter((node) => 'value' in node && node.value !== '');

const joined = (nodes: readonly PhrasingContent[]): PhrasingContent[] =>
  nodes.flatMap((node, index): PhrasingContent[] =>
    index === 0 ? [node] : [{type: 'text', value: ', '}, node],
  );

const cell = (children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});
const row = (cells: TableCell[]): TableRow => ({type: 'tableRow', children: cells});
const text = (value: string): TableCell => cell([{type: 'text', value}]);

/** The settings that a table of a command, of a function or of all compares. */
export const settingsFor = async (root: string, of: string | undefined): Promise<Setting[]> =>
  of !== undefined && isCloudCommand(of) ? await readCloudSettings(of, root) : readSettings(root);

/** The settings of a command (`remotion render`), of a function (`renderMedia`), or all. */
export const settingsOf = (settings: readonly Setting[], of: string | undefined): Setting[] =>
  settings.filter(
    ({commands, functions}) => of === undefined || commands.includes(of) || functions.includes(of),
  );

const namedSettings = (settings: readonly Setting[], of: string | undefined): Setting[] => {
  const found = settingsOf(settings, of);
  if (found.length === 0) {
    throw new Error(
      `<OptionsTable>: "${of ?? ''}" is neither a command such as "remotion render" nor a function such as "renderMedia".`,
    );
  }
  return found;
};

type Column = readonly [title: string, cell: (setting: Setting) => TableCell];

const columnsFor = (of: string | undefined): Column[] => {
  const isFunction = of !== undefined && of in FUNCTION_PAGES;
  const flag: Column = [
    'Flag',
    (setting) =>
      cell(setting.flag === undefined ? [] : [link(`--${setting.flag}`, flagAddress(setting, of))]),
  ];
  const config: Column = [
    'Config file',
    ({config: methods}) =>
      cell(
        joined(
          methods
            .filter((name) => !isUnreadBy(of, name))
            .map((name) => link(`${name}()`, `/docs/config#${name.toLowerCase()}`)),
        ).concat(
          methods.some((name) => METHODS_WITHOUT_EFFECT.has(name))
            ? {type: 'text', value: ' (no effect)'}
            : [],
        ),
      ),
  ];
  const option: Column = [
    isFunction ? 'Option' : 'Node.js option',
    (setting) =>
      cell(setting.api === undefined ? [] : [link(setting.api, optionAddress(setting, of))]),
  ];
  const fallback: Column = [
    'Default',
    (setting) => cell(inline((isFunction ? setting.apiDefault : undefined) ?? setting.default)),
  ];
  return isFunction ? [option, flag, config, fallback] : [flag, config, option, fallback];
};

/** The attributes of a row that came later than others; see src/history/markVersions.ts. */
type MarksOf = (setting: Setting) => Readonly<Record<string, string>>;

/** Marks rows by the history of their flags. */
const marksByFlag = (root: string, of: string | undefined): MarksOf => {
  const [, cloud] = /^remotion (lambda|cloudrun) /.exec(of ?? '') ?? [];
  const name = `@remotion/${cloud ?? 'cli'}`;
  const items = readHistories(root).get(name)?.items ?? {};
  return ({flag = ''}) => {
    const since = items[`${name}#--${flag}`]?.since;
    if (since === undefined || isFromTheStart(since)) return {};
    const {since: first, sure} = boundsOf(since);
    return {'data-since': first, ...(sure === first ? {} : {'data-sure': sure})};
  };
};

/**
 * Builds the table of settings: see `settingsOf` for `of`.
 *
 * @param marksOf marks the first cells of rows
 * @throws when it names nothing
 */
export const optionsTable = (
  settings: readonly Setting[],
  of?: string,
  marksOf: MarksOf = () => ({}),
): Table => {
  const columns = columnsFor(of);
  return {
    type: 'table',
    children: [
      row(columns.map(([title]) => text(title))),
      ...namedSettings(settings, of).map((setting) =>
        row(
          columns.map(([, content], index) => ({
            ...content(setting),
            ...(index === 0 ? {data: {hProperties: marksOf(setting)}} : {}),
          })),
        ),
      ),
    ],
  };
};

const attribute = (node: MdxJsxFlowElement, name: string): string | undefined => {
  const found = node.attributes.find(
    (item) => item.type === 'mdxJsxAttribute' && item.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
};

defineFact('options', async (siteDir, id) => {
  const of = id === '' ? undefined : id;
  const settings = settingsOf(await settingsFor(siteDir, of), of);
  return [settings, settings.map(marksByFlag(siteDir, of))];
});

/**
 * Remark plugin: fills each `<OptionsTable of="remotion render" />` with the table of flags, methods
 * of the configuration file, options and defaults. Throws when `of` names nothing.
 */
export const remarkOptionsTable =
  ({siteDir}: {siteDir: string}): Transformer<Root> =>
  async (root, page) => {
    const nodes: MdxJsxFlowElement[] = [];
    visit(root, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name === 'OptionsTable') nodes.push(node);
    });
    for (const node of nodes) {
      const of = attribute(node, 'of');
      noteFact(page.path, 'options', of ?? '');
      node.children = [optionsTable(await settingsFor(siteDir, of), of, marksByFlag(siteDir, of))];
    }
  };
