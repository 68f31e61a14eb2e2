import path from 'node:path';

import {expect, test} from '@playwright/test';

import {gradeAnswers} from '../../scripts/lib/exam/gradeAnswers';
import {readAnswer, readTasks, referenceFolder, type Task} from '../../scripts/lib/exam/tasks';

const root = path.resolve(__dirname, '../..');
const tasks = readTasks();

const taskOf = (name: string): Task => {
  const task = tasks.find((candidate) => candidate.name === name);
  if (!task) throw new Error(`There is no task ${name}.`);
  return task;
};

/** Grades a reference solution in which texts are replaced. */
const grade = async (
  name: string,
  changes: readonly (readonly [from: string, to: string])[],
): Promise<readonly string[]> => {
  const task = taskOf(name);
  let code = readAnswer(referenceFolder(task)).get('Root.tsx') ?? '';
  for (const [from, to] of changes) {
    expect(code).toContain(from);
    code = code.replace(from, to);
  }
  const found: (readonly string[])[] = [];
  await gradeAnswers(root, [{task, answer: new Map([['Root.tsx', code]])}], (_, problems) => {
    found.push(problems);
  });
  expect(found).toHaveLength(1);
  return found[0] ?? [];
};

test('there are twenty tasks, and a prompt says all that is graded', () => {
  expect(tasks).toHaveLength(20);
  expect(taskOf('captions-on-a-clip').prompt).toContain(
    '1080 × 1920 pixels, 30 frames per second, 3 seconds',
  );
});

test('a reference solution passes', async () => {
  expect(await grade('captions-on-a-clip', [])).toEqual([]);
});

test('a wrong size and a wrong duration fail', async () => {
  const problems = await grade('three-scenes', [
    ['width={1280}', 'width={1080}'],
    ['durationInFrames={120}', 'durationInFrames={119}'],
  ]);
  expect(problems).toEqual([
    'width is 1080 instead of 1280',
    'durationInFrames is 119 instead of 120',
  ]);
});

test('a missing caption fails', async () => {
  const problems = await grade('captions-on-a-clip', [[", 'the end'", '']]);
  expect(problems).toEqual([expect.stringContaining('frame 75 differs')]);
});

test('a missing title fails, also without a box around it', async () => {
  expect(await grade('props-in-a-title', [['{title}\n', '{title && null}\n']])).toEqual([
    expect.stringContaining('frame 20 differs'),
  ]);
});

test('code that does not compile, breaks a rule, or lacks a sound fails before it is rendered', async () => {
  expect(
    await grade('spring-scale', [['spring({frame, fps})', 'spring({frame, fps: String(fps)})']]),
  ).toEqual([expect.stringMatching(/^Root\.tsx:\d+:\d+ (TS)?2322: /)]);
  expect(await grade('loop', [['id="Main"', 'id="The main one"']])).toEqual([
    expect.stringContaining('@remotion/valid-composition-and-folder-name'),
  ]);
  expect(
    await grade('audio-with-title', [
      ["<Audio src={staticFile('tone.wav')} volume={0.5} />", "{staticFile('tone.wav') && null}"],
      ['AbsoluteFill, Audio, ', 'AbsoluteFill, '],
    ]),
  ).toEqual(["<Audio> isn't used"]);
});

test('an answer without the file, or with another id, fails', async () => {
  const found: string[] = [];
  const task = taskOf('loop');
  await gradeAnswers(root, [{task, answer: new Map()}], (_, problems) => {
    found.push(...problems);
  });
  expect(found).toEqual(['there is no Root.tsx']);
  expect(await grade('color-change', [['id="Main"', 'id="Other"']])).toEqual([
    expect.stringContaining("it can't be rendered: "),
  ]);
});
