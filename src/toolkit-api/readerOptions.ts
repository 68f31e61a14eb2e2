import path from 'node:path';
import type {ReaderOptions} from 'dts-api-model';

import {isToolkit} from '../config/toolkit';

/**
 * Modules of others whose types are read. The rest of what a declaration file imports (AWS, webpack, three…) stays
 * unresolved: no public option of the toolkit is declared there, and reading them would take ten times as long.
 */
const READ_MODULES = /^(?:react|csstype|zod|@react-three\/fiber|zustand)/;

/** Later releases of the toolkit name Zod's versions; the installed Zod 3 is the first of them under its older name. */
const ZOD_3 = 'zod/v3';

/** The installed package that brings Zod 4 for itself. */
const WITH_ZOD_4 = 'node_modules/@modelcontextprotocol/sdk';

/** How the types of the toolkit's packages are read. */
export const READER_OPTIONS: ReaderOptions = {
  isOwn: isToolkit,
  isRead: (specifier) => READ_MODULES.test(specifier),
  substitute: (specifier, root) => {
    if (specifier === ZOD_3) return {specifier: 'zod'};
    return specifier.startsWith('zod/')
      ? {specifier, root: path.join(root, WITH_ZOD_4)}
      : undefined;
  },
  isReleaseNumber: (text) => /^4\.0\.\d+$/.test(text),
};
