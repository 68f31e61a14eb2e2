import npmToYarn from 'npm-to-yarn';

import {packageManagerTabs} from '../config/packageManagers';

const [, ...others] = packageManagerTabs.names;

type Manager = (typeof others)[number];

/** How each manager runs a command of a project dependency. */
const run: Record<Manager, string> = {pnpm: 'pnpm exec', yarn: 'yarn', bun: 'bunx'};

/**
 * Translates npm commands. Two of the toolkit's need more than the general rules: `remotion` is a
 * command of an installed package, and `create-video` is an initializer.
 */
const translate = (code: string, manager: Manager): string =>
  code
    .split('\n')
    .map((line) => {
      if (/^npx remotion\b/.test(line)) return line.replace('npx', run[manager]);
      if (/^npx create-video\b/.test(line)) {
        return line.replace(/^npx create-video(@latest)?/, `${manager} create video`);
      }
      return npmToYarn(line, manager);
    })
    .join('\n');

type Converter = [name: Manager, convert: (code: string) => string];

/** Converters for the npm2yarn plugin: one tab each, after npm's own. */
export const packageManagers: Converter[] = others.map((manager) => [
  manager,
  (code) => translate(code, manager),
]);
