import clsx from 'clsx';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {freeUpTo, prices, type LicenseEstimate} from '@site/src/data/pricing';

import styles from './styles.module.css';

interface Tier {
  /** Set if the calculator can lead to this tier. */
  license?: LicenseEstimate['license'];
  name: string;
  price: string;
  note: string;
  points: string[];
  link: {href: string; text: string};
}

const tiers: Tier[] = [
  {
    license: 'free',
    name: 'Free',
    price: '$0',
    note: `For individuals, for-profit organizations of up to ${freeUpTo} people, and non-profits.`,
    points: [
      'Commercial use, unlimited videos',
      'Rendering in your own cloud account',
      'Non-commercial evaluation at any company size',
    ],
    link: {
      href: 'https://github.com/remotion-dev/remotion/blob/main/LICENSE.md',
      text: 'Read the license',
    },
  },
  {
    license: 'company',
    name: 'Company',
    price: `from $${prices.minimum} per month`,
    note: `For any for-profit organization of ${freeUpTo + 1} or more people, and for collaborations of that size.`,
    points: [
      'Commercial use, one seat per developer',
      'Rendering in your own cloud account',
      'Priority support',
    ],
    link: {href: 'https://remotion.pro/license', text: 'Get a company license'},
  },
  {
    name: 'Enterprise',
    price: `from $${prices.enterprise} per month`,
    note: 'For organizations that need custom terms.',
    points: [
      'Everything in Company',
      'Custom terms, billing and compliance forms',
      'Private support channel and a monthly consulting session',
    ],
    link: {href: 'https://www.remotion.pro/contact', text: 'Contact the team'},
  },
];

/** The three licenses side by side; the one that fits an estimate is marked. */
export function Tiers({fitting}: {fitting?: LicenseEstimate['license']}): ReactNode {
  return (
    <ul className={styles.tiers}>
      {tiers.map(({license, name, price, note, points, link}) => (
        <li
          key={name}
          className={clsx(
            styles.tier,
            license !== undefined && license === fitting && styles.fitting,
          )}
        >
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.price}>{price}</p>
          <p className={styles.note}>{note}</p>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <Link href={link.href}>{link.text}</Link>
          {license !== undefined && license === fitting && (
            <p className={styles.mark}>Matches your estimate</p>
          )}
        </li>
      ))}
    </ul>
  );
}
