import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** A parameter of the page's address, and a function to change it; null, as on the server, when it is absent. */
export const useParameter = (
  name: string,
): [string | null, (value: string | undefined) => void] => {
  const history = useHistory();
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const change = (value: string | undefined): void => {
    const values = new URLSearchParams(history.location.search);
    if (value) values.set(name, value);
    else values.delete(name);
    history.replace({...history.location, search: values.toString()});
  };
  return [isBrowser ? new URLSearchParams(search).get(name) : null, change];
};
