import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import listings from '@generated/experts/default/directory.json';

import {Action, Actions} from '@site/src/components/products/Links';
import {similarExperts} from '@site/src/data/experts';
import {specialties} from '@site/src/data/specialties';
import type {Expert} from '@site/src/data/experts.schema';

import {ExpertCard} from '../ExpertCard';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** The entry in the page's front matter. */
  expert: Expert;
  /** Work samples and anything else that the expert wants to say. */
  children: ReactNode;
}

const linkLabels = {
  call: 'Book a call',
  email: 'Send an email',
  website: 'Website',
  github: 'GitHub',
  x: 'X',
  linkedin: 'LinkedIn',
} as const;

type LinkName = keyof typeof linkLabels;

const linkNames = Object.keys(linkLabels) as LinkName[];

const monthOf = (since: string): string =>
  new Intl.DateTimeFormat('en', {month: 'long', year: 'numeric', timeZone: 'UTC'}).format(
    new Date(`${since}-01T00:00:00Z`),
  );

/**
 * How to reach an expert: the links of the entry, with the first one emphasized; a sample has none.
 */
function Contacts({links = {}}: {links: Expert['links']}): ReactNode {
  const names = linkNames.filter((name) => links[name] !== undefined);
  if (names.length === 0) return null;
  return (
    <Actions>
      {names.map((name, index) => (
        <Action
          key={name}
          to={name === 'email' ? `mailto:${String(links.email)}` : String(links[name])}
          label={linkLabels[name]}
          primary={index === 0}
        />
      ))}
    </Actions>
  );
}

/** An expert's page: who they are, what they do, and how to reach them. */
export function ExpertProfile({title, expert, children}: Props): ReactNode {
  const {summary, packages, services, since, links, sample} = expert;
  const listing = listings.find((entry) => entry.title === title);
  if (!listing) throw new Error(`The directory has no expert "${title}".`);
  const similar = similarExperts(listings, listing, 3);
  return (
    <>
      {sample && (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      )}
      <header className={styles.header}>
        <p className={styles.back}>
          <Link to="/experts/">All profiles</Link>
        </p>
        <h1>{title}</h1>
        <p className={styles.summary}>{summary}</p>
        <Contacts links={links} />
      </header>
      {sample && (
        <p className={styles.sample}>
          <strong>Example profile.</strong> It shows what a listing can contain. There is no real
          person behind it: where a freelancer would show their own work, you see a demo from this
          site. <Link to="/experts/">Find real people</Link>, or{' '}
          <Link to="/experts/#get-listed">get listed yourself</Link>.
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.work}>
          <h2>{sample ? 'Services to offer' : 'Services'}</h2>
          <ul>
            {services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
          {children}
        </div>
        <dl className={styles.facts}>
          <dt>Specialties</dt>
          {expert.specialties.map((specialty) => (
            <dd key={specialty}>
              <Link to={`/experts/?specialty=${specialty}`}>{specialties[specialty]}</Link>
            </dd>
          ))}
          <dt>Packages used</dt>
          {packages.map((name) => (
            <dd key={name}>
              <code>{name}</code>
            </dd>
          ))}
          {since !== undefined && (
            <>
              <dt>Listed since</dt>
              <dd>{monthOf(since)}</dd>
            </>
          )}
          <dt>Terms</dt>
          <dd>
            {sample
              ? 'Experts are independent freelancers: clients agree on scope, price and rights with them directly.'
              : 'Experts are independent freelancers. You agree on scope, price and rights with them directly.'}
          </dd>
        </dl>
      </div>
      {similar.length > 0 && (
        <>
          <h2>{sample ? 'Similar examples' : 'Similar profiles'}</h2>
          <ul className={styles.similar}>
            {similar.map((other) => (
              <li key={other.slug}>
                <ExpertCard expert={other} level="h3" />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
