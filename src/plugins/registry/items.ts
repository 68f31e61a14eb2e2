import {contentFiles, isMarkdown} from '../../content/files';
import {readPage} from '../../content/page';
import {pictureAddress, pictureId} from '../../content/pictures';
import {demoIds} from '../../demos/read';
import type {RegistryItem} from '../../playground/project/registryCommands';
import {registryItem} from '../../playground/project/registryItem';
import type {Versions} from '../../playground/project/remotionProject';
import {demoProject, isEditable} from '../../playground/editable/demoProjects';
import {editableSamples} from '../../playground/editable/sampleEdits';

/** What the items are made of. */
interface Source {
  siteDir: string;
  /** Absolute address of the site, with a slash at its end. */
  siteUrl: string;
  /** Of the packages that this site installs. */
  versions: Versions;
}

const demoItems = ({siteDir, siteUrl, versions}: Source): RegistryItem[] =>
  demoIds(siteDir)
    .filter((id) => isEditable(siteDir, id))
    .map((id) =>
      registryItem(
        id,
        demoProject(siteDir, id),
        siteUrl,
        versions,
        `${siteUrl}img/demos/${id}.webp`,
      ),
    );

const pageItems = async (
  {siteDir, siteUrl, versions}: Source,
  file: string,
): Promise<RegistryItem[]> => {
  const {samples} = await readPage(siteDir, file);
  const pictures = samples.filter(({picture}) => picture !== undefined);
  return editableSamples(samples).map(({sample, edit: {item}, project}) => {
    const number = pictures.indexOf(sample) + 1;
    const picture =
      number > 0
        ? `${siteUrl}${pictureAddress(pictureId(file, number)).replace(/^\//u, '')}`
        : undefined;
    return registryItem(item, project, siteUrl, versions, picture);
  });
};

/** The demos and samples that can be edited, as items of a component registry. */
export const registryItems = async (source: Source): Promise<RegistryItem[]> => {
  const pages = contentFiles(source.siteDir).filter(isMarkdown);
  const ofPages = await Promise.all(pages.map((file) => pageItems(source, file)));
  const items = [...demoItems(source), ...ofPages.flat()];
  const names = new Set<string>();
  for (const {name} of items) {
    if (names.has(name)) {
      throw new Error(`Two items of the registry are called ${name}: rename a sample's file.`);
    }
    names.add(name);
  }
  return items;
};

/** The registry's files by name: one for each item, and the list of them. */
export const registryFiles = async (source: Source): Promise<Map<string, string>> => {
  const items = await registryItems(source);
  const list = {
    $schema: 'https://ui.shadcn.com/schema/registry.json',
    name: 'remotion-docs',
    homepage: source.siteUrl,
    items: items.map(({name, type, title, description, dependencies, files, meta}) => ({
      name,
      type,
      title,
      description,
      dependencies,
      files: files.map(({path, type: fileType, target}) => ({path, type: fileType, target})),
      meta,
    })),
  };
  return new Map([
    ['registry.json', JSON.stringify(list)],
    ...items.map((item) => [`${item.name}.json`, JSON.stringify(item)] as const),
  ]);
};
