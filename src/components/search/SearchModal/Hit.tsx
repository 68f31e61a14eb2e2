import {memo, type JSX, type ReactNode} from 'react';

import {searchKinds} from '@site/src/search/kinds';
import type {SearchHit} from '@site/src/search/searchEngine';

import {MarkedText} from '../MarkedText';
import {ResultLink} from '../ResultLink';
import {whereOf} from '../where';
import {isResult, type ModalHit} from './client';

interface Props {
  hit: object;
  /** The modal's buttons to keep and to remove a recent search. */
  children: ReactNode;
}

/**
 * Rendered again only for a different hit: the modal renders all hits several times per key press.
 */
const Content = memo(function Content({found}: {found: SearchHit}): JSX.Element {
  return (
    <ResultLink className="search-hit" url={found.url}>
      <span className="search-hit__title">
        <MarkedText parts={found.title} />
        {found.heading.length > 0 && (
          <span className="search-hit__heading">
            {' › '}
            <MarkedText parts={found.heading} />
          </span>
        )}
      </span>
      {found.snippet.length > 0 && (
        <span className="search-hit__snippet">
          <MarkedText parts={found.snippet} />
        </span>
      )}
      <span className="search-hit__where">
        <span className="search-hit__kind">{searchKinds[found.kind]}</span> {whereOf(found)}
      </span>
    </ResultLink>
  );
});

/** A hit in the modal: title and section, snippet, kind of page and location. */
export function Hit({hit, children}: Props): JSX.Element {
  const {found, [isResult]: isFresh} = hit as ModalHit;
  return (
    <>
      <Content found={found} />
      {!isFresh && children}
    </>
  );
}
