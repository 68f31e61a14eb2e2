import {Refusal} from 'react-docs-playground';

import {downloadProject} from './downloadProject';
import type {Project} from './project';
import {savePicture} from './savePicture';

/** What the buttons that bring the code to the reader's computer do; each returns what to tell the reader. */
const actions = {
  project: downloadProject,
  picture: async (_: string, project: Project, frame: Window | null | undefined) => {
    if (!frame) throw new Refusal('The preview hasn’t drawn a frame yet.');
    return `Saved ${await savePicture(project, frame)}.`;
  },
};

/** The name of what a button does. */
export type ExportAction = keyof typeof actions;

/** What is under way; another click waits for it, too. */
let pending: Promise<string> | undefined;

/**
 * Does what a button says, one thing at a time.
 *
 * @param baseUrl of the site, with a slash at both ends
 * @param frame the window that plays the project
 * @returns what to tell the reader, also when it failed for a reason that the code has
 * @throws when the network fails
 */
export const runExportAction = async (
  action: ExportAction,
  baseUrl: string,
  project: Project,
  frame: Window | null | undefined,
): Promise<string> => {
  try {
    pending ??= actions[action](baseUrl, project, frame);
    return await pending;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  } finally {
    pending = undefined;
  }
};
