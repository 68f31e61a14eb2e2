import path from 'node:path';

import type {PageCheck} from '../pageCheck';
import {checkCommands} from './checkCommands';

const root = path.resolve(__dirname, '../../..');

/** What is checked of pages, with what decides the outcome. */
export const commandsCheck: PageCheck = {
  name: 'commands',
  tools: [
    __dirname,
    path.join(root, 'src/config/toolkit.ts'),
    path.join(root, 'src/content'),
    path.join(root, 'src/data/templates.ts'),
    path.join(root, 'src/toolkit-api/cli'),
    path.join(root, 'src/upstream/cli'),
    path.join(root, 'package.json'),
  ],
  check: checkCommands,
};
