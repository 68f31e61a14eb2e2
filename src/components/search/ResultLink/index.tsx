import type {MouseEvent, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {preloadRoute} from 'docusaurus-lean-start/preload-route';

import {isPlainClick} from '@site/src/components/navigation/isPlainClick';

import {isExternal} from '../links';

interface Props {
  url: string;
  className?: string;
  children: ReactNode;
  onFollow?: () => void;
}

/**
 * A link to a result; within the site it navigates on the client. Unlike the site's usual links it
 * prefetches nothing while it is merely in view, because a list of results changes with each key
 * press.
 */
export function ResultLink({url, className, children, onFollow}: Props): ReactNode {
  const history = useHistory();
  const follow = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    onFollow?.();
    if (isExternal(url)) return;
    event.preventDefault();
    history.push(url);
  };
  return (
    // oxlint-disable-next-line @docusaurus/no-html-links -- the usual link would load each result in view
    <a
      className={className}
      href={url}
      onClick={follow}
      onMouseEnter={() => {
        if (!isExternal(url)) preloadRoute(url);
      }}
    >
      {children}
    </a>
  );
}
