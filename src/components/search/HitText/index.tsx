import type {ReactNode} from 'react';
import {whereOf} from 'embedded-docs-search/react';

import {currentConnection} from 'docusaurus-lean-start/connection';
import {searchKinds} from '@site/src/content/searchKinds';
import type {SearchHit} from '@site/src/search/searchEngine';

/** Kind of a hit's page, package and breadcrumb. */
export function HitPlace({
  kindClassName,
  hit,
}: {
  kindClassName?: string | undefined;
  hit: Pick<SearchHit, 'kind' | 'packageName' | 'breadcrumb'>;
}): ReactNode {
  return (
    <>
      <span className={kindClassName}>{searchKinds[hit.kind]}</span> {whereOf(hit)}
    </>
  );
}

/** Whether a hit has a still to show; none is when the visitor saves data. */
export const hasStill = ({still}: SearchHit): boolean =>
  still !== undefined && currentConnection()?.saveData !== true;

/** The still of a hit's demo, if there is one to show. */
export function HitStill({className, hit}: {className?: string; hit: SearchHit}): ReactNode {
  if (!hasStill(hit)) return null;
  // With a key, because an element that is reused shows its old picture until the new one has loaded.
  return (
    <img
      key={hit.still}
      className={className}
      src={hit.still}
      alt=""
      width={80}
      height={45}
      loading="lazy"
    />
  );
}
