import fs from 'node:fs';
import path from 'node:path';

import {z} from 'zod';
import {readFrontMatter} from 'mdx-docs-checker/page';

import {filesIn} from '../../../src/content/files';
import {TOOLKIT_VERSION} from '../../../src/config/toolkit';

const taskFacts = z
  .object({
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    fps: z.number().positive(),
    durationInFrames: z.number().int().positive(),
    /** The frames that are compared. */
    stills: z.array(z.number().int().nonnegative()).min(1),
    /** Where words stand that are compared more closely, in pixels of the composition. */
    words: z
      .object({left: z.number(), top: z.number(), width: z.number(), height: z.number()})
      .strict()
      .optional(),
    /** Files of static/demo or pictures of the site that the project has in public/. */
    media: z.array(z.enum(['clip.mp4', 'photo.png', 'tone.wav'])).default([]),
    /** Components that no still shows, such as one that plays a sound. */
    uses: z.array(z.string()).default([]),
  })
  .strict();

/** What a task asks for, apart from what its pictures show. Sizes in pixels. */
export interface Task extends z.infer<typeof taskFacts> {
  readonly name: string;
  /** The whole text that an assistant gets. */
  readonly prompt: string;
}

export const TASKS_FOLDER = path.join(__dirname, 'tasks');

/** The code of an answer by file name, relative to the project's `src`. */
export type Answer = ReadonlyMap<string, string>;

/** Reads an answer: the TypeScript files of a folder. */
export const readAnswer = (folder: string): Answer =>
  new Map(
    filesIn(folder)
      .filter((file) => /\.tsx?$/u.test(file))
      .map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]),
  );

/** The folder of a task's reference solution. */
export const referenceFolder = (task: Task): string => path.join(TASKS_FOLDER, task.name, 'answer');

/** The picture that a frame of an answer is compared with. */
export const stillFile = (task: Task, frame: number): string =>
  path.join(TASKS_FOLDER, task.name, `frame-${String(frame)}.png`);

const readTask = (name: string): Task => {
  const source = fs.readFileSync(path.join(TASKS_FOLDER, name, 'task.md'), 'utf8');
  const facts = taskFacts.parse(readFrontMatter(source).frontMatter);
  const text = source.replace(/^---\n.*?\n---\n/su, '').trim();
  const seconds = facts.durationInFrames / facts.fps;
  const prompt = `Write src/Root.tsx of a Remotion ${TOOLKIT_VERSION} project. It exports the component RemotionRoot, which registers one composition with the id "Main": ${String(facts.width)} × ${String(facts.height)} pixels, ${String(facts.fps)} frames per second, ${String(seconds)} seconds. Use only what the packages remotion and react export.\n\n${text}\n`;
  return {...facts, name, prompt};
};

/** All tasks, by name. */
export const readTasks = (): Task[] => fs.readdirSync(TASKS_FOLDER).sort().map(readTask);

/**
 * A task by its name.
 *
 * @throws when there is no such task
 */
export const taskNamed = (name: string): Task => {
  const task = readTasks().find((candidate) => candidate.name === name);
  if (!task) throw new Error(`There is no task ${name}: see --list.`);
  return task;
};
