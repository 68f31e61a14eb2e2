import type {Tool} from 'docs-mcp-package';

import type {SiteLibrary} from '../library';
import {apiTool} from './api';
import {explainErrorTool} from './explainError';
import {findSampleTool, readTool, searchTool} from './pages';
import {playgroundLinkTool} from './playgroundLink';
import {whatChangedTool} from './whatChanged';

/** What can be asked, in the order in which it is listed. */
export const tools: readonly Tool<SiteLibrary>[] = [
  searchTool,
  readTool,
  explainErrorTool,
  findSampleTool,
  apiTool,
  whatChangedTool,
  playgroundLinkTool,
];
