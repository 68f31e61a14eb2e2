import {loadSiteFont} from '../loadSiteFont';
import {readPictureAnswer} from '../pictureAnswer';
import type {PageMessage} from '../protocol';
import {standInKey, standIns} from '../standIns';
import {loadPublicFiles} from './loadPublicFiles';
import {projectName} from './openCommands';
import {Refusal, type Project} from './project';
import {publicFilesOf} from './remotionProject';
import {saveFile} from './saveFile';

type PictureRequest = Extract<PageMessage, {kind: 'picture'}>;

/** How long the frame may take, in milliseconds. */
const PATIENCE = 20_000;

/** What to do instead. */
const instead = 'Download the project and run “npx remotion still”.';

let requests = 0;

const askFor = (
  frame: Window,
  given: Pick<PictureRequest, 'files' | 'font'>,
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
      reject(new Refusal(`The picture took too long. ${instead}`));
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
    const message: PictureRequest = {kind: 'picture', request, ...given};
    // The frame's origin is opaque, so it has no name that a target could have.
    frame.postMessage(message, '*');
  });

/**
 * Saves what the player shows as a PNG of the composition's size. The player pauses.
 *
 * @param baseUrl of the site, with a slash at both ends
 * @param frame the window that plays the project
 * @returns the name of the file
 * @throws {Refusal} when the exact picture can't be had; and when the network fails
 */
export const savePicture = async (
  baseUrl: string,
  project: Project,
  frame: Window,
): Promise<string> => {
  // Those that other files stand in for are in the frame.
  const names = publicFilesOf(project).filter(
    (name) => /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(name) && !standInKey(standIns, name),
  );
  const [files, font] = await Promise.all([loadPublicFiles(baseUrl, names), loadSiteFont()]);
  const {png, frame: number} = await askFor(frame, {files, ...(font && {font})});
  const name = `${projectName(project.title)}-frame-${String(number)}.png`;
  saveFile(name, 'image/png', png);
  return name;
};
