import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

interface Props {
  /** A schema.org object with its context. */
  data: object;
}

/** Adds structured data to the head of the page, as JSON-LD without `<`: then it is no markup either. */
export function StructuredData({data}: Props): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">
        {JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}
      </script>
    </Head>
  );
}
