import type {ReactNode} from 'react';

import {Label, Picture} from './parts';
import styles from './styles.module.css';

/** One moment on three scales. */
export function TimescalePicture(): ReactNode {
  const step = 95;
  const start = 84;
  const rows = [
    {name: 'file', values: ['0', '512', '1024', '1536']},
    {name: 'samples', values: ['0', '33,333.3', '66,666.7', '100,000']},
    {name: 'seconds', values: ['0', '0.0333', '0.0667', '0.1']},
  ] as const;
  return (
    <Picture
      height={196}
      alt="Four frames at 30 fps on three scales. In the file they are at ticks 0, 512, 1024 and 1536, in samples at 0, 33,333.3, 66,666.7 and 100,000 microseconds, in seconds at 0, 0.0333, 0.0667 and 0.1."
    >
      {rows.map(({name, values}, row) => {
        const y = 40 + row * 56;
        return (
          <g key={name}>
            <Label x={2} y={y}>
              {name}
            </Label>
            <path className={styles.line} d={`M${start} ${y}H396`} />
            {values.map((value, index) => {
              const x = start + index * step;
              return (
                <g key={value}>
                  <path className={styles.tick} d={`M${x} ${y - 8}v16`} />
                  <text className={styles.centered} x={Math.min(x, 370)} y={y + 22}>
                    {value}
                  </text>
                </g>
              );
            })}
          </g>
        );
      })}
      {[0, 1, 2, 3].map((frame) => (
        <text
          key={frame}
          className={styles.centered}
          x={Math.min(start + frame * step, 370)}
          y={18}
        >{`frame ${frame}`}</text>
      ))}
    </Picture>
  );
}
