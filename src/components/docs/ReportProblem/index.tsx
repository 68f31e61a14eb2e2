import type {ReactNode, SyntheticEvent} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';

import {reportAddress, type ReportPlace} from './reportAddress';

interface Props {
  /** The heading that the link is about; without one, it's the one that the address names. */
  readonly heading?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The selected text of the page, with the last heading before it. */
const selectedPlace = (): Omit<ReportPlace, 'path'> | undefined => {
  const selection = document.getSelection();
  const article = document.querySelector('main');
  if (!selection?.rangeCount || !selection.toString().trim()) return undefined;
  const {startContainer} = selection.getRangeAt(0);
  if (!article?.contains(startContainer)) return undefined;
  const before = [...article.querySelectorAll(':is(h2, h3, h4, h5, h6)[id]')].filter(
    (heading) =>
      heading.contains(startContainer) ||
      heading.compareDocumentPosition(startContainer) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return {heading: before.at(-1)?.id, quote: selection.toString()};
};

/** A link to a new issue about the page, which quotes the text that is selected when the link is reached. */
export const ReportProblem = ({heading, className, children}: Props): ReactNode => {
  const {pathname, hash} = useLocation();
  const complete = ({currentTarget}: SyntheticEvent<HTMLAnchorElement>): void => {
    const named = heading ?? (hash ? decodeURIComponent(hash.slice(1)) : undefined);
    currentTarget.href = reportAddress({
      path: pathname,
      ...(selectedPlace() ?? {heading: named}),
    });
  };
  return (
    <Link
      className={className}
      to={reportAddress({path: pathname, heading})}
      title="Select text first to quote it in the report"
      onPointerEnter={complete}
      onFocus={complete}
      onClick={complete}
    >
      {children}
    </Link>
  );
};
