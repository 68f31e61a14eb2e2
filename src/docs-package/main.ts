// The entry of the docs package's program.
import {runProgram} from 'docs-mcp-package/program';

import {openSiteLibrary} from './library';
import {program} from './program';

runProgram(program, () => openSiteLibrary(__dirname));
