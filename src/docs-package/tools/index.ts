import type {Tool} from '../tool';
import {apiTool} from './api';
import {explainErrorTool} from './explainError';
import {findSampleTool} from './findSample';
import {playgroundLinkTool} from './playgroundLink';
import {readTool} from './read';
import {searchTool} from './search';
import {whatChangedTool} from './whatChanged';

/** What can be asked, in the order in which it is listed. */
export const tools: readonly Tool[] = [
  searchTool,
  readTool,
  explainErrorTool,
  findSampleTool,
  apiTool,
  whatChangedTool,
  playgroundLinkTool,
];
