// The entry of the program; it is bundled as CommonJS into the folder of its package.
import {openLibrary} from 'docs-mcp-package';
import {runProgram} from 'docs-mcp-package/program';

import {program} from './program.mjs';

runProgram(program, () => openLibrary(__dirname, 'Kettle'));
