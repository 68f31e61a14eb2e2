import type {ReactNode} from 'react';
import type {TextPart} from 'embedded-docs-search';

/** Text with the query's matches marked; always text, never HTML. */
export function MarkedText({parts}: {parts: readonly TextPart[]}): ReactNode {
  return parts.map(({text, match}, index) =>
    // Parts have no identity but their index.
    match ? <mark key={index}>{text}</mark> : text,
  );
}
