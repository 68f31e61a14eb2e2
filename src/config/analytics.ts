import {readVariable, type Environment} from './environment';

/**
 * Reads the id under which page views are counted from `ANALYTICS_ID`. If it isn't set, returns undefined,
 * and nothing is counted. Throws if it isn't a Google Analytics 4 measurement ID.
 */
export const readAnalyticsId = (environment: Environment): string | undefined => {
  const id = readVariable(environment, 'ANALYTICS_ID');
  if (id !== undefined && !/^G-[A-Z0-9]{4,20}$/.test(id)) {
    throw new Error(
      `ANALYTICS_ID is "${id}", which is not a Google Analytics 4 measurement ID.\n` +
        'It begins with "G-", followed by 4 to 20 capital letters and digits, such as G-AB12CD34EF. ' +
        'Leave the variable unset to turn analytics off.',
    );
  }
  return id;
};
