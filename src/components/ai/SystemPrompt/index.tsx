import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Offers static/system-prompt.md as a file. */
export function SystemPrompt(): ReactNode {
  return (
    <p>
      {/* oxlint-disable-next-line @docusaurus/no-html-links -- a file to save, not a page to go to */}
      <a className="button button--primary" href={useBaseUrl('/system-prompt.md')} download>
        Download the system prompt
      </a>
    </p>
  );
}
