import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** The tag in a URL parameter, and a function to change it; none on the server. */
export const useTagParameter = <T extends string>(
  parameter: string,
  isTag: (value: unknown) => value is T,
): [T | undefined, (tag: T | undefined) => void] => {
  const history = useHistory();
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const value = isBrowser ? new URLSearchParams(search).get(parameter) : null;
  const choose = (tag: T | undefined): void => {
    const values = new URLSearchParams(history.location.search);
    if (tag) values.set(parameter, tag);
    else values.delete(parameter);
    history.replace({...history.location, search: values.toString()});
  };
  return [isTag(value) ? value : undefined, choose];
};
