import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {Finding} from '../findings';
import type {Fact} from './facts';
import type {Guide, GuideStep} from './readGuide';
import {missingLine, runCommands, type ScratchProject} from './runCommands';

/** How a walk went. */
export interface WalkResult {
  readonly findings: readonly Finding[];
  /** What was done: how many files, blocks of commands, expected results, and steps of each further verb. */
  readonly counts: ReadonlyMap<string, number>;
  /** The folder of the project at the end. */
  readonly folder: string;
}

/** What a walk needs from its site. */
export interface Walker<Start extends string, Own> {
  /** Makes the project that a guide starts from, with small files in place of the named media. */
  readonly makeProject: (start: Start, media: readonly string[]) => ScratchProject;
  /** Compares a file with what the guide says about it, and returns what's wrong. */
  readonly factProblems: (file: string, facts: readonly Fact[]) => readonly string[];
  /** Takes a step of a further verb in a folder, and returns what's wrong. */
  readonly take: (own: Own, folder: string) => Promise<readonly string[]>;
  /** Changes the text of a file before it's written. */
  readonly rewrite?: (text: string) => string;
  /** Whether the project stays, for a look at it. */
  readonly isKept?: boolean;
}

const LAST_LINES = 4;

/** What a command said last, after the first line about an error. */
const lastLines = (printed: string): string => {
  const lines = printed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const error = lines.findIndex((line) => /\berror\b|Error:/iu.test(line));
  const last = Math.max(error + 1, lines.length - LAST_LINES);
  return [...(error === -1 ? [] : lines.slice(error, error + 1)), ...lines.slice(last)].join(' | ');
};

/** Follows a guide in a scratch project. After a command that fails, the rest of the guide is left out. */
export const walkGuide = async <Start extends string, Own>(
  {page, steps, problems}: Guide<Start, Own>,
  {makeProject, factProblems, take, rewrite = (text) => text, isKept = false}: Walker<Start, Own>,
): Promise<WalkResult> => {
  const findings: Finding[] = [...problems];
  const counts = new Map<string, number>();
  let printed = '';
  let project: ScratchProject | undefined;
  let folder = '';

  const commands = async (
    from: ScratchProject,
    step: Extract<GuideStep<Start, Own>, {kind: 'commands'}>,
  ): Promise<string | undefined> => {
    const outcome = await runCommands(from, folder, step.code, step.until);
    folder = outcome.folder;
    printed = outcome.printed;
    const said = lastLines(outcome.printed);
    if (step.until !== undefined) {
      return outcome.isReady ? undefined : `"${step.until}" was not printed: ${said}`;
    }
    if (outcome.exitCode === undefined) return `the commands take too long: ${said}`;
    if (step.fails !== outcome.exitCode > 0) {
      return step.fails ? 'the commands should fail' : `the commands fail: ${said}`;
    }
    const line = step.output === undefined ? undefined : missingLine(step.output, outcome.printed);
    return line === undefined ? undefined : `"${line}" was not printed: ${said}`;
  };

  /** Returns what is wrong, one message each. */
  const takeStep = async (step: GuideStep<Start, Own>): Promise<readonly string[]> => {
    if (step.kind === 'project') {
      project?.remove();
      project = makeProject(step.start, step.media);
      folder = project.folder;
      return [];
    }
    if (!project) return [];
    switch (step.kind) {
      case 'file': {
        const file = path.join(folder, step.name);
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, rewrite(step.text));
        return [];
      }
      case 'prints':
        return missingLine(step.text, printed) === undefined
          ? []
          : [`"${step.text}" was not printed: ${lastLines(printed)}`];
      case 'commands': {
        const problem = await commands(project, step);
        return problem === undefined ? [] : [problem];
      }
      case 'expect':
        return factProblems(path.join(folder, step.file), step.facts).map(
          (problem) => `${step.file} ${problem}`,
        );
      case 'own':
        return take(step.own, folder);
    }
  };

  try {
    for (const step of steps) {
      const name = step.kind === 'own' ? step.verb : step.kind;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      const messages = await takeStep(step).catch((error: unknown) => [
        error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
      ]);
      const {line, column} = step;
      findings.push(
        ...messages.map((message) => ({file: page, line, column, code: 'walk', message})),
      );
      if (messages.length > 0 && step.kind === 'commands') break;
    }
  } finally {
    if (!isKept) project?.remove();
  }
  return {findings, counts, folder};
};
