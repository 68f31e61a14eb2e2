import type {ReactNode} from 'react';

import type {TextPart} from '@site/src/search/searchEngine';

/** Text with what the query found marked; always text, never HTML. */
export function MarkedText({parts}: {parts: readonly TextPart[]}): ReactNode {
  return parts.map(({text, match}, index) =>
    // Pieces have no identity but their place.
    match ? <mark key={index}>{text}</mark> : text,
  );
}
