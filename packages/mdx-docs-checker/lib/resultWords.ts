// The words of fences that decide which samples are executed.
import {flag, text, value} from './fenceGrammar';

const CODE = ['ts', 'typescript', 'tsx', 'js', 'javascript', 'jsx'];

/** Words for a table of keys: see `createFenceGrammar`. */
export const RESULT_WORDS = {
  run: flag('run', {
    does: 'executed; results are compared with the comments behind expressions',
    languages: CODE,
  }),
  throws: value('run throws="input can not be undefined"', text, {
    does: 'the whole sample ends in this error',
    languages: CODE,
    needs: 'run',
  }),
  output: flag('output', {does: 'what the sample above prints'}),
};
