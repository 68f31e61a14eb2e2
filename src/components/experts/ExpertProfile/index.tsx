import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';

import {specialties} from '@site/src/data/experts';
import type {Expert} from '@site/src/data/experts.schema';

import {Avatar} from '../Avatar';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** The entry in the page's front matter. */
  expert: Expert;
  /** Work samples and what else the expert wants to say. */
  children: ReactNode;
}

const linkLabels = {
  call: 'Book a call',
  email: 'Send a mail',
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

/** An expert's page: who, for what, and how to reach them. */
export function ExpertProfile({title, expert, children}: Props): ReactNode {
  const {summary, packages, services, since, links = {}, sample} = expert;
  const contacts = linkNames.filter((name) => links[name] !== undefined);
  return (
    <div className={styles.profile}>
      {sample && (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      )}
      <p className={styles.back}>
        <Link to="/experts/">All experts</Link>
      </p>
      <header className={styles.header}>
        <div className={styles.avatar}>
          <Avatar specialty={expert.specialties[0]} />
        </div>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.summary}>{summary}</p>
          <ul className={styles.tags} aria-label="Specialties">
            {expert.specialties.map((specialty) => (
              <li key={specialty}>
                <Link to={`/experts/?specialty=${specialty}`}>{specialties[specialty]}</Link>
              </li>
            ))}
          </ul>
          {contacts.length > 0 && (
            <ul className={styles.contacts} aria-label="Contact">
              {contacts.map((name) => (
                <li key={name}>
                  <Link href={name === 'email' ? `mailto:${String(links.email)}` : links[name]}>
                    {linkLabels[name]}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {since !== undefined && <p className={styles.since}>Listed since {monthOf(since)}</p>}
        </div>
      </header>
      {sample && (
        <p className={styles.sample}>
          <strong>Sample profile.</strong> It shows what a profile looks like; there is no person
          behind it. <Link to="/experts/#get-listed">Read how to be listed</Link>.
        </p>
      )}
      <h2>Services</h2>
      <ul className={styles.services}>
        {services.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
      {children}
      <h2>Packages used</h2>
      <ul className={styles.packages}>
        {packages.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        Experts are independent freelancers. You agree on scope, price and rights with them
        directly.
      </p>
    </div>
  );
}
