import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  /** The first version, or the first that may have it. */
  version: string;
  /** The first version that surely has it, where releases between the two can't be read. */
  sure?: string;
  /** True for what the code does since then, which the types can't tell; read by npm run check:history. */
  behavior?: boolean;
  /** Whether it's marked for readers of earlier versions, in the place of a title. */
  marked?: boolean;
}

/** A badge with the first version that has a feature, used only where that version is certain. */
export function Since({version, sure, marked}: Props): ReactNode {
  const versions = sure === undefined ? version : `${version}–${sure}`;
  return (
    <span
      className={styles.badge}
      data-markdown="note"
      {...(marked ? {'data-since': version, 'data-sure': sure} : {})}
    >
      {`since ${versions}`}
    </span>
  );
}
