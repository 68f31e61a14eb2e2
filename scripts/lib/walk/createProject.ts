import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** How long a create command may take, in milliseconds. */
const TIME_LIMIT = 180_000;

/** What a create command did. */
export interface Creation {
  /** Where it made the project; the folder may not exist. */
  readonly folder: string;
  /** The repository that it downloads, as an address; undefined when it asks for none. */
  readonly repository: string | undefined;
  /** Whether the repository could be downloaded: without a connection, nothing is made. */
  readonly isReachable: boolean;
  readonly exitCode: number | null;
  /** The last thing that it printed. */
  readonly said: string;
  readonly remove: () => void;
}

/** How a program ended. */
interface Outcome {
  readonly exitCode: number | null;
  readonly printed: string;
}

/** A question that waits for an answer, with the answer no. */
const answerTo = (printed: string): string | undefined => {
  if (/\(Y\/n\):\s*$/u.test(printed)) return 'n\n';
  return /\?[^\n]*›[^\n]*$/u.test(printed) ? '0\n' : undefined;
};

/** Runs a program that may ask questions: each is answered with no. */
const run = async (
  program: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<Outcome> => {
  const child = spawn(program, args, {cwd, env: {...process.env, ...env}});
  let printed = '';
  let unanswered = '';
  const read = (chunk: Buffer): void => {
    printed += chunk.toString();
    unanswered += chunk.toString();
    const answer = answerTo(unanswered);
    if (answer === undefined) return;
    unanswered = '';
    child.stdin.write(answer);
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  // It ended before it read the answer.
  child.stdin.on('error', () => undefined);
  const timer = setTimeout(() => child.kill(), TIME_LIMIT);
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  }).finally(() => {
    clearTimeout(timer);
  });
  return {exitCode, printed};
};

/** The archive of a repository in a folder; undefined where it has none. */
const archiveIn = (archives: string | undefined, repository: string): string | undefined => {
  const [name = '', owner = ''] = repository.split('/').reverse();
  const file = path.join(archives ?? '', `${owner}+${name}.tar.gz`);
  return archives !== undefined && existsSync(file) ? file : undefined;
};

/** Clones a repository, or unpacks its archive. */
const clone = async (
  work: string,
  args: readonly string[],
  repository: string,
  archives: string | undefined,
): Promise<Outcome & {isReachable: boolean}> => {
  const archive = archiveIn(archives, repository);
  if (archive !== undefined) {
    const folder = args.at(-1) ?? '';
    mkdirSync(path.join(work, folder));
    const words = ['-xzf', archive, '--strip-components=1', '-C', folder];
    return {...(await run('tar', words, work, {})), isReachable: true};
  }
  const outcome = await run('git', args, work, {GIT_TERMINAL_PROMPT: '0'});
  return {
    ...outcome,
    isReachable: !/Could not resolve host|Failed to connect/u.test(outcome.printed),
  };
};

/** Runs create-video and notes what it downloads. */
const createVideo = async (
  work: string,
  args: readonly string[],
  archives: string | undefined,
): Promise<Outcome & {isReachable: boolean; repository: string | undefined}> => {
  const requests = path.join(work, '../requests');
  const outcome = await run('npx', ['--yes', ...args], work, {
    NODE_OPTIONS: `--require=${JSON.stringify(path.join(__dirname, 'archiveHook.cjs'))}`,
    WALK_REQUESTS: requests,
    ...(archives === undefined ? {} : {WALK_ARCHIVES: path.resolve(archives)}),
  });
  const noted = existsSync(requests) ? readFileSync(requests, 'utf8').trim().split('\n') : [];
  return {...outcome, repository: noted[0], isReachable: !noted.includes('unreachable')};
};

/**
 * Runs a create command in an empty folder, as a reader would, with the create-video that npm has, and
 * declines what it offers to add.
 *
 * @param command such as `npx create-video@latest --blank my-video`, or `git clone <address> my-video`
 * @param archives a folder of `<owner>+<name>.tar.gz`, taken in place of what GitHub has
 * @throws when the command is another one
 */
export const createProject = async (command: string, archives?: string): Promise<Creation> => {
  const [program = '', ...args] = command.split(/\s+/u);
  const cloned = args.find((word) => word.startsWith('https://github.com/'));
  const top = mkdtempSync(path.join(os.tmpdir(), 'walk-create-'));
  const work = path.join(top, 'work');
  mkdirSync(work);
  const remove = (): void => {
    rmSync(top, {recursive: true, force: true});
  };
  const outcome = async (): Promise<Omit<Creation, 'folder' | 'said' | 'remove'> & Outcome> => {
    if (program === 'npx') return createVideo(work, args, archives);
    if (program !== 'git' || cloned === undefined)
      throw new Error(`"${command}" creates no project`);
    return {...(await clone(work, args, cloned, archives)), repository: cloned};
  };
  try {
    const {printed, ...rest} = await outcome();
    const said = printed.trim().split('\n').at(-1)?.trim() ?? '';
    return {...rest, folder: path.join(work, args.at(-1) ?? ''), said, remove};
  } catch (error) {
    remove();
    throw error;
  }
};
