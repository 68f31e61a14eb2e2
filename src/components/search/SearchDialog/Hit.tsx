import type {ReactNode} from 'react';
import {HitTitle, MarkedText, usePainted, type StoredSearch} from 'embedded-docs-search/react';

import type {SearchKind} from '@site/src/content/searchKinds';
import type {SearchHit} from '@site/src/search/searchEngine';

import {HitPlace, HitStill} from '../HitText';

/** What is shown below a title; hits that may get such a line later keep its place free. */
function SecondLine({hit}: {hit: SearchHit}): ReactNode {
  if (hit.snippet.length > 0) {
    return (
      <span className="search-hit__snippet">
        <MarkedText parts={hit.snippet} />
      </span>
    );
  }
  if (hit.kind !== 'api' || hit.heading.length > 0) return null;
  return <code className="search-hit__signature">{hit.signature ?? '\u00a0'}</code>;
}

/** The still of a hit, once the lines beside it are on the screen. */
function LaterStill({hit}: {hit: SearchHit}): ReactNode {
  const painted = usePainted(hit.still);
  return painted === hit.still && <HitStill className="search-hit__still" hit={hit} />;
}

/** What a result shows in the dialog. */
export const showHit = (hit: SearchHit): ReactNode => (
  <>
    <span className="search-hit__title" data-since={hit.since} data-sure={hit.sure}>
      <HitTitle {...hit} />
    </span>
    <SecondLine hit={hit} />
    <span className="search-hit__where">
      <HitPlace kindClassName="search-hit__kind" hit={hit} />
    </span>
    <LaterStill hit={hit} />
  </>
);

/** What a stored search shows. */
export const showStored = (entry: StoredSearch<SearchKind>): ReactNode => (
  <>
    <span className="search-hit__title">
      {entry.title}
      {entry.heading !== '' && ` › ${entry.heading}`}
    </span>
    <span className="search-hit__where">
      <HitPlace kindClassName="search-hit__kind" hit={entry} />
    </span>
  </>
);
