// Change: pages with `bare: true` in their front matter come without navbar and footer, to be embedded.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import LayoutProvider from '@theme/Layout/Provider';
import type {Props} from '@theme/MDXPage';
import MDXContent from '@theme/MDXContent';
import MDXPage from '@theme-original/MDXPage';

export default function MDXPageOrBare(props: Props): ReactNode {
  const {content: Content} = props;
  const {title, description, frontMatter} = Content.metadata;
  if (!('bare' in frontMatter && frontMatter.bare === true)) return <MDXPage {...props} />;
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      <main>
        <MDXContent>
          <Content />
        </MDXContent>
      </main>
    </LayoutProvider>
  );
}
