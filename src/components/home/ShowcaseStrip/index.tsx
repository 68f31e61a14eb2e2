import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import styles from './styles.module.css';

const waves = Array.from({length: 24}, (_, index) => {
  const height = 14 + Math.abs(Math.sin(index * 0.9) * Math.cos(index * 0.31)) * 84;
  return `M${20 + index * 12} ${70 - height / 2}v${height}`;
}).join('');

const weeks = Array.from({length: 60}, (_, index) => ({
  x: 26 + (index % 15) * 18,
  y: 36 + Math.floor(index / 15) * 18,
  level: ((index * 29) % 17) / 17,
}));

const entries: {kind: string; name: string; href: string; drawing: ReactNode}[] = [
  {
    kind: 'Music visuals',
    name: 'Banger.Show',
    href: 'https://banger.show?ref=remotion',
    drawing: <path className={styles.bars} d={waves} />,
  },
  {
    kind: 'Captions',
    name: 'Submagic',
    href: 'https://www.submagic.co/?ref=remotion',
    drawing: (
      <>
        <path className={styles.quiet} d="M44 52h92M152 52h124" />
        <path className={styles.loud} d="M44 92h58" />
        <path className={styles.quiet} d="M122 92h110" />
      </>
    ),
  },
  {
    kind: 'Screencasts',
    name: 'Remotion Recorder',
    href: 'https://www.remotion.dev/recorder',
    drawing: (
      <>
        <rect className={styles.frame} x="26" y="22" width="182" height="98" rx="8" />
        <path className={styles.quiet} d="M46 50h84M46 72h118M46 94h62" />
        <circle className={styles.disc} cx="256" cy="71" r="38" />
      </>
    ),
  },
  {
    kind: 'Year in review',
    name: 'GitHub Unwrapped',
    href: 'https://githubunwrapped.com/',
    drawing: weeks.map(({x, y, level}) => (
      <rect
        key={`${x}-${y}`}
        className={styles.week}
        x={x}
        y={y}
        width="14"
        height="14"
        rx="3"
        opacity={0.2 + level * 0.8}
      />
    )),
  },
];

/** Four kinds of products made with Remotion, one of each, as clips on a track. */
export function ShowcaseStrip(): ReactNode {
  return (
    <ul className={styles.strip}>
      {entries.map(({kind, name, href, drawing}) => (
        <li key={name} className={styles.clip}>
          <svg className={styles.drawing} viewBox="0 0 320 142" aria-hidden="true">
            {drawing}
          </svg>
          <h3 className={styles.kind}>{kind}</h3>
          <Link className={styles.link} href={href}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
