import {downloadProject} from './downloadProject';
import {openCommands} from './openCommands';
import {Refusal, type Project} from './project';
import {savePicture} from './savePicture';

/** What the buttons that bring the code to the reader's computer do; each returns what to tell the reader. */
const actions = {
  project: async (baseUrl: string, project: Project) =>
    `Saved ${await downloadProject(baseUrl, project)}.`,
  commands: async (_: string, {title}: Project) => {
    await navigator.clipboard.writeText(
      openCommands(title, navigator.userAgent.includes('Windows')),
    );
    return 'Commands copied. Run them where the project was saved.';
  },
  picture: async (baseUrl: string, project: Project, frame: Window | null | undefined) => {
    if (!frame) throw new Refusal('There is no picture yet.');
    return `Saved ${await savePicture(baseUrl, project, frame)}.`;
  },
};

/** The name of what a button does. */
export type TakeHomeAction = keyof typeof actions;

/**
 * Does what a button says.
 *
 * @param baseUrl of the site, with a slash at both ends
 * @param frame the window that plays the project
 * @returns what to tell the reader, also when it failed for a reason that the code has
 * @throws when the network fails
 */
export const takeHome = async (
  action: TakeHomeAction,
  baseUrl: string,
  project: Project,
  frame: Window | null | undefined,
): Promise<string> => {
  try {
    return await actions[action](baseUrl, project, frame);
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
};
