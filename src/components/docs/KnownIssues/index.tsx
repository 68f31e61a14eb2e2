import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import entries from '@generated/known-issues/default/issues.json';

import type {IssueEntry, IssueGroup} from '@site/src/content/knownIssues';

import styles from '../../errors/ErrorIndex/styles.module.css';

/** More pages than this are counted: a part can be on ten of them. */
const PLACES_LIMIT = 3;

function Statement({parts, places}: Pick<IssueEntry, 'parts' | 'places'>): ReactNode {
  const [place] = places;
  const statement = parts.map(({text, isCode, url}, index) => {
    const shown = isCode ? <code>{text}</code> : text;
    return <span key={index}>{url === undefined ? shown : <Link to={url}>{shown}</Link>}</span>;
  });
  // The code, list or table that follows is only on the page.
  const isContinued = parts.at(-1)?.text.trimEnd().endsWith(':') ?? false;
  if (!isContinued || place === undefined) return statement;
  return (
    <>
      {statement} <Link to={place.url}>see the page</Link>.
    </>
  );
}

function Entry({package: name, parts, places}: IssueEntry): ReactNode {
  const more = places.length - PLACES_LIMIT;
  return (
    <li className={styles.entry}>
      <div className={styles.places}>
        <code>{name}</code>
        {places.slice(0, PLACES_LIMIT).map(({title, url}, index) => (
          <span key={url}>
            {index === 0 ? ' · ' : ', '}
            <Link to={url}>{title}</Link>
          </span>
        ))}
        {more > 0 && ` and ${String(more)} more ${more === 1 ? 'page' : 'pages'}`}
      </div>
      <Statement parts={parts} places={places} />
    </li>
  );
}

/** The bugs of one section of the page of known issues. */
export function KnownIssues({group}: {group: IssueGroup}): ReactNode {
  return (
    <ul className={styles.list}>
      {entries
        .filter((entry) => entry.group === group)
        .map((entry, index) => (
          <Entry key={index} {...entry} />
        ))}
    </ul>
  );
}
