import {useParameter} from './useParameter';

/** The tag in a URL parameter, and a function to change it; none on the server. */
export const useTagParameter = <T extends string>(
  parameter: string,
  isTag: (value: unknown) => value is T,
): [T | undefined, (tag: T | undefined) => void] => {
  const [value, choose] = useParameter(parameter);
  return [isTag(value) ? value : undefined, choose];
};
