import {Refusal} from 'react-docs-playground';
import {importedPackages} from 'react-docs-playground/imported-packages';

import {ownFileOf, placeholderKey, placeholderMedia} from '../placeholderMedia';
import {propsFile, readProps, type Project} from './project';
import {furtherCommands, type RegistryItem} from './registryCommands';
import {
  componentOf,
  neededPackages,
  publicFilesOf,
  rootOf,
  versionOf,
  type Versions,
} from './remotionProject';

/** Every project of the toolkit has these. */
const everywhere = new Set(['react', 'react-dom', 'remotion']);

const isToolkit = (name: string): boolean => name.startsWith('@remotion/');

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `fade-in` as `FadeIn`. */
const camelCase = (name: string): string => name.split('-').map(upperFirst).join('');

/**
 * A project of an editor as an item of a component registry.
 *
 * @param name of the item, with hyphens
 * @param siteUrl absolute address of the site, with a slash at its end
 * @param versions of the packages that this site installs
 * @param picture absolute address of a picture of the result
 * @throws {Refusal} when the code can't be compiled, or `props.json` is damaged
 */
export const registryItem = (
  name: string,
  project: Project,
  siteUrl: string,
  versions: Versions,
  picture?: string,
): RegistryItem => {
  const read = readProps(project.files);
  if ('problem' in read) throw new Refusal(`${propsFile}: ${read.problem.message}`);
  const sources = project.files.filter(({name: file}) => file !== propsFile);
  const packages = [...new Set(neededPackages(importedPackages(project.files)))].sort();
  const exported = `${camelCase(name)}Composition`;
  const folder = `src/${name}`;
  const component = componentOf(sources[0]?.code ?? '').name;
  const root = sources.some(({name: file}) => /^composition\./iu.test(file))
    ? 'root'
    : 'composition';
  const media = Object.fromEntries(
    publicFilesOf(project).flatMap((file) => {
      const own =
        ownFileOf(file) ?? placeholderMedia.get(placeholderKey(placeholderMedia, file) ?? '');
      return own === undefined ? [] : [[`public/${file}`, `${siteUrl}${own}`]];
    }),
  );
  const item = {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name,
    type: 'registry:item' as const,
    title: project.title,
    description: `${component}, a composition of ${String(project.settings.durationInFrames)} frames, ${String(project.settings.width)} × ${String(project.settings.height)} pixels.`,
    dependencies: packages
      .filter((wanted) => !everywhere.has(wanted) && !isToolkit(wanted))
      .flatMap((wanted) => {
        const version = versionOf(wanted, versions);
        return version === undefined ? [] : [`${wanted}@${version}`];
      }),
    files: [
      {name: `${root}.tsx`, code: rootOf({...project, files: sources}, './', read.props, exported)},
      ...sources,
    ].map((file) => ({
      path: `${name}/${file.name}`,
      type: 'registry:file' as const,
      target: `~/${folder}/${file.name}`,
      content: `${file.code.trimEnd()}\n`,
    })),
    meta: {toolkit: packages.filter(isToolkit), media, ...(picture === undefined ? {} : {picture})},
  };
  const toolkitVersion = versions.remotion ?? '';
  const further = furtherCommands(item, toolkitVersion);
  return {
    ...item,
    docs: [
      `Render <${exported} /> from ${folder}/${root} in your root component.`,
      ...(further.length > 0 ? ['Then run:', ...further] : []),
      `Written for Remotion ${toolkitVersion}. All Remotion packages must have the same version, which \`npx remotion versions\` checks. If your project has a different one, install that version instead.`,
    ].join('\n'),
  };
};
