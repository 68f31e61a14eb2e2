import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';

import {OwnArtwork} from '@site/src/components/showcase/OwnArtwork';

import styles from './styles.module.css';

const waves = Array.from({length: 33}, (_, index) => {
  const height = 10 + Math.abs(Math.sin(index * 0.9) * Math.cos(index * 0.31)) * 120;
  return `M${16 + index * 9} ${Math.round(90 - height / 2)}v${Math.round(height)}`;
}).join('');

/** Days of a year in squares, one path for each of three levels. */
const days = [0, 1, 2].map((level) =>
  Array.from({length: 105}, (_, index) => index)
    .filter((index) => Math.floor((((index * 29) % 17) / 17) * 3) === level)
    .map((index) => `M${29 + (index % 15) * 18} ${30 + Math.floor(index / 15) * 18}h12v12h-12z`)
    .join(''),
);

const entries: {label: string; name: string; href: string; drawing: ReactNode}[] = [
  {
    label: 'Music visuals',
    name: 'Banger.Show',
    href: 'https://banger.show?ref=remotion',
    drawing: (
      <>
        <path stroke="#b48bff" strokeWidth="5" strokeLinecap="round" d={waves} />
        <path stroke="#ff6a4d" strokeWidth="3" d="M196 14v152" />
      </>
    ),
  },
  {
    label: 'Captions',
    name: 'Submagic',
    href: 'https://www.submagic.co/?ref=remotion',
    drawing: (
      <>
        <rect fill="#3b2a63" x="113" y="10" width="94" height="170" rx="12" />
        <circle fill="#ffd9c2" cx="160" cy="68" r="22" />
        <path fill="#6d4bc4" d="M118 180C118 92 202 92 202 180Z" />
        <rect fill="#f4f6fb" x="84" y="126" width="44" height="18" rx="5" />
        <rect fill="#ffd166" x="134" y="126" width="52" height="18" rx="5" />
        <rect fill="#f4f6fb" x="192" y="126" width="44" height="18" rx="5" />
      </>
    ),
  },
  {
    label: 'Screencasts',
    name: 'Remotion Recorder',
    href: 'https://www.remotion.dev/recorder',
    drawing: (
      <>
        <rect fill="#1b2234" x="30" y="24" width="220" height="132" rx="9" />
        <path
          stroke="#4f7cff"
          strokeWidth="7"
          strokeLinecap="round"
          d="M52 54h90M64 98h104M52 120h70"
        />
        <path stroke="#39445c" strokeWidth="7" strokeLinecap="round" d="M64 76h140" />
        <circle fill="#c9d4ef" stroke="#11162a" strokeWidth="6" cx="248" cy="124" r="42" />
        <circle fill="#343d50" cx="248" cy="114" r="14" />
        <path fill="#ff6a4d" d="M219 152C224 126 272 126 277 152A41 41 0 0 1 219 152Z" />
      </>
    ),
  },
  {
    label: 'Year in review',
    name: 'GitHub Unwrapped',
    href: 'https://githubunwrapped.com/',
    drawing: days.map((path, level) => (
      <path key={level} fill={['#2c2558', '#7a5ce0', '#ffd166'][level]} d={path} />
    )),
  },
];

/** Four kinds of products made with Remotion, one of each; the drawings are ours. */
export function ShowcaseStrip(): ReactNode {
  return (
    <ul className={styles.strip}>
      {entries.map(({label, name, href, drawing}) => (
        <li key={name} className={styles.clip}>
          <OwnArtwork>
            <svg className={styles.drawing} viewBox="0 0 320 180" aria-hidden="true">
              <rect fill="#11162a" width="320" height="180" />
              {drawing}
            </svg>
          </OwnArtwork>
          <div className={styles.words}>
            <h3 className={styles.label}>{label}</h3>
            <Link className={clsx(styles.link, 'stretched-link')} href={href}>
              {name}
            </Link>
          </div>
        </li>
      ))}
    </ul>
  );
}
