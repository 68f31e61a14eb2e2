import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {archiveName} from '@site/src/content/docsArchive';

/** Offers the archive that src/plugins/markdown-twins makes. */
export function AgentKit(): ReactNode {
  return (
    <p>
      {/* oxlint-disable-next-line @docusaurus/no-html-links -- a file to save, not a page to go to */}
      <a className="button button--primary" href={useBaseUrl(archiveName)} download>
        Download all pages as Markdown
      </a>
    </p>
  );
}
