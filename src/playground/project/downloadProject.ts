import manifest from '@site/package.json';
import {strToU8, zipSync} from 'fflate';
import {saveFile} from 'react-docs-playground/save-file';

import {placeholderKey, placeholderMedia} from '../placeholderMedia';
import {loadPublicFiles} from './loadPublicFiles';
import {projectName} from './openCommands';
import type {Project} from './project';
import {openNamesOf, publicFilesOf, remotionProject, unknownPackages} from './remotionProject';

/**
 * Saves a project as a zip that opens in the Studio once its packages are installed.
 *
 * @param baseUrl of the site, with a slash at both ends
 * @returns what to tell the reader
 * @throws when the network fails, and as `importedPackages` and `remotionProject` do
 */
export const downloadProject = async (baseUrl: string, project: Project): Promise<string> => {
  const {importedPackages} = await import('react-docs-playground/imported-packages');
  const imports = importedPackages(project.files);
  const names = publicFilesOf(project);
  const files = await loadPublicFiles(baseUrl, names);
  const missing = [...names.filter((name) => !files.has(name)), ...openNamesOf(project)];
  const replaced = names.filter(
    (name) => files.has(name) && placeholderKey(placeholderMedia, name),
  );
  const versions = {...manifest.dependencies, ...manifest.devDependencies};
  const name = projectName(project.title);
  const contents: Record<string, Uint8Array> = {};
  for (const [path, text] of Object.entries(
    remotionProject(project, imports, versions, {missing, replaced}),
  )) {
    contents[`${name}/${path}`] = strToU8(text);
  }
  for (const [path, bytes] of files) contents[`${name}/public/${path}`] = new Uint8Array(bytes);
  saveFile(`${name}.zip`, 'application/zip', zipSync(contents));
  const isComplete = unknownPackages(imports, versions).length === 0;
  return `Saved ${name}.zip.${isComplete ? '' : ' Its README lists packages to install yourself.'}`;
};
