import fs from 'node:fs';
import path from 'node:path';
import type {CheckJob} from 'mdx-docs-checker/samples';

import {withRenderSession, type RenderSession} from '../renderSession';
import {lintJob} from '../samples/lint';
import {createTypechecker} from '../samples/typecheck';
import {differentShare, type Box} from './comparePictures';
import {stillFile, type Answer, type Task} from './tasks';

/** An answer to a task. */
export interface Submission {
  readonly task: Task;
  readonly answer: Answer;
}

/** The longer side of a compared still, in pixels. */
const STILL_SIZE = 320;

/** The share of a still that may look different: two tiles. The shortest caption takes up more. */
const DIFFERENT_LIMIT = 0.01;

/**
 * The share of the place of words that may look different. Captions of about the same length differ in 12% or
 * more when they are swapped, and in less than 1% when they are shifted by a pixel.
 */
const WORDS_LIMIT = 0.05;

/** How long a still may take, in milliseconds. */
const TIME_LIMIT = 30_000;

const ID = 'Main';

/** What the names of media mean, in the site's folder. */
const MEDIA: Record<Task['media'][number], string> = {
  'clip.mp4': 'static/demo/clip.mp4',
  'photo.png': 'static/img/demos/shapes-overview.webp',
  'tone.wav': 'static/demo/tone.wav',
};

const ENTRY = `import {registerRoot} from 'remotion';
import {RemotionRoot} from './Root';

registerRoot(RemotionRoot);
`;

const firstLine = (error: unknown): string => {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line;
};

/** What the compiler and the lint rules find, one list per submission. */
const readCode = (root: string, submissions: readonly Submission[]): string[][] => {
  const jobs = submissions.map(({task, answer}): CheckJob[] =>
    [...answer.keys()].map((file) => ({
      key: `${task.name}/${file}`,
      state: {id: task.name, files: answer},
      file,
    })),
  );
  const types = createTypechecker(root)(jobs.flat());
  return jobs.map((files) =>
    files.flatMap((job) =>
      [...(types.get(job.key) ?? []), ...lintJob(job)].map(
        ({line, column, code, message}) =>
          `${job.file}:${String(line)}:${String(column)} ${code}: ${message}`,
      ),
    ),
  );
};

const writeProject = (root: string, folder: string, {task, answer}: Submission): void => {
  fs.mkdirSync(path.join(folder, 'public'), {recursive: true});
  for (const name of task.media) {
    fs.copyFileSync(path.join(root, MEDIA[name]), path.join(folder, 'public', name));
  }
  for (const [name, code] of [...answer, ['index.ts', ENTRY] as const]) {
    const file = path.join(folder, 'src', name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, code);
  }
};

const scaleBox = ({left, top, width, height}: Box, scale: number): Box => ({
  left: Math.round(left * scale),
  top: Math.round(top * scale),
  width: Math.round(width * scale),
  height: Math.round(height * scale),
});

const scaleOf = ({width, height}: Task): number => STILL_SIZE / Math.max(width, height);

/** What is wrong with the size and duration of a composition. */
export const gradeComposition = (
  task: Task,
  composition: Pick<Task, 'width' | 'height' | 'fps' | 'durationInFrames'>,
): string[] =>
  (['width', 'height', 'fps', 'durationInFrames'] as const)
    .filter((key) => composition[key] !== task[key])
    .map((key) => `${key} is ${String(composition[key])} instead of ${String(task[key])}`);

/** What is wrong with a still of a frame, compared with the picture of it. */
export const gradeStill = (task: Task, frame: number, still: Buffer, picture: Buffer): string[] => {
  const share = differentShare(still, picture);
  if (share > DIFFERENT_LIMIT) {
    return [
      `frame ${String(frame)} differs from its image in ${(share * 100).toFixed(0)}% of the tiles`,
    ];
  }
  const words = task.words && scaleBox(task.words, scaleOf(task));
  return words && differentShare(still, picture, words) > WORDS_LIMIT
    ? [`frame ${String(frame)} has different words than its image`]
    : [];
};

/** What is wrong with the composition and its stills. */
const readStills = async (
  task: Task,
  session: RenderSession,
  isRecorded: boolean,
): Promise<string[]> => {
  const {renderStill, selectComposition} = await import('@remotion/renderer');
  const options = {...session, timeoutInMilliseconds: TIME_LIMIT, logLevel: 'error'} as const;
  const composition = await selectComposition({...options, id: ID});
  const problems = gradeComposition(task, composition);
  // Pictures of another size or moment can't be compared.
  if (problems.length > 0) return problems;
  for (const frame of task.stills) {
    const {buffer} = await renderStill({
      ...options,
      composition,
      frame,
      scale: scaleOf(task),
      imageFormat: 'png',
    });
    if (!buffer) throw new Error('The toolkit returned no image.');
    const file = stillFile(task, frame);
    if (isRecorded) fs.writeFileSync(file, buffer);
    problems.push(...gradeStill(task, frame, buffer, fs.readFileSync(file)));
  }
  return problems;
};

const renderAnswer = async (
  root: string,
  submission: Submission,
  isRecorded: boolean,
): Promise<string[]> => {
  const {bundle} = await import('@remotion/bundler');
  const {task} = submission;
  const folder = path.join(root, 'node_modules/.cache/exam', String(process.pid), task.name);
  writeProject(root, folder, submission);
  let problems: string[] = [];
  try {
    await withRenderSession(
      () =>
        bundle({
          entryPoint: path.join(folder, 'src/index.ts'),
          publicDir: path.join(folder, 'public'),
          rootDir: root,
          enableCaching: false,
        }),
      async (session) => {
        problems = await readStills(task, session, isRecorded);
      },
    );
  } catch (error) {
    problems = [`it can't be rendered: ${firstLine(error)}`];
  } finally {
    fs.rmSync(path.dirname(folder), {recursive: true, force: true});
  }
  return problems;
};

/**
 * Grades answers: each is compiled, linted, compared with the size and duration that the task asks for, and
 * its stills with the task's pictures. Code that doesn't compile isn't rendered.
 *
 * @param root the site's root, whose packages answers use
 * @param done hears what is wrong with each answer; nothing when it passed
 * @param isRecorded whether the stills become the task's pictures
 */
export const gradeAnswers = async (
  root: string,
  submissions: readonly Submission[],
  done: (task: Task, problems: readonly string[]) => void,
  isRecorded = false,
): Promise<void> => {
  const found = readCode(root, submissions);
  for (const [index, submission] of submissions.entries()) {
    const {task, answer} = submission;
    if (!answer.has('Root.tsx')) {
      done(task, ['there is no Root.tsx']);
      continue;
    }
    const code = [...answer.values()].join('\n');
    const unused = task.uses.filter((name) => !new RegExp(`<${name}\\b`, 'u').test(code));
    const problems = [...(found[index] ?? []), ...unused.map((name) => `<${name}> isn't used`)];
    done(task, problems.length > 0 ? problems : await renderAnswer(root, submission, isRecorded));
  }
};
