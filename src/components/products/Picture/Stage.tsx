import {Suspense, type CSSProperties, type ReactNode, type RefObject} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {PlayerRef} from '@remotion/player';

import {LazyDemoPlayer} from '@site/src/components/docs/Demo/LazyDemoPlayer';
import type {DemoData} from '@site/src/demos/read';

import styles from './styles.module.css';

interface Props {
  demo: DemoData;
  inputProps: Record<string, unknown>;
  seen: boolean;
  /** Above the fold, so its still loads at once. */
  first?: boolean;
  attach: (player: PlayerRef | null) => void;
  ref?: RefObject<HTMLDivElement | null>;
  /** Replaces the still until the player has loaded, and without JavaScript. */
  children?: ReactNode;
}

/** Pictures of a page move together. */
const options = {beside: true};

/**
 * Reserves a player's place: shows a still of the same size until the composition is in view and
 * has loaded.
 */
export function Stage({demo, inputProps, seen, first, attach, ref, children}: Props): ReactNode {
  const {id, alt, width, height} = demo;
  const still = useBaseUrl(`/img/demos/${id}.webp`);
  return (
    <div
      ref={ref}
      className={styles.stage}
      data-theme="dark"
      style={{'--picture-ratio': `${width} / ${height}`} as CSSProperties}
    >
      {children ?? (
        <img
          className={styles.still}
          src={still}
          alt={alt}
          width={width}
          height={height}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
          decoding={first ? 'sync' : 'async'}
        />
      )}
      {seen && (
        <Suspense fallback={null}>
          <LazyDemoPlayer demo={demo} inputProps={inputProps} attach={attach} options={options} />
        </Suspense>
      )}
    </div>
  );
}
