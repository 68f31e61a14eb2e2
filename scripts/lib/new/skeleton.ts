import type {ApiExport} from 'dts-api-model/model';

import {GLOBAL_FLAGS} from '../../../src/toolkit-api/cli/commands';
import {isLater, show} from '../../../src/toolkit-api/pages/options';
import {requiredFields} from '../api/required';

/** What can be made. Kinds of docs pages have a schema in src/markdown/frontMatter.ts. */
export const KINDS = [
  'guide',
  'api',
  'index',
  'cli',
  'troubleshooting',
  'migration',
  'terminology',
  'post',
  'demo',
  'template',
  'expert',
] as const;

export type Kind = (typeof KINDS)[number];

/** What a page documents, read from the installed toolkit. */
export interface Subject {
  /** `remotion#interpolate` */
  api?: ApiExport;
  /** A command with its flags. */
  cli?: {command: string; flags: readonly string[]};
}

/** `docs/audio/fade-in` → `Fade in` */
export const titleOf = (path: string): string => {
  const words = (path.split('/').at(-1) ?? path).replace(/^\d{4}-\d\d-\d\d-/u, '').split('-');
  return words.join(' ').replace(/^./u, (first) => first.toUpperCase());
};

const apiTitle = ({kind, name}: ApiExport): string => {
  if (kind === 'component') return `<${name}>`;
  return kind === 'function' || kind === 'hook' ? `${name}()` : name;
};

/** A heading for everything that the types have, as the API check wants it. */
const apiSections = (item: ApiExport): string[] => {
  const fields = requiredFields(item, {
    documented: () => false,
    hasHeading: () => false,
    isElsewhere: () => false,
    mentions: () => true,
    isMainOne: true,
    hasValues: item.kind !== 'type',
    isLater,
  });
  const headings = fields.flatMap(({field, path}) =>
    field ? [`${path.includes('.') ? '####' : '###'} ${show(field)}`] : [],
  );
  const inputs = item.kind === 'component' ? '## Props' : '## Arguments';
  return [
    '<Signature />',
    '## Example',
    ...(headings.length > 0 ? [inputs, ...headings] : []),
    ...(item.kind === 'function' || item.kind === 'hook' ? ['## Return value'] : []),
    '## See also',
  ];
};

/** The sections of a kind, in their order: what belongs below each is for the author to say. */
const sections = (kind: Kind, {api, cli}: Subject): string[] => {
  switch (kind) {
    case 'api':
      return api ? apiSections(api) : [];
    case 'cli': {
      const flags = (cli?.flags ?? []).filter((flag) => !GLOBAL_FLAGS.includes(flag));
      return [
        '## Example',
        ...(flags.length > 0 ? ['## Flags', ...flags.map((flag) => `### \`--${flag}\``)] : []),
        '## See also',
      ];
    }
    case 'index':
      return ['## Installation', '## First example', '## Pages'];
    case 'troubleshooting':
      return ['## Cause', '## Fix', '## Prevention', '## See also'];
    case 'migration':
      return ['## Who is affected', '## Breaking changes', '## Checklist'];
    case 'terminology':
      return ['## Example', '## See also'];
    case 'guide':
      return ['## Prerequisites', '## Steps', '## See also'];
    default:
      return [];
  }
};

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const page = (frontMatter: readonly string[], blocks: readonly string[]): string =>
  `${['---', ...frontMatter, '---'].join('\n')}\n${blocks.map((block) => `\n${block}\n`).join('')}`;

/** Without an end, the check of the front matter fails until the author has said what it is. */
const DESCRIPTION = "description: ''";

const docsPage = (kind: Kind, path: string, subject: Subject): string => {
  const title = subject.api ? apiTitle(subject.api) : (subject.cli?.command ?? titleOf(path));
  return page(
    [
      `title: ${quoted(title)}`,
      DESCRIPTION,
      `kind: ${kind === 'terminology' ? 'guide' : kind}`,
      ...(subject.api ? [`api: ${quoted(subject.api.ref)}`] : []),
      ...(subject.cli ? [`cli: ${subject.cli.command}`] : []),
    ],
    sections(kind, subject),
  );
};

