import {useRef, type ComponentProps, type ReactNode} from 'react';

import {useOverflow} from '../useOverflow';
import styles from './styles.module.css';

/** A table in a box that scrolls, with the keyboard too, when it is wider than the page. */
export function Table(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const {isWide} = useOverflow(box);
  return (
    <div
      ref={box}
      className={styles.box}
      {...(isWide && {tabIndex: 0, role: 'group', 'aria-label': 'Table'})}
    >
      <table {...props} />
    </div>
  );
}
