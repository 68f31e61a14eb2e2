import {readVariable, type Environment} from './environment';

/** Set by `npm run build -- --plain-host`. */
export const plainHostVariable = 'PLAIN_HOST';

/** Whether the host sends no headers, so that each page has its policy in a meta tag. */
export const isPlainHost = (environment: Environment): boolean =>
  readVariable(environment, plainHostVariable) === 'on';
