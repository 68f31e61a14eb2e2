import {readAnswer, referenceFolder, taskNamed, type Answer, type Task} from './tasks';

/** A reference solution with a mistake, which the grader has to notice after rendering it. */
export interface Fault {
  readonly what: string;
  readonly task: string;
  /** What is replaced in the code. */
  readonly changes: readonly (readonly [from: string, to: string])[];
  /** The problems that the grader names: the start of each. */
  readonly problems: readonly string[];
}

export const faults: readonly Fault[] = [
  {
    what: 'a wrong size and a wrong duration',
    task: 'three-scenes',
    changes: [
      ['width={1280}', 'width={1080}'],
      ['durationInFrames={120}', 'durationInFrames={119}'],
    ],
    problems: ['width is 1080 instead of 1280', 'durationInFrames is 119 instead of 120'],
  },
  {
    what: 'a missing caption',
    task: 'captions-on-a-clip',
    changes: [[", 'the end'", '']],
    problems: ['frame 75 differs'],
  },
  {
    what: 'two captions that are swapped',
    task: 'captions-on-a-clip',
    changes: [["'First words', 'then more'", "'then more', 'First words'"]],
    problems: ['frame 10 has different words', 'frame 40 has different words'],
  },
  {
    what: 'a missing title without a box around it',
    task: 'props-in-a-title',
    changes: [['{title}\n', '{title && null}\n']],
    problems: ['frame 20 differs'],
  },
  {
    what: 'a counterclockwise turn',
    task: 'rotating-square',
    changes: [['frame * 6', 'frame * -6']],
    problems: ['frame 5 differs', 'frame 10 differs'],
  },
  {
    what: 'dots that stay where they are',
    task: 'seeded-dots',
    changes: [['/ 15', '/ 30']],
    problems: ['frame 15 differs'],
  },
  {
    what: 'a wrong id',
    task: 'color-change',
    changes: [['id="Main"', 'id="Other"']],
    problems: ["it can't be rendered: "],
  },
];

/**
 * A task's reference solution in which texts are replaced.
 *
 * @throws when there is no such task, or its solution doesn't have a text
 */
export const changeReference = (
  name: string,
  changes: Fault['changes'],
): {task: Task; answer: Answer} => {
  const task = taskNamed(name);
  let code = readAnswer(referenceFolder(task)).get('Root.tsx') ?? '';
  for (const [from, to] of changes) {
    if (!code.includes(from)) throw new Error(`The solution of ${name} doesn't have ${from}`);
    code = code.replace(from, to);
  }
  return {task, answer: new Map([['Root.tsx', code]])};
};