const expertPage = (path: string): string =>
  page(
    [
      `title: ${quoted(titleOf(path))}`,
      DESCRIPTION,
      'hide_table_of_contents: true',
      'wrapperClassName: sheet',
      'expert:',
      "  summary: ''",
      '  specialties: []',
      '  packages: [remotion]',
      '  services: []',
      '  sample: false',
    ],
    [
      "import {ExpertProfile} from '@site/src/components/experts/ExpertProfile';",
      '<ExpertProfile title={frontMatter.title} expert={frontMatter.expert}>',
      '## Typical work',
      '## How I work',
      '</ExpertProfile>',
    ],
  );

const templatePage = (path: string, slug: string): string =>
  page(
    [
      `title: ${quoted(`${titleOf(path)} template`)}`,
      DESCRIPTION,
      'hide_table_of_contents: true',
      'wrapperClassName: sheet',
    ],
    [
      "import {SimilarTemplates} from '@site/src/components/templates/SimilarTemplates';\n" +
        "import {TemplateHead} from '@site/src/components/templates/TemplateHead';\n" +
        "import {TemplateIllustration} from '@site/src/components/templates/TemplateIllustration';",
      `<TemplateHead slug="${slug}">`,
      `\`\`\`bash npm2yarn\nnpx create-video@latest --${slug} my-video\ncd my-video\nnpm install\nnpm run dev\n\`\`\``,
      '</TemplateHead>',
      `<TemplateIllustration slug="${slug}">`,
      `<Demo id="template-${slug}" withoutCode />`,
      '</TemplateIllustration>',
      '## When to choose it',
      '- **Choose it if** \n- **Not if** ',
      '## What’s inside',
      '## Project structure',
      '## Edit first',
      '## Output',
      '## Render and deploy',
      '## License',
      '## See also',
      '## Similar templates',
      `<SimilarTemplates slug="${slug}" />`,
    ],
  );

const demoFiles = (folder: string, name: string): [string, string][] => {
  const component = name.replace(/(?:^|-)(\w)/gu, (_, letter: string) => letter.toUpperCase());
  return [
    [
      `${folder}/composition.tsx`,
      `import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const ${component} = () => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{background: '#10131a', color: '#f4f6fb', fontSize: 100}}>
      {frame}
    </AbsoluteFill>
  );
};
`,
    ],
    [
      `${folder}/demo.ts`,
      `import {z} from 'zod';

import {defineDemo} from '../define';

export default defineDemo({
  title: '${titleOf(name)}',
  alt: '',
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  stillFrame: 30,
  schema: z.object({}),
  defaultProps: {},
});
`,
    ],
  ];
};

/** Where each kind is kept; docs pages are placed by their path. */
const FOLDERS: Partial<Record<Kind, string>> = {
  demo: 'src/demos',
  template: 'src/pages/templates',
  expert: 'src/pages/experts',
};

/**
 * The files of something new, by path from the site's root. What only the author knows is left
 * empty, and the checks name it: descriptions, the texts of sections, what a still shows.
 *
 * @param path `docs/audio/fade-in`, `blog/2025-07-01-news`, or the name of a demo, template, expert
 * @throws Error when the path does not fit the kind
 */
export const skeleton = (kind: Kind, path: string, subject: Subject = {}): Map<string, string> => {
  const name = path.split('/').at(-1) ?? path;
  if (!/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/u.test(path)) {
    throw new Error(`"${path}" is not a path of lowercase words, such as docs/audio/fade-in`);
  }
  const folder = FOLDERS[kind];
  if (folder !== undefined) {
    if (kind === 'demo') return new Map(demoFiles(`${folder}/${name}`, name));
    const text = kind === 'expert' ? expertPage(name) : templatePage(name, name);
    return new Map([[`${folder}/${name}.mdx`, text]]);
  }
  if (kind === 'post') {
    const [, slug] = /^(?:blog|learn|success-stories)\/\d{4}-\d\d-\d\d-(.+)$/u.exec(path) ?? [];
    if (slug === undefined) {
      throw new Error(`a post needs a date, as in blog/2025-07-01-news; "${path}" has none`);
    }
    const frontMatter = [`title: ${quoted(titleOf(path))}`, DESCRIPTION, `slug: ${slug}`];
    const text = page([...frontMatter, 'authors: remotion'], ['{/* truncate */}']);
    return new Map([[`${path}.mdx`, text]]);
  }
  if (!path.startsWith('docs/')) {
    throw new Error(`pages of kind ${kind} are in docs/: write docs/${path}`);
  }
  return new Map([[`${path}.mdx`, docsPage(kind, path, subject)]]);
};
