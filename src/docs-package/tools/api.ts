import {
  BadRequest,
  defineTool,
  number,
  type Answer,
  type Library,
  type LibraryPage,
} from 'docs-mcp-package';
import {firstSentence, plainHeading, type TwinSection} from 'docusaurus-markdown-pages/twin-text';
import {compact} from 'embedded-docs-search/words';
import {nearest} from 'embedded-docs-search/nearest';

import {readTool} from './pages';

const LONGEST_SENTENCE = 160;
/** Pages that are shown of a name that several packages export. */
const MOST_PAGES = 4;

/** Whether a heading is the name of an option, a prop, an argument or a field. */
const isName = ({heading, level}: TwinSection): boolean =>
  level > 2 && /^`[^`]+`\S*$/.test(heading.trim());

const optionsOf = (page: LibraryPage) =>
  page.sections.filter(isName).map((section) => {
    const group = page.sections.findLast(({start, level}) => start < section.start && level === 2);
    const text = page.body.slice(page.body.indexOf('\n', section.start), section.end);
    const [, since] = /^\s*\(since ([\d.]+)\)/.exec(text) ?? [];
    return {
      name: plainHeading(section.heading),
      group: group ? plainHeading(group.heading) : '',
      depth: section.level - 3,
      anchor: section.anchor,
      ...(since === undefined ? {} : {since}),
      description: firstSentence(text.replace(/^\s*\(since [^)]*\)/, ''), LONGEST_SENTENCE),
    };
  });

/** The block above the first section. */
const signatureOf = ({codes, sections}: LibraryPage): string => {
  const first = sections.find(({level}) => level > 1)?.start ?? Infinity;
  const code = codes.find(({start, language}) => start < first && language === 'ts');
  return code?.code ?? '';
};

const describe = (library: Library, page: LibraryPage) => ({
  title: page.title,
  url: library.urlOf(page.address),
  description: page.description,
  characters: page.body.length,
  signature: signatureOf(page),
  options: optionsOf(page),
});

type Described = ReturnType<typeof describe>;

const textOf = ({title, url, description, characters, signature, options}: Described): string => {
  const groups = [...new Set(options.map(({group}) => group))];
  return [
    `${title}\n${url} (${number(characters)} characters)`,
    description,
    ...(signature === '' ? [] : [`\`\`\`ts\n${signature}\n\`\`\``]),
    ...groups.map((name) =>
      [
        `${name}:`,
        ...options
          .filter(({group}) => group === name)
          .map(
            (option) =>
              `${'  '.repeat(option.depth)}- \`${option.name}\`` +
              (option.since === undefined ? '' : ` (since ${option.since})`) +
              (option.description === '' ? '' : `: ${option.description}`),
          ),
      ].join('\n'),
    ),
  ].join('\n\n');
};

/** The reference pages of a name: those whose title it is, or all that document it. */
const pagesOf = (library: Library, name: string): LibraryPage[] => {
  const wanted = compact(name);
  const reference = library.pages().filter(({kind}) => kind === 'api');
  const titled = reference.filter(({title}) => compact(title) === wanted);
  const named = reference.filter(({names}) => names.some((other) => compact(other) === wanted));
  const found = titled.length > 0 ? titled : named;
  return found.flatMap(({address}) => library.page(address) ?? []);
};

/** The name that a title is: `spring` of `spring()`. */
const nameIn = (title: string): string => title.replace(/^\W+|\W+$/g, '');

const refuse = (library: Library, name: string): never => {
  const names = library
    .pages()
    .flatMap((page) => (page.kind === 'api' ? [nameIn(page.title), ...page.names] : []));
  const byKey = new Map(names.map((known) => [compact(known), known]));
  const near = nearest(compact(name), byKey.keys());
  const hint = near === undefined ? '' : ` Did you mean ${byKey.get(near) ?? near}?`;
  throw new BadRequest(
    `No reference page documents "${name.slice(0, 100)}" in Remotion ${library.version}.${hint} The search tool finds pages by words.`,
  );
};

export const apiTool = defineTool({
  name: 'api',
  title: 'Look up an API',
  description:
    'Returns the signature and the options of a Remotion function, component, hook or class. With an option, ' +
    'it returns everything that the reference says about that option.',
  parameters: {
    name: {
      type: 'string',
      isRequired: true,
      longest: 200,
      description:
        'an export, such as renderMedia, <Sequence> or @remotion/media-utils#getVideoMetadata',
    },
    option: {
      type: 'string',
      longest: 200,
      description: 'one of its options, props, arguments or fields',
    },
  },
  command: {
    name: 'api',
    words: ['name', 'option'],
    readsInput: false,
    example: 'api renderMedia codec',
  },
  run: async (library, {name, option}): Promise<Answer> => {
    const [, packageName, exported = name] = /^(@?[\w/-]+)#(.+)$/.exec(name) ?? [];
    const all = pagesOf(library, exported);
    // The address of a package's page begins with the package's name.
    const folder = packageName?.replace('@remotion/', '/docs/');
    const own = all.filter(({address}) => folder !== undefined && address.startsWith(`${folder}/`));
    const pages = (own.length > 0 ? own : all).slice(0, MOST_PAGES);
    const [first] = pages;
    if (!first) return refuse(library, name);
    if (option !== undefined) {
      return readTool.run(library, {page: first.address, section: option.replace(/\?$/, '')});
    }
    const described = pages.map((page) => describe(library, page));
    return {
      data: {name, version: library.version, pages: described},
      text: `Remotion ${library.version}\n\n${described.map(textOf).join('\n\n')}`,
    };
  },
});
