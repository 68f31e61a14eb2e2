import {execFileSync} from 'node:child_process';

/** How long a change that nobody has approved is reported. */
const reported = '7.days';

const trailer = 'Looks';
const approval = 'changed';

/**
 * The commit whose looks are right: the last one whose message says so, in a line `Looks: changed` at its end, or
 * the last one of a week ago, whichever is later.
 *
 * @throws without a history that goes back so far
 */
export const approvedCommit = (root: string): string => {
  const git = (...args: string[]): string =>
    execFileSync('git', args, {cwd: root, encoding: 'utf8'}).trim();
  const old = git('rev-list', '-1', `--before=${reported}`, 'HEAD');
  if (old === '') {
    throw new Error(
      'The history here is shorter than a week: pass what to compare with, --before <folder or revision>.',
    );
  }
  const commits = git(
    'log',
    `--format=%H %(trailers:key=${trailer},valueonly,separator=%x20)`,
    `${old}..HEAD`,
  );
  const approved = commits
    .split('\n')
    .map((line) => line.split(' '))
    .find(([, ...values]) => values.includes(approval));
  return approved?.[0] ?? old;
};
