import path from 'node:path';

import type {PageCheck} from '../pageCheck';
import {checkNames} from './checkNames';

const root = path.resolve(__dirname, '../../..');

/** What is checked of pages, with what decides the outcome. */
export const namesCheck: PageCheck = {
  name: 'names',
  tools: [__dirname, path.join(root, 'src/content'), path.join(root, 'cspell-words.txt')],
  check: checkNames,
};
