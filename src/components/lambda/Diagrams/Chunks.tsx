import type {ReactNode} from 'react';

import {automaticFramesPerLambda, planRender, renderTimes} from '../plan';
import {Diagram, WIDTH} from './parts';
import styles from './styles.module.css';

const FRAMES = 300;
const SPEED = {perFrame: 200, start: 2000};

const plan = planRender(FRAMES, automaticFramesPerLambda(FRAMES));
const {wall, oneMachine} = renderTimes(plan, SPEED);

const ROW = 9;
const TOP = 74;
const BAR_LEFT = 22;
const seconds = (milliseconds: number): string => String(milliseconds / 1000);

/** How a video is split into parts that are rendered at the same time. */
export function Chunks(): ReactNode {
  const {functions, framesPerLambda} = plan;
  const segment = WIDTH / functions;
  // The parallel part fills half of the width, so that the comparison below can be cut off.
  const unit = (WIDTH - BAR_LEFT) / 2 / wall;
  const bottom = TOP + functions * ROW;
  return (
    <Diagram
      height={bottom + 80}
      label={`A video of ${String(FRAMES)} frames is cut into ${String(functions)} parts of ${String(framesPerLambda)} frames. All functions start at the same time and each renders its part, so all of them are done after ${seconds(wall)} seconds. One machine that renders frame by frame needs ${seconds(oneMachine)} seconds.`}
      caption={`10 seconds at 30 fps, assuming ${seconds(SPEED.start)} seconds until a function starts rendering and ${seconds(SPEED.perFrame)} seconds per frame. Measure your own values.`}
    >
      <text x={0} y={12} className={styles.label}>
        {`${String(FRAMES)} frames in ${String(functions)} parts of ${String(framesPerLambda)}`}
      </text>
      {Array.from({length: functions}, (_, index) => (
        <rect
          key={index}
          x={index * segment}
          y={22}
          width={segment - 2}
          height={22}
          rx={2}
          className={styles.working}
        />
      ))}
      <text x={0} y={TOP - 8} className={styles.label}>
        {`${String(functions)} functions at the same time`}
      </text>
      {Array.from({length: functions}, (_, index) => (
        <g key={index}>
          <rect
            x={0}
            y={TOP + index * ROW}
            width={SPEED.start * unit}
            height={ROW - 3}
            className={styles.waiting}
          />
          <rect
            x={SPEED.start * unit}
            y={TOP + index * ROW}
            width={(wall - SPEED.start) * unit}
            height={ROW - 3}
            className={styles.working}
          />
        </g>
      ))}
      <rect
        x={wall * unit}
        y={TOP}
        width={16}
        height={functions * ROW - 3}
        className={styles.joining}
      />
      <text
        x={wall * unit + 24}
        y={TOP + 20}
        className={styles.title}
        style={{textAnchor: 'start'}}
      >
        {`${seconds(wall)} s, then joining`}
      </text>
      <rect x={wall * unit + 24} y={TOP + 36} width={12} height={12} className={styles.waiting} />
      <text x={wall * unit + 42} y={TOP + 46} className={styles.label}>
        starting
      </text>
      <rect x={wall * unit + 24} y={TOP + 56} width={12} height={12} className={styles.working} />
      <text x={wall * unit + 42} y={TOP + 66} className={styles.label}>
        rendering
      </text>
      <rect x={wall * unit + 24} y={TOP + 76} width={12} height={12} className={styles.joining} />
      <text x={wall * unit + 42} y={TOP + 86} className={styles.label}>
        joining
      </text>
      <text x={0} y={bottom + 30} className={styles.label}>
        {`One machine, frame by frame: ${seconds(oneMachine)} s`}
      </text>
      <rect
        x={0}
        y={bottom + 40}
        width={SPEED.start * unit}
        height={14}
        className={styles.waiting}
      />
      <path
        d={`M${String(SPEED.start * unit)} ${String(bottom + 40)}H${String(WIDTH - 8)}l8 7l-8 7H${String(SPEED.start * unit)}Z`}
        className={styles.working}
      />
      <text x={WIDTH} y={bottom + 74} className={styles.label} style={{textAnchor: 'end'}}>
        {`continues, ${(oneMachine / wall).toFixed(0)} times as long as above`}
      </text>
    </Diagram>
  );
}
