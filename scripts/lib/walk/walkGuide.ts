import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Finding} from 'mdx-docs-checker/findings';

import {openAnswers, type Answers} from './answers';
import {factProblems} from './measure';
import {openComponent} from './openComponent';
import type {Guide, WalkStep} from './readGuide';
import {missingLine, runCommands} from './runCommands';
import {makeProject, type ScratchProject} from './scratchProject';

/** How a walk went. */
export interface WalkResult {
  readonly findings: readonly Finding[];
  /** What was done, by kind. */
  readonly counts: Readonly<Record<WalkStep['kind'], number>>;
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

/** The name under which a file exports its component; the last one of several. */
const lastComponent = (code: string): string =>
  [...code.matchAll(/^export (?:const|function) ([A-Z]\w*)/gmu)].at(-1)?.[1] ?? 'default';

/** A root that registers the component that a guide says to put into a composition. */
const rootCode = (file: string, name: string, id: string, props: string): string =>
  `import {Composition} from 'remotion';
import {${name} as Component} from './${file.replace(/\.[jt]sx?$/u, '')}';

export const RemotionRoot = () => (
  <Composition id="${id}" component={Component} durationInFrames={60} fps={30} width={1280} height={720} defaultProps={${props}} />
);
`;

/**
 * Follows a guide in a scratch project. After a command that fails, the rest of the guide is left out.
 *
 * @param root the site's root
 * @param isKept whether the project stays, for a look at it
 */
export const walkGuide = async (
  root: string,
  {page, steps, problems}: Guide,
  isKept = false,
): Promise<WalkResult> => {
  const findings: Finding[] = [...problems];
  const counts = {
    project: 0,
    file: 0,
    commands: 0,
    prints: 0,
    answer: 0,
    use: 0,
    expect: 0,
    open: 0,
  };
  let printed = '';
  let answers: Answers | undefined;
  let project: ScratchProject | undefined;
  let folder = '';

  const commands = async (
    from: ScratchProject,
    step: Extract<WalkStep, {kind: 'commands'}>,
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
  const take = async (step: WalkStep): Promise<string[]> => {
    if (step.kind === 'project') {
      project?.remove();
      project = makeProject(root, step.start, step.media);
      folder = project.folder;
      return [];
    }
    if (!project) return [];
    switch (step.kind) {
      case 'file': {
        const file = path.join(folder, step.name);
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, answers?.redirect(step.text) ?? step.text);
        return [];
      }
      case 'answer':
        answers ??= await openAnswers();
        answers.add(step.address, step.body);
        return [];
      case 'use': {
        const name = lastComponent(readFileSync(path.join(folder, step.file), 'utf8'));
        const rootFile = path.join(folder, 'src/Root.tsx');
        writeFileSync(
          rootFile,
          rootCode(path.relative('src', step.file), name, step.id, step.props),
        );
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
        return factProblems(root, path.join(folder, step.file), step.facts).map(
          (problem) => `${step.file} ${problem}`,
        );
      case 'open': {
        const problem = await openComponent(folder, step.file, step.props, step.text);
        return problem === undefined ? [] : [problem];
      }
    }
  };

  try {
    for (const step of steps) {
      counts[step.kind]++;
      const messages = await take(step).catch((error: unknown) => [
        error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
      ]);
      const {line, column} = step;
      findings.push(
        ...messages.map((message) => ({file: page, line, column, code: 'walk', message})),
      );
      if (messages.length > 0 && step.kind === 'commands') break;
    }
  } finally {
    answers?.close();
    if (isKept) console.log(`${page}: ${folder}`);
    else project?.remove();
  }
  return {findings, counts};
};
