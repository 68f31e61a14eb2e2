import {projectsFolder} from '@site/src/config/sandbox';

import {readProject, type Project} from './project';

/**
 * Loads a demo as a project.
 *
 * @param baseUrl of the site, with a slash at both ends
 * @param id of the demo
 * @throws when there is no such demo, or the network fails
 */
export const loadDemoProject = async (baseUrl: string, id: string): Promise<Project> => {
  const response = await fetch(
    `${baseUrl}${projectsFolder.slice(1)}${encodeURIComponent(id)}.json`,
  );
  const project = response.ok ? readProject(await response.json()) : undefined;
  if (!project) throw new Error(`There is no starting point "${id}".`);
  return project;
};

/** What the address of the playground asks for, with the project that "Reset" brings back. */
export interface OpenedProject {
  original: Project;
  /** True when the address holds code that can't be read. */
  isDamaged: boolean;
}

/**
 * Opens the project of an address: `#code=…` holds one, `?start=…` names a demo.
 *
 * @param fallback id of the demo to open when the address asks for none
 * @throws when the network fails
 */
export const openProject = async (
  baseUrl: string,
  {search, hash}: {search: string; hash: string},
  fallback: string,
): Promise<OpenedProject> => {
  const isShared = hash.startsWith('#code=');
  if (isShared) {
    const {unpackProject} = await import('./shareLink');
    const original = unpackProject(hash);
    if (original) return {original, isDamaged: false};
  }
  const wanted = new URLSearchParams(search).get('start') ?? fallback;
  const original = await loadDemoProject(baseUrl, wanted).catch(() =>
    loadDemoProject(baseUrl, fallback),
  );
  return {original, isDamaged: isShared};
};
