import type {ReactNode} from 'react';

import styles from './styles.module.css';
import type {Playback} from './usePlayback';

interface Props {
  durationInFrames: number;
  playback: Omit<Playback, 'attach'>;
  /** Id of the element that names what is played. */
  labelId: string;
  /** Opens the editor; without it there is no button. */
  onEdit?: () => void;
}

/** Play, restart, a scrubber over all frames and the current frame. */
export function Transport({durationInFrames, playback, labelId, onEdit}: Props): ReactNode {
  const {ready, playing, frame, toggle, restart, seek} = playback;
  const last = durationInFrames - 1;
  return (
    <div
      className={styles.transport}
      role="group"
      aria-labelledby={labelId}
      data-markdown-ignore=""
    >
      <button type="button" className={styles.button} disabled={!ready} onClick={toggle}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d={playing ? 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z' : 'M7 4.5v15l12-7.5z'} />
        </svg>
        <span className="visually-hidden">{playing ? 'Pause' : 'Play'}</span>
      </button>
      <button type="button" className={styles.button} disabled={!ready} onClick={restart}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M6 5h2.5v14H6zM19 5v14L9.5 12z" />
        </svg>
        <span className="visually-hidden">Restart</span>
      </button>
      <input
        type="range"
        className={styles.scrubber}
        aria-label="Frame"
        min={0}
        max={last}
        step={1}
        value={frame}
        disabled={!ready}
        onChange={(event) => {
          seek(event.currentTarget.valueAsNumber);
        }}
      />
      <output className={styles.frame}>
        {frame} / {last}
      </output>
      {onEdit && (
        <button type="button" className={styles.button} disabled={!ready} onClick={onEdit}>
          Edit
        </button>
      )}
    </div>
  );
}
