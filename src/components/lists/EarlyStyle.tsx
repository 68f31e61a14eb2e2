import {useLayoutEffect, useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

interface Props {
  /** Id of the list, unique on the page. */
  listId: string;
  /** The tags to filter by, by parameter of the address; items have theirs in `data-<parameter>`. */
  tags: Readonly<Record<string, readonly string[]>>;
}

const styleId = 'early-style';

/** Runs in the page's HTML, as it is: uses nothing outside itself. */
function filterCss(listId: string, tags: Record<string, string[]>): string {
  const parameters = new URLSearchParams(window.location.search);
  return Object.keys(tags)
    .map((name) => {
      const tag = parameters.get(name) ?? '';
      return tags[name]?.includes(tag)
        ? `#${listId}>:not([data-${name}~="${tag}"]){display:none}`
        : '';
    })
    .join('');
}

const scriptOf = ({listId, tags}: Props): string =>
  `(function(){var s=document.createElement('style');s.id='${styleId}';` +
  `s.textContent=(${String(filterCss)})('${listId}',${JSON.stringify(tags)});` +
  `document.head.appendChild(s)})()`;

/**
 * Hides what the address filters out of the server's list, before the first paint and by CSS alone: stands
 * before the list. React then does the same to the elements, and nothing moves.
 */
export function EarlyStyle(props: Props): ReactNode {
  const isBrowser = useIsBrowser();
  // After the first page view the list is right at once. The dev server sends no HTML of its own.
  const [isFromServer] = useState(!isBrowser && process.env.NODE_ENV === 'production');
  useLayoutEffect(() => {
    if (isBrowser) document.getElementById(styleId)?.remove();
  }, [isBrowser]);
  return isFromServer && <script dangerouslySetInnerHTML={{__html: scriptOf(props)}} />;
}
