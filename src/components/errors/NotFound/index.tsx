import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {
  readableAddress,
  suggestPages,
  wordsOf,
  type PageName,
  type Suggestion,
} from 'embedded-docs-search/suggest';

import {maxQueryLength} from '@site/src/search/searchEngine';

import styles from './styles.module.css';

interface Way {
  url: string;
  title: string;
  text: string;
}

/** Links for any address. */
const waysOn: readonly Way[] = [
  {url: '/docs/', title: 'Documentation', text: 'Guides, starting with your first project'},
  {url: '/docs/api', title: 'API overview', text: 'Every package and its exports'},
  {url: '/docs/errors', title: 'Error messages', text: 'Paste a message to find out what it means'},
  {url: '/', title: 'Home', text: 'What Remotion is'},
  {url: '/learn', title: 'Learn', text: 'Tutorials'},
  {url: '/blog', title: 'Blog', text: 'Releases and news'},
];

const reasons: Record<Suggestion['reason'], string> = {
  similar: 'Similar address',
  moved: 'Similar name, different location',
  parent: 'Parent section',
};

/** Longer addresses are truncated. */
const maxAddressLength = 200;

/** The pages nearest to an address; undefined until the list of pages has loaded. */
const useSuggestions = (address: string): Suggestion[] | undefined => {
  const [pages, setPages] = useState<readonly PageName[]>();
  useEffect(() => {
    let isShown = true;
    import('@generated/search-index/default/pages.json').then(
      ({default: rows}) => {
        if (isShown) setPages(rows.map(([url, title]) => ({url, title})));
      },
      () => {
        if (isShown) setPages([]);
      },
    );
    return () => {
      isShown = false;
    };
  }, []);
  return pages && suggestPages(address, pages);
};

function Ways({ways}: {ways: readonly Way[]}): ReactNode {
  return (
    <ul className={styles.ways}>
      {ways.map(({url, title, text}) => (
        <li key={url} className={styles.way}>
          <Link className={styles.title} to={url}>
            {title}
          </Link>
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** In a place of its own: links that gave way to others would be missed by those about to click. */
function SimilarPages({address}: {address: string}): ReactNode {
  const suggestions = useSuggestions(address);
  return (
    <div className={styles.similar}>
      <noscript>Turn on JavaScript to see similar pages.</noscript>
      {suggestions?.length === 0 && <p>No similar page was found.</p>}
      {suggestions && suggestions.length > 0 && (
        <Ways
          ways={suggestions.map(({url, title, reason}) => ({
            url,
            title,
            text: `${reasons[reason]}: ${url}`,
          }))}
        />
      )}
    </div>
  );
}

function SearchForm({words}: {words: string}): ReactNode {
  const [typed, setTyped] = useState<string>();
  return (
    <form className={styles.form} action={useBaseUrl('/search')} role="search">
      <input
        className={styles.input}
        type="search"
        name="q"
        aria-label="Search docs"
        placeholder="Search docs"
        maxLength={maxQueryLength}
        value={typed ?? words}
        onChange={({target}) => {
          setTyped(target.value);
        }}
      />
      <button className="button button--primary" type="submit">
        Search
      </button>
    </form>
  );
}

/** Says that an address has no page, and suggests pages that it may mean. */
export function NotFound({className}: {className?: string}): ReactNode {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  return (
    <main className={clsx('container', styles.page, className)}>
      {/* Below /docs the theme shows this view without the page around it, which would set the title. */}
      <PageMetadata title="Page not found" />
      <h1>Page not found</h1>
      <p className={styles.address}>
        {isBrowser && (
          <code>
            <bdi>{readableAddress(pathname, maxAddressLength)}</bdi>
          </code>
        )}
      </p>
      <p>There is no page at this address. It may have moved, or the link may contain a typo.</p>
      <SearchForm words={isBrowser ? wordsOf(pathname).slice(0, maxQueryLength) : ''} />
      <h2 className={styles.heading}>Similar pages</h2>
      <SimilarPages address={isBrowser ? pathname : '/'} />
      <h2 className={styles.heading}>Pages that may help</h2>
      <Ways ways={waysOn} />
    </main>
  );
}
