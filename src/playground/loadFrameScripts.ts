import {createScriptLoader} from 'react-docs-playground';

import scripts from '@generated/playground/default/scripts.json';

/** Loads a script of the frame, after those that it needs. */
export const loadFrameScripts = createScriptLoader(scripts);
