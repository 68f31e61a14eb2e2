import {spawn} from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/**
 * Runs one of the project's installed tools in its root, with its output on the terminal.
 *
 * @param environment added to the variables of this process
 * @returns the tool's exit code
 * @throws when the tool can't be started
 */
export const runTool = (
  tool: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(path.join(root, 'node_modules/.bin', tool), args, {
      cwd: root,
      stdio: 'inherit',
      env: {...process.env, ...environment},
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      resolve(code ?? 1);
    });
  });
