import {readVariable, type Environment} from './environment';

/**
 * Whether readers can keep an offline copy, which `OFFLINE_COPY=off` turns off.
 *
 * @throws if the variable has a different value
 */
export const isOfflineCopyOn = (environment: Environment): boolean => {
  const value = readVariable(environment, 'OFFLINE_COPY');
  if (value === undefined || value === 'on') return true;
  if (value === 'off') return false;
  throw new Error(`OFFLINE_COPY is "${value}": set it to "off" or "on", or leave it out.`);
};
