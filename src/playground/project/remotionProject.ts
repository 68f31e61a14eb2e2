import {projectName} from './openCommands';
import {possibleNames, standInKey, standIns} from '../standIns';
import {propsFile, readProps, Refusal, type Project} from './project';

/** Versions of packages by name. */
export type Versions = Readonly<Record<string, string>>;

/** What each project needs, whatever its code imports. */
const always = [
  '@fontsource-variable/instrument-sans',
  '@remotion/cli',
  'react',
  'react-dom',
  'remotion',
];
const forTypes = ['@types/react', 'typescript'];

/** What packages need beside them. */
const companions: Readonly<Record<string, readonly string[]>> = {
  '@remotion/lottie': ['lottie-web'],
  '@remotion/skia': ['@shopify/react-native-skia'],
  '@remotion/three': ['@react-three/fiber', 'three'],
  '@remotion/zod-types': ['zod'],
};

const importPattern = /^\s*(?:import|export)\b(?:[^'"`;]*?\bfrom)?\s*['"]([^'"]+)['"]/gm;

/** Names of packages in the registry; imports of files and of Node.js modules are none. */
const packagePattern = /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*$/;

/** The package of an import: `@remotion/transitions/fade` is part of `@remotion/transitions`. */
const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

const packagesOf = ({files}: Project): string[] =>
  files
    .filter(({name}) => name !== propsFile)
    .flatMap(({code}) => [...code.matchAll(importPattern)].map(([, from = '']) => packageOf(from)))
    .filter((name) => packagePattern.test(name))
    .flatMap((name) => [name, ...(companions[name] ?? [])]);

/** Packages of the toolkit, which work together at one version only. */
const isToolkit = (name: string): boolean => name === 'remotion' || name.startsWith('@remotion/');

const withVersions = (names: readonly string[], versions: Versions): Record<string, string> =>
  Object.fromEntries(
    [...new Set(names)].sort().map((name) => {
      // The checks of this site use some of its packages at a later version.
      const version = isToolkit(name) ? versions.remotion : versions[name];
      return [name, version ?? 'latest'];
    }),
  );

/** What can't be a component: a text, a number, an object, an array, a schema. */
const otherValue = /^(?:["'`\d[{-]|new\b|z\.)/;

/** How the first file exports its component; as in the player, the default export comes first. */
const componentOf = (code: string): {name: string; isDefault: boolean} => {
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

/** A call of `staticFile()` whose name does not stand there. */
const callWithoutName = /\bstaticFile\(\s*[^\s'"`]/;

const namesIn = (code: string): string[] =>
  [...code.matchAll(/\bstaticFile\(\s*(['"`])([^'"`]+)\1/g)].map(([, , name = '']) => name);

/** The names of files in `public/` that the code shows. */
export const publicFilesOf = ({files}: Project): string[] => [
  ...new Set(
    files
      .flatMap(({code}) => [
        ...namesIn(code),
        // Names that are elsewhere, such as in a list.
        ...(files.some((file) => callWithoutName.test(file.code))
          ? possibleNames(code).filter((name) => standInKey(standIns, name))
          : []),
      ])
      // Only what is a path within the folder, on each system.
      .filter(
        (name) => /^(?!\.)[^\\:*?"<>|$]+$/.test(name) && !/(?:^|\/)\.{0,2}(?:\/|$)/.test(name),
      ),
  ),
];

/** Names of files in `public/` that code puts together, as they stand there. */
export const openNamesOf = ({files}: Project): string[] => [
  ...new Set(
    files
      .flatMap(({code}) => possibleNames(code))
      .filter((name) => name.includes('${') && standInKey(standIns, name) !== undefined),
  ),
];

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const rootOf = ({files: [entry], settings}: Project, folder: string, props: object): string => {
  const code = entry?.code ?? '';
  const {name, isDefault} = componentOf(code);
  // The names of the file itself.
  const local = ['Composition', 'RemotionRoot'].includes(name) ? 'Video' : name;
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

export const RemotionRoot = () => (
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

/** Names of files in `public/`: those that the reader has to add, and those that stand in for the reader's. */
interface PublicFiles {
  missing: readonly string[];
  replaced: readonly string[];
}

const fileList = (sentence: string, names: readonly string[]): string =>
  names.length > 0 ? `\n${sentence}\n\n${names.map((name) => `- ${name}`).join('\n')}\n` : '';

const readmeOf = (
  title: string,
  id: string,
  {missing, replaced}: PublicFiles,
): string => `# ${title}

Install the packages, then open the composition in the Studio:

\`\`\`bash
npm install
npx remotion studio
\`\`\`

\`npx remotion render ${id}\` renders the video, \`npx remotion still ${id} --frame=0\` its first frame.
${fileList('Copy these files, which the code loads, into `public`:', missing)}${fileList(
  'These files in `public` are small placeholders. Replace them with your own:',
  replaced,
)}`;

/**
 * The files of a Remotion project that has the code of an editor as its one composition, by path.
 *
 * @param versions of this site's packages; those of the toolkit get that of `remotion`, and a package that it has not the latest
 * @param publicFiles which files in `public/` the reader has to add or replace
 * @throws {Refusal} when the code exports no component, or `props.json` is damaged
 */
export const remotionProject = (
  project: Project,
  versions: Versions,
  publicFiles: PublicFiles = {missing: [], replaced: []},
): Record<string, string> => {
  const read = readProps(project.files);
  if ('problem' in read) throw new Refusal(`${propsFile}: ${read.problem.message}`);
  const sources = project.files.filter(({name}) => name !== propsFile);
  // The project has files of these names itself.
  const isTaken = sources.some(({name}) => /^(?:index|root)\./i.test(name));
  const folder = isTaken ? './composition/' : './';
  const packages = packagesOf(project);
  const typed = packages.includes('three') ? [...forTypes, '@types/three'] : forTypes;
  const id = componentOf(project.files[0]?.code ?? '').name.replaceAll('_', '-');
  return {
    'README.md': readmeOf(project.title, id, publicFiles),
    'package.json': json({
      name: projectName(project.title),
      private: true,
      scripts: {start: 'remotion studio', render: `remotion render ${id}`},
      dependencies: withVersions([...always, ...packages], versions),
      devDependencies: withVersions(typed, versions),
      // Packages that build on the toolkit share its one copy.
      overrides: {remotion: '$remotion'},
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
      include: ['src'],
    }),
    '.gitignore': 'node_modules\nout\n',
    'src/index.ts': entryFile,
    'src/Root.tsx': rootOf(project, folder, read.props),
    'src/style.css': styleFile,
    ...Object.fromEntries(
      sources.map(({name, code}) => [`src/${folder.slice(2)}${name}`, `${code.trimEnd()}\n`]),
    ),
  };
};
