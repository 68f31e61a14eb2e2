// Tasks for assistants, and the grades of their answers.
import fs from 'node:fs';
import path from 'node:path';
import {counted} from 'mdx-docs-checker/findings';

import {changeReference, faults} from './lib/exam/faults';
import {gradeAnswers} from './lib/exam/gradeAnswers';
import {readAnswer, readTasks, referenceFolder, taskNamed} from './lib/exam/tasks';
import {runMain} from './lib/runMain';

const HELP = `Grades an assistant's answers to twenty tasks by compiling, linting, and rendering them.

  npm run exam                            grade the reference solutions
  npm run exam -- --list                  print the task names
  npm run exam -- --prompt three-scenes   print what to give to an assistant
  npm run exam -- --answers <folder>      grade <folder>/<task>/Root.tsx for each task; a missing one fails
  npm run exam -- --only three-scenes     only these tasks, separated by commas
  npm run exam -- --faults                grade solutions with planted faults, and check that each one is caught
  npm run exam -- --record                render the tasks' images again from the reference solutions

scripts/lib/exam/README.md explains how to add a task and what a grade means.

Exit codes: 0 all answers passed (with --faults: all faults were caught), 1 some didn't, 2 wrong arguments`;

const root = path.resolve(__dirname, '..');

/** Grades solutions with planted faults. */
const checkFaults = async (): Promise<void> => {
  let noticed = 0;
  for (const {what, task: name, changes, problems: expected} of faults) {
    await gradeAnswers(root, [changeReference(name, changes)], (_, problems) => {
      const isNoticed =
        problems.length === expected.length &&
        expected.every((start, index) => problems[index]?.startsWith(start));
      if (isNoticed) noticed++;
      console.log(`${isNoticed ? '✓' : '✗'} ${name}: ${what}`);
      if (!isNoticed) console.log(`    found: ${problems.join(', ') || 'nothing'}`);
    });
  }
  console.log(`${String(noticed)} of ${counted(faults.length, 'fault')} caught`);
  if (noticed < faults.length) process.exitCode = 1;
};

runMain(
  {
    help: HELP,
    errorCode: 2,
    options: {
      faults: {type: 'boolean', default: false},
      list: {type: 'boolean', default: false},
      record: {type: 'boolean', default: false},
      prompt: {type: 'string'},
      answers: {type: 'string'},
      only: {type: 'string'},
    },
  },
  async ({values}) => {
    if (values.faults) {
      await checkFaults();
      return;
    }
    if (values.list) {
      for (const {name} of readTasks()) console.log(name);
      return;
    }
    if (values.prompt !== undefined) {
      console.log(taskNamed(values.prompt).prompt);
      return;
    }
    const {answers, record} = values;
    if (record && answers !== undefined) {
      throw new Error('Images are rendered from the reference solutions: leave out --answers.');
    }
    if (answers !== undefined && !fs.existsSync(answers))
      throw new Error(`There is no ${answers}.`);
    const tasks = values.only?.split(',').map(taskNamed) ?? readTasks();
    const submissions = tasks.map((task) => ({
      task,
      answer: readAnswer(
        answers === undefined ? referenceFolder(task) : path.join(answers, task.name),
      ),
    }));
    let passed = 0;
    await gradeAnswers(
      root,
      submissions,
      ({name}, problems) => {
        if (problems.length === 0) passed++;
        console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}`);
        for (const problem of problems) console.log(`    ${problem}`);
      },
      record,
    );
    console.log(`${String(passed)} of ${counted(tasks.length, 'answer')} passed`);
    if (passed < tasks.length) process.exitCode = 1;
  },
);
