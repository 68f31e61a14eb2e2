import type {ReactNode} from 'react';

import {Picture, Sample} from './parts';
import styles from './styles.module.css';

/** Where samples wait when a step is slower than the one before it. */
export function QueuePicture(): ReactNode {
  return (
    <Picture
      height={132}
      alt="The parser passes samples to a queue, from which the decoder takes them. While the queue is full, the parser waits for the promise that your function returned, and reads no more of the file."
    >
      <Sample x={2} y={34} width={92} height={38} kind="header" text="parser" />
      <path className={styles.arrow} d="M98 53h16m-4 -4l4 4l-4 4" />
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <Sample key={index} x={120 + index * 25} y={38} width={21} height={30} kind="delta" />
      ))}
      <path className={styles.arrow} d="M274 53h20m-4 -4l4 4l-4 4" />
      <Sample x={300} y={34} width={98} height={38} kind="header" text="decoder" />
      <text className={styles.centered} x={193} y={20}>
        queue: 6 of 6
      </text>
      <path className={styles.arrow} d="M193 78v22H48v-20m-4 4l4 -4l4 4" />
      <text className={styles.centered} x={120} y={120}>
        waits for your promise
      </text>
    </Picture>
  );
}
