import {unreadable, type Finding} from 'mdx-docs-checker/findings';

import type {Page} from '../../../src/content/page';
import type {Template} from '../../../src/data/templates.schema';
import {createProject} from './createProject';
import {projectProblems, readStatedProject} from './templatePage';

/** How a template's first command did. */
export interface TemplateWalk {
  readonly findings: readonly Finding[];
  /** Whether there was a project to compare with the page: without GitHub, there is none. */
  readonly isCreated: boolean;
}

/**
 * Runs the first command of a template's page, and compares what it makes with what the page says.
 *
 * @param archives where repositories are, for a machine that can't reach GitHub
 */
export const walkTemplate = async (
  page: Page,
  template: Template,
  archives?: string,
): Promise<TemplateWalk> => {
  const stated = await readStatedProject(page);
  if (!stated) return {findings: unreadable(page), isCreated: false};
  const finding = (message: string): Finding => ({
    file: page.file,
    line: 1,
    column: 1,
    code: 'walk',
    message,
  });
  const creation = await createProject(stated.command, archives);
  const {repository, isReachable, exitCode, said, folder} = creation;
  try {
    if (repository !== template.repository) {
      const message = `"${stated.command}" downloads ${repository ?? 'nothing'}, not ${template.repository ?? 'nothing'}: ${said}`;
      return {findings: [finding(message)], isCreated: false};
    }
    if (!isReachable) return {findings: [], isCreated: false};
    if (exitCode !== 0) {
      return {findings: [finding(`"${stated.command}" fails: ${said}`)], isCreated: false};
    }
    const problems = projectProblems(folder, stated, template);
    return {findings: problems.map(finding), isCreated: true};
  } finally {
    creation.remove();
  }
};
