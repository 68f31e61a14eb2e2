import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

/** Links to places that explain a message, in one line. */
export function PlaceLinks({
  places,
}: {
  places: readonly {readonly title: string; readonly url: string}[];
}): ReactNode {
  return places.map(({title, url}, index) => (
    <span key={url}>
      {index > 0 && ', '}
      <Link to={url}>{title}</Link>
    </span>
  ));
}
