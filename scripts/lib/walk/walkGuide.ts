import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {walkGuide as walkSteps, type WalkResult} from 'mdx-docs-checker/guides';

import {openAnswers, type Answers} from './answers';
import {factProblems} from './measure';
import {openComponent} from './openComponent';
import type {OwnStep, SiteGuide} from './readGuide';
import {makeProject} from './scratchProject';

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
  guide: SiteGuide,
  isKept = false,
): Promise<WalkResult> => {
  let answers: Answers | undefined;

  /** Returns what is wrong, one message each. */
  const take = async (step: OwnStep, folder: string): Promise<string[]> => {
    switch (step.kind) {
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
      case 'open': {
        const problem = await openComponent(folder, step.file, step.props, step.text);
        return problem === undefined ? [] : [problem];
      }
    }
  };

  try {
    const result = await walkSteps(guide, {
      makeProject: (start, media) => makeProject(root, start, media),
      factProblems: (file, facts) => factProblems(root, file, facts),
      take,
      rewrite: (text) => answers?.redirect(text) ?? text,
      isKept,
    });
    if (isKept) console.log(`${guide.page}: ${result.folder}`);
    return result;
  } finally {
    answers?.close();
  }
};
