import {Refusal} from 'react-docs-playground';

import {possibleNames, placeholderKey, placeholderMedia} from '../placeholderMedia';
import {bundlerConfig} from './bundlerConfig';
import {installCommand, projectName} from './openCommands';
import {propsFile, readProps, type Project} from './project';

/** The exact versions of packages that this site installs, by name. */
export type Versions = Readonly<Record<string, string>>;

/** Packages that every project needs. */
const always = [
  '@fontsource-variable/instrument-sans',
  '@remotion/cli',
  'react',
  'react-dom',
  'remotion',
];
const forTypes = ['@types/react', 'typescript'];

/** Peer dependencies to install along with a package. */
const companions: ReadonlyMap<string, readonly string[]> = new Map([
  ['@remotion/lottie', ['lottie-web']],
  ['@remotion/skia', ['@shopify/react-native-skia']],
  ['@remotion/three', ['@react-three/fiber', 'three']],
  ['@remotion/zod-types', ['zod']],
]);

/** The version of a package in a download; undefined for a package that this site doesn't install. */
export const versionOf = (name: string, versions: Versions): string | undefined => {
  // Code can import from "constructor".
  if (!Object.hasOwn(versions, name)) return undefined;
  // A download has a single version of Remotion, even where this site installs a package at a later one.
  return name.startsWith('@remotion/') ? versions.remotion : versions[name];
};

const withVersions = (names: readonly string[], versions: Versions): Record<string, string> =>
  Object.fromEntries(
    [...new Set(names)].sort().flatMap((name) => {
      const version = versionOf(name, versions);
      return version === undefined ? [] : [[name, version]];
    }),
  );

