import path from 'node:path';

import type {PageCheck} from '../pageCheck';
import {checkMessages} from './checkMessages';

const root = path.resolve(__dirname, '../../..');

/** What is checked of pages, with what decides the outcome. */
export const messagesCheck: PageCheck = {
  name: 'messages',
  tools: [
    ...['checkMessages', 'corpus', 'match', 'texts', 'vocabulary'].map((name) =>
      path.join(__dirname, `${name}.ts`),
    ),
    path.join(root, 'src/content'),
    path.join(root, 'cspell-words.txt'),
  ],
  check: checkMessages,
};
