import type {ReactNode} from 'react';

import {Label, Picture, Sample} from './parts';
import styles from './styles.module.css';

/** The steps from stored numbers to colors, and what two files say about each. */
export function ColorPicture(): ReactNode {
  const step = 84;
  const start = 66;
  const steps = [
    {name: 'fullRange', hdr: 'true', clip: 'true'},
    {name: 'matrix', hdr: 'bt2020-ncl', clip: 'bt470bg'},
    {name: 'transfer', hdr: 'pq', clip: 'null'},
    {name: 'primaries', hdr: 'bt2020', clip: 'null'},
  ] as const;
  return (
    <Picture
      height={124}
      alt="Four steps from the numbers in a file to colors on a screen: fullRange, matrix, transfer, primaries. An HDR file has true, bt2020-ncl, pq and bt2020; the file clip.webm has true, bt470bg, null and null."
    >
      <Label x={2} y={34}>
        pixels
      </Label>
      <Label x={2} y={80}>
        HDR
      </Label>
      <Label x={2} y={108}>
        clip.webm
      </Label>
      {steps.map(({name, hdr, clip}, index) => {
        const x = start + index * step;
        return (
          <g key={name}>
            <path className={styles.arrow} d={`M${x - 12} 34h8m-4 -4l4 4l-4 4`} />
            <Sample x={x} y={16} width={68} height={36} kind="header" text={name} />
            <text className={styles.centered} x={x + 34} y={80}>
              {hdr}
            </text>
            <text className={styles.centered} x={x + 34} y={108}>
              {clip}
            </text>
          </g>
        );
      })}
    </Picture>
  );
}
