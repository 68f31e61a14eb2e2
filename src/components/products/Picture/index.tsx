import {useId, useRef, type ReactNode} from 'react';

import {Transport} from '@site/src/components/docs/Demo/Transport';
import {usePlayback} from '@site/src/components/docs/Demo/usePlayback';
import type {DemoData} from '@site/src/demos/read';

import {useSeen} from '@site/src/components/docs/Demo/useSeen';
import {Stage} from './Stage';
import styles from './styles.module.css';

interface Props {
  demo: DemoData;
  inputProps?: Record<string, unknown>;
  /** Above the fold. */
  first?: boolean;
}

/** A composition that plays on a product page, with its transport and its name. */
export function Picture({demo, inputProps = demo.defaultProps, first}: Props): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const seen = useSeen(stage);
  const playback = usePlayback(demo, stage);
  const captionId = useId();
  return (
    <figure className={styles.picture} aria-labelledby={captionId}>
      <Stage
        first={first}
        ref={stage}
        demo={demo}
        inputProps={inputProps}
        seen={seen}
        attach={playback.attach}
      />
      <Transport durationInFrames={demo.durationInFrames} playback={playback} labelId={captionId} />
      <figcaption id={captionId} className={styles.caption}>
        {demo.title}
      </figcaption>
    </figure>
  );
}
