import {useLayoutEffect, useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

interface Props {
  /** Id of the list, unique on the page. */
  listId: string;
  /** The allowed tags by URL parameter; items have theirs in `data-<parameter>`. */
  tags: Readonly<Record<string, readonly string[]>>;
}

const styleId = 'early-style';

/** Runs inline in the page's HTML, so it must not use anything outside itself. */
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
 * Hides the items that the address filters out, before the first paint and with CSS only. It must
 * come before the list. React then removes the same items, so nothing moves.
 */
export function FirstPaintFilter(props: Props): ReactNode {
  const isBrowser = useIsBrowser();
  // After the first page view React renders the filtered list. The dev server sends no HTML.
  const [isFromServer] = useState(!isBrowser && process.env.NODE_ENV === 'production');
  useLayoutEffect(() => {
    if (isBrowser) document.getElementById(styleId)?.remove();
  }, [isBrowser]);
  return isFromServer && <script dangerouslySetInnerHTML={{__html: scriptOf(props)}} />;
}
