import type {ReactNode} from 'react';

import type {SearchHit, TextPart} from '../index.ts';

/** Text with the query's matches marked; always text, never HTML. */
export function MarkedText({parts}: {parts: readonly TextPart[]}): ReactNode {
  return parts.map(({text, match}, index) =>
    // Parts have no identity but their index.
    match ? <mark key={index}>{text}</mark> : text,
  );
}

/** Title of a hit's page and, if it is a section, its heading. */
export function HitTitle({title, heading}: Pick<SearchHit, 'title' | 'heading'>): ReactNode {
  return (
    <>
      <MarkedText parts={title} />
      {heading.length > 0 && (
        <>
          {' › '}
          <MarkedText parts={heading} />
        </>
      )}
    </>
  );
}

/** Package and breadcrumb of a hit on one line, each label once. */
export const whereOf = ({
  packageName,
  breadcrumb,
}: Pick<SearchHit, 'packageName' | 'breadcrumb'>): string =>
  [packageName, ...breadcrumb]
    .filter((label, index, all) => label !== null && all.indexOf(label) === index)
    .join(' › ');
