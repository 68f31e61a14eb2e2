// Change: where the text begins, a line for readers that take only the article: the page as Markdown, and the
// list of all pages. People don't see it.
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocItemContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';

import {listName, twinAddress} from 'docusaurus-markdown-pages/address';

export default function DocItemContentWithPointer({children}: Props): ReactNode {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const twin = twinAddress(pathname.slice(baseUrl.length));
  return (
    <DocItemContent>
      <p className="visually-hidden" data-markdown-ignore="">
        This page as Markdown: {baseUrl + twin}. All pages: {baseUrl + listName}.
      </p>
      {children}
    </DocItemContent>
  );
}
