/**
 * The port that a value such as that of PORT names, or 3000 when there is none.
 *
 * @throws when it is not a port number; the message names the value
 */
export const readPort = (value: string | undefined, name = 'PORT'): number => {
  if (value === undefined || value === '') return 3000;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Error(`${name} is "${value}": use a number from 1 to 65535.`);
};
