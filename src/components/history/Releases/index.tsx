import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Release, ReleaseEntry} from 'npm-api-history/releases';
import {partsOf} from 'npm-api-history/words';

import {historyPage, type JointRelease} from '@site/src/history/packages';

const FEEDS = [
  ['RSS', 'rss.xml', 'application/rss+xml'],
  ['Atom', 'atom.xml', 'application/atom+xml'],
  ['JSON', 'feed.json', 'application/feed+json'],
] as const;

/** Links to the feeds of a page: static files beside it. */
export function Feeds({page, title}: {page: string; title: string}): ReactNode {
  const address = useBaseUrl(`${page}/`);
  return (
    <p>
      <Head>
        {FEEDS.map(([name, file, type]) => (
          <link
            key={file}
            rel="alternate"
            type={type}
            href={address + file}
            title={`${title} (${name})`}
          />
        ))}
      </Head>
      Feeds:{' '}
      {FEEDS.map(([name, file], index) => (
        <span key={file}>
          {index > 0 && ', '}
          <Link href={`pathname://${address}${file}`} target="_self">
            {name}
          </Link>
        </span>
      ))}
    </p>
  );
}

function Words({words}: {words: string}): ReactNode {
  return partsOf(words).map((part, index) =>
    index % 2 ? <code key={index}>{part}</code> : <span key={index}>{part}</span>,
  );
}

/** What one release did, in a list. */
export function Entries({entries}: {entries: readonly ReleaseEntry[]}): ReactNode {
  return (
    <ul>
      {entries.map(({id, label, owner, words, url}, index) => (
        <li key={`${id} ${index}`}>
          {url === undefined ? (
            <code>{label}</code>
          ) : (
            <Link to={url}>
              <code>{label}</code>
            </Link>
          )}
          {owner !== undefined && (
            <>
              {' of '}
              <code>{owner}</code>
            </>
          )}{' '}
          <Words words={words} />
        </li>
      ))}
    </ul>
  );
}

function ReleaseHeading({name}: {name: string}): ReactNode {
  useBrokenLinks().collectAnchor(name);
  return <h2 id={name}>{name}</h2>;
}

/** The releases of a package that changed something, newest first. */
export function Releases({of, releases}: {of: string; releases: readonly Release[]}): ReactNode {
  return (
    <>
      <Feeds page={historyPage(of)} title={`Releases of ${of}`} />
      {releases.map(({name, entries}) => (
        <section key={name}>
          <ReleaseHeading name={name} />
          <Entries entries={entries} />
        </section>
      ))}
      {releases.length === 0 && (
        <p>None of the releases that could be read changed an export or an option.</p>
      )}
    </>
  );
}

/** The latest releases of all packages. */
export function LatestReleases({releases}: {releases: readonly JointRelease[]}): ReactNode {
  return releases.map(({name, packages}) => (
    <section key={name}>
      <ReleaseHeading name={name} />
      {packages.map(({name: changed, entries}) => (
        <div key={changed}>
          <h3>
            <Link to={`${historyPage(changed)}#${name}`}>{changed}</Link>
          </h3>
          <Entries entries={entries} />
        </div>
      ))}
    </section>
  ));
}
