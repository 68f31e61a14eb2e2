import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {Resvg} from '@resvg/resvg-js';

import {changeReference, faults, type Fault} from '../../scripts/lib/exam/faults';
import {gradeAnswers, gradeComposition, gradeStill} from '../../scripts/lib/exam/gradeAnswers';
import {readTasks, stillFile} from '../../scripts/lib/exam/tasks';

const root = path.resolve(__dirname, '../..');
const tasks = readTasks();
const {task: captions} = changeReference('captions-on-a-clip', []);

/** Grades a reference solution in which texts are replaced; nothing here is rendered. */
const grade = async (name: string, changes: Fault['changes']): Promise<readonly string[]> => {
  const found: (readonly string[])[] = [];
  await gradeAnswers(root, [changeReference(name, changes)], (_, problems) => {
    found.push(problems);
  });
  expect(found).toHaveLength(1);
  return found[0] ?? [];
};

/** A still of captions: letters, which are white strokes with these left edges, on a black box. */
const still = (letters: readonly number[], lower = 0): Buffer => {
  const strokes = letters.map(
    (left) =>
      `<rect x="${String(left)}" y="${String(262 + lower)}" width="2" height="11" fill="white"/>`,
  );
  const box =
    letters.length > 0 ? `<rect x="26" y="${String(252 + lower)}" width="128" height="34"/>` : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="320"><rect width="180" height="320" fill="#1e3a8a"/>${box}${strokes.join('')}</svg>`;
  return new Resvg(svg).render().asPng();
};

const words = [37, 53, 69, 85, 101, 117, 133];

test('there are twenty tasks, and a prompt says all that is graded', () => {
  expect(tasks).toHaveLength(20);
  expect(captions.prompt).toContain('1080 × 1920 pixels, 30 frames per second, 3 seconds');
});

test('each frame of a task has a picture, and no other picture is left', () => {
  for (const task of tasks) {
    const files = task.stills.map((frame) => path.basename(stillFile(task, frame)));
    const folder = path.dirname(stillFile(task, 0));
    const pictures = fs.readdirSync(folder).filter((file) => file.endsWith('.png'));
    expect(pictures, task.name).toEqual(files.toSorted());
  }
});

test('planted faults change solutions that have what they replace', () => {
  for (const {task, changes} of faults) {
    expect(changeReference(task, changes).answer).not.toEqual(changeReference(task, []).answer);
  }
});

test('a wrong size and a wrong duration are named', () => {
  expect(gradeComposition(captions, captions)).toEqual([]);
  expect(gradeComposition(captions, {...captions, width: 1920, durationInFrames: 89})).toEqual([
    'width is 1920 instead of 1080',
    'durationInFrames is 89 instead of 90',
  ]);
});

test('a still passes when it is the same, or a pixel lower', () => {
  expect(gradeStill(captions, 10, still(words), still(words))).toEqual([]);
  expect(gradeStill(captions, 10, still(words, 1), still(words))).toEqual([]);
});

test('a still without its caption, and one of another size, differ', () => {
  expect(gradeStill(captions, 10, still([]), still(words))).toEqual([
    expect.stringMatching(/^frame 10 differs from its image in \d+% of the tiles$/),
  ]);
  const [other] = tasks.filter(({width, height}) => width > height);
  if (!other) throw new Error('All tasks are upright.');
  const wide = fs.readFileSync(stillFile(other, other.stills[0] ?? 0));
  expect(gradeStill(captions, 10, wide, still(words))).toEqual([
    'frame 10 differs from its image in 100% of the tiles',
  ]);
});

test('other words of the same length are noticed where a task says that words stand', () => {
  const others = words.map((left) => left + 4);
  expect(gradeStill(captions, 10, still(others), still(words))).toEqual([
    'frame 10 has different words than its image',
  ]);
  expect(gradeStill({...captions, words: undefined}, 10, still(others), still(words))).toEqual([]);
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

test('an answer without the file fails', async () => {
  const found: string[] = [];
  await gradeAnswers(root, [{task: captions, answer: new Map()}], (_, problems) => {
    found.push(...problems);
  });
  expect(found).toEqual(['there is no Root.tsx']);
});
