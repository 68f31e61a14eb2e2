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
  /**
   * Whether it's directly below a heading, where the style sheet knows it by its place. Without attributes, it takes
   * a third of the HTML, and some pages have 50 of them.
   */
  below?: boolean;
}

/** A badge with the first version that has a feature, used only where that version is certain. */
export function Since({version, sure, marked, below}: Props): ReactNode {
  const text = `since ${sure === undefined ? version : `${version}–${sure}`}`;
  if (below) return <b>{text}</b>;
  return (
    <span
      className={styles.badge}
      data-markdown="note"
      {...(marked ? {'data-since': version, 'data-sure': sure} : {})}
    >
      {text}
    </span>
  );
}
