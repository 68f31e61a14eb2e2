import {Suspense, useId, type CSSProperties, type ReactNode, type Ref} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';

import demoStyles from '@site/src/components/docs/Demo/styles.module.css';
import type {DemoData} from '@site/src/demos/read';

import styles from './styles.module.css';

interface Props {
  title: string;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** The box around players whose behavior a page shows. Its first picture stands for it in Markdown. */
export function LiveDemo({title, children, ref}: Props): ReactNode {
  const id = useId();
  return (
    <section
      ref={ref}
      className={clsx(demoStyles.demo, demoStyles.screen)}
      aria-labelledby={id}
      data-markdown="demo"
    >
      {children}
      <p id={id} className={demoStyles.title}>
        {title}
      </p>
    </section>
  );
}

interface StageProps {
  demo: DemoData;
  /** Whether the player is in place of the still. */
  playing: boolean;
  /** The player, which loads when it is first rendered. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A place of a composition's shape that shows its still until there is a player. */
export function LiveStage({demo, playing, children, ref}: StageProps): ReactNode {
  const {id, alt, width, height} = demo;
  const still = useBaseUrl(`/img/demos/${id}.webp`);
  return (
    <div
      ref={ref}
      className={demoStyles.stage}
      style={{'--demo-ratio': `${String(width)} / ${String(height)}`} as CSSProperties}
    >
      <img
        className={clsx(demoStyles.still, playing && styles.hidden)}
        src={still}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
      <Suspense fallback={null}>{children}</Suspense>
    </div>
  );
}
