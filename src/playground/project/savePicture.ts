import {Refusal} from 'react-docs-playground';
import {saveFile} from 'react-docs-playground/save-file';

import {loadSiteFont} from '../loadSiteFont';
import {readPictureAnswer} from '../pictureAnswer';
import type {FontPart, PageMessage} from '../protocol';
import {projectName} from './openCommands';
import {codeOf, type Project} from './project';

type PictureRequest = Extract<PageMessage, {kind: 'picture'}>;

/** How long the frame may take, in milliseconds. */
const PATIENCE = 20_000;

/** What to do instead. */
const instead = 'Download the project and run “npx remotion still”.';

let requests = 0;

const askFor = (
  frame: Window,
  font: readonly FontPart[] | undefined,
): Promise<{frame: number; png: ArrayBuffer}> =>
  new Promise((resolve, reject) => {
    requests += 1;
    const request = requests;
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('message', onMessage);
    };
    const timer = setTimeout(() => {
      end();
      reject(new Refusal(`Saving the frame took too long. ${instead}`));
    }, PATIENCE);
    const onMessage = ({source, origin, data}: MessageEvent<unknown>): void => {
      if (source !== frame || origin !== 'null') return;
      const answer = readPictureAnswer(data);
      if (answer?.request !== request) return;
      end();
      if (answer.kind === 'picture') resolve(answer);
      else reject(new Refusal(`${answer.reason} ${instead}`));
    };
    window.addEventListener('message', onMessage);
    const message: PictureRequest = {kind: 'picture', request, ...(font && {font})};
    // The frame's origin is opaque, which can't be named as the target.
    frame.postMessage(message, '*');
  });

/**
 * Saves what the player shows as a PNG of the composition's size. The player pauses.
 *
 * @param frame the window that plays the project
 * @returns the name of the file
 * @throws {Refusal} when the exact picture can't be had
 */
export const savePicture = async (project: Project, frame: Window): Promise<string> => {
  const {png, frame: number} = await askFor(frame, await loadSiteFont(codeOf(project)));
  const name = `${projectName(project.title)}-frame-${String(number)}.png`;
  saveFile(name, 'image/png', png);
  return name;
};