/** The start of a value that can't be a component: a string, number, object, array, or schema. */
const otherValue = /^(?:["'`\d[{-]|new\b|z\.)/;

/** How the first file exports its component. The player, too, prefers the default export. */
export const componentOf = (code: string): {name: string; isDefault: boolean} => {
  const byDefault =
    /^export\s+default\s+(?:(?:function|class)\s+([A-Z]\w*)|([A-Z]\w*)\s*;?\s*$)?/m.exec(code);
  if (byDefault) return {name: byDefault[1] ?? byDefault[2] ?? 'Video', isDefault: true};
  const declarations = code.matchAll(
    /^export\s+(?:(?:function|class)\s+([A-Z]\w*)|const\s+([A-Z]\w*)[^=]*=\s*(\S*))/gm,
  );
  for (const [, declared, assigned, value = ''] of declarations) {
    const name = declared ?? (otherValue.test(value) ? undefined : assigned);
    if (name !== undefined) return {name, isDefault: false};
  }
  const [, listed] = /^export\s*\{\s*(?:[^}]*,\s*)?([A-Z]\w*)\s*[,}]/m.exec(code) ?? [];
  if (listed === undefined) throw new Refusal('The first file exports no component.');
  return {name: listed, isDefault: false};
};

/** A call of `staticFile()` whose argument isn't a literal. */
const callWithoutName = /\bstaticFile\(\s*[^\s'"`]/;

const namesIn = (code: string): string[] =>
  [...code.matchAll(/\bstaticFile\(\s*(['"`])([^'"`]+)\1/g)].map(([, , name = '']) => name);

/** Names of files in `public/` that the code contains as literals. */
export const publicFilesOf = ({files}: Project): string[] => [
  ...new Set(
    files
      .flatMap(({code}) => [
        ...namesIn(code),
        // Literals in other places, such as a list.
        ...(files.some((file) => callWithoutName.test(file.code))
          ? possibleNames(code).filter((name) => placeholderKey(placeholderMedia, name))
          : []),
      ])
      // Only paths that stay within the folder on every operating system.
      .filter(
        (name) =>
          /^(?!\.)[^\\:*?"<>|$\p{Cc}]+$/u.test(name) && !/(?:^|\/)\.{0,2}(?:\/|$)/.test(name),
      ),
  ),
];

/** Template literals with which code builds names of files in `public/`. */
export const openNamesOf = ({files}: Project): string[] => [
  ...new Set(
    files
      .flatMap(({code}) => possibleNames(code))
      .filter(
        (name) => name.includes('${') && placeholderKey(placeholderMedia, name) !== undefined,
      ),
  ),
];

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * A file that exports a component with a project's composition.
 *
 * @param folder from the file to the project's files, such as `./`
 * @param exported the component's name
 */
export const rootOf = (
  {files: [entry], settings}: Project,
  folder: string,
  props: object,
  exported = 'RemotionRoot',
): string => {
  const code = entry?.code ?? '';
  const {name, isDefault} = componentOf(code);
  // The names of the file itself.
  const local = ['Composition', exported].includes(name) ? 'Video' : name;
  const named = [
    ...(isDefault ? [] : [local === name ? name : `${name} as ${local}`]),
    ...(/^export\s+const\s+schema\b/m.test(code) ? ['schema'] : []),
  ];
  const imported = [
    ...(isDefault ? [local] : []),
    ...(named.length > 0 ? [`{${named.join(', ')}}`] : []),
  ].join(', ');
  const from = folder + (entry?.name ?? '').replace(/\.\w+$/, '');
  const {width, height, fps, durationInFrames} = settings;
  const given = [
    `id="${name.replaceAll('_', '-')}"`,
    `component={${local}}`,
    ...(named.includes('schema') ? ['schema={schema}'] : []),
    `width={${String(width)}}`,
    `height={${String(height)}}`,
    `fps={${String(fps)}}`,
    `durationInFrames={${String(durationInFrames)}}`,
    ...(Object.keys(props).length > 0
      ? [`defaultProps={${JSON.stringify(props, null, 2).replaceAll('\n', '\n    ')}}`]
      : []),
  ];
  return `import {Composition} from 'remotion';

import ${imported} from '${from}';

export const ${exported} = () => (
  <Composition
    ${given.join('\n    ')}
  />
);
`;
};

const entryFile = `import '@fontsource-variable/instrument-sans/index.css';
import {cancelRender, continueRender, delayRender, registerRoot} from 'remotion';

import {RemotionRoot} from './Root';
import './style.css';

// Frames are rendered once the font has loaded.
const handle = delayRender('Loading the font');
document.fonts.load('400 16px "Instrument Sans Variable"').then(
  () => continueRender(handle),
  (error) => cancelRender(error),
);

registerRoot(RemotionRoot);
`;

const styleFile = `body {
  font-family: 'Instrument Sans Variable', system-ui, sans-serif;
  line-height: 1.3;
}
`;

/** What the project's README asks the reader to do. */
interface ByHand {
  /** Names of files in `public/` to add. */
  missing?: readonly string[];
  /** Names of files in `public/` that are placeholders for the reader's own. */
  replaced?: readonly string[];
  /** Packages that this site doesn't install. Anyone can publish one, and link to code that imports it. */
  unknown?: readonly string[];
}

const list = (sentence: string, names: readonly string[] = []): string =>
  names.length > 0 ? `\n${sentence}\n\n${names.map((name) => `- ${name}`).join('\n')}\n` : '';

/** An untrusted title as a Markdown heading: one line without markup. */
const heading = (title: string): string => title.replaceAll(/[\s`<>[\]]+/g, ' ').trim();

const readmeOf = (
  title: string,
  id: string,
  {missing, replaced, unknown}: ByHand,
): string => `# ${heading(title)}

Install the packages, then open the composition in the Studio:

\`\`\`bash
${installCommand}
npx remotion studio
\`\`\`

\`npx remotion render ${id}\` renders the video, \`npx remotion still ${id} --frame=0\` its first frame.
${list(
  'The code also imports these packages, which are not in `package.json`. Install those that you know and trust:',
  unknown,
)}${list('Copy these files, which the code loads, into `public`:', missing)}${list(
  'These files in `public` are small placeholders. Replace them with your own:',
  replaced,
)}`;

/** The packages that a project needs in addition to those that all need. */
export const neededPackages = (imports: readonly string[]): string[] =>
  imports.flatMap((name) => [name, ...(companions.get(name) ?? [])]);

/** Imported packages that this site doesn't install. The reader decides whether to. */
export const unknownPackages = (imports: readonly string[], versions: Versions): string[] =>
  neededPackages(imports).filter((name) => versionOf(name, versions) === undefined);

/**
 * Creates a Remotion project with the editor's code as its only composition: files by path.
 *
 * @param imports the packages that the code imports
 * @param versions of the packages that this site installs; `package.json` gets no others
 * @param publicFiles which files in `public/` the reader has to add or replace
 * @throws {Refusal} when the code exports no component, or `props.json` is damaged
 */
export const remotionProject = (
  project: Project,
  imports: readonly string[],
  versions: Versions,
  publicFiles: Omit<ByHand, 'unknown'> = {},
): Record<string, string> => {
  const read = readProps(project.files);
  if ('problem' in read) throw new Refusal(`${propsFile}: ${read.problem.message}`);
  const sources = project.files.filter(({name}) => name !== propsFile);
  // The project already has files with these names.
  const isTaken = sources.some(({name}) => /^(?:index|root)\./i.test(name));
  const folder = isTaken ? './composition/' : './';
  const packages = neededPackages(imports);
  const unknown = unknownPackages(imports, versions);
  const typed = packages.includes('three') ? [...forTypes, '@types/three'] : forTypes;
  const id = componentOf(project.files[0]?.code ?? '').name.replaceAll('_', '-');
  return {
    'README.md': readmeOf(project.title, id, {...publicFiles, unknown}),
    'package.json': json({
      name: projectName(project.title),
      private: true,
      scripts: {start: 'remotion studio', render: `remotion render ${id}`},
      dependencies: withVersions([...always, ...packages], versions),
      devDependencies: withVersions(typed, versions),
    }),
    'tsconfig.json': json({
      compilerOptions: {
        target: 'ES2022',
        module: 'ESNext',
        moduleResolution: 'Bundler',
        jsx: 'react-jsx',
        lib: ['ES2022', 'DOM', 'DOM.Iterable'],
        strict: true,
        allowJs: true,
        resolveJsonModule: true,
        noEmit: true,
        skipLibCheck: true,
      },
      include: ['src', 'remotion.config.ts'],
    }),
    'remotion.config.ts': bundlerConfig,
    '.gitignore': 'node_modules\nout\n',
    'src/index.ts': entryFile,
    'src/Root.tsx': rootOf(project, folder, read.props),
    'src/style.css': styleFile,
    ...Object.fromEntries(
      sources.map(({name, code}) => [`src/${folder.slice(2)}${name}`, `${code.trimEnd()}\n`]),
    ),
  };
};
