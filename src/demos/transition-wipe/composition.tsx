import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {wipe, type WipeDirection} from '@remotion/transitions/wipe';
import {AbsoluteFill} from 'remotion';

type Props = {
  direction: WipeDirection;
};

type Finish = {
  paper: string;
  stroke: string;
  wall: string;
  roof: string;
  door: string;
  glass: string;
  lawn: string;
};

const draft: Finish = {
  paper: '#1d4f91',
  stroke: '#dcebff',
  wall: 'none',
  roof: 'none',
  door: 'none',
  glass: 'none',
  lawn: 'none',
};

const built: Finish = {
  paper: '#bfe6ff',
  stroke: '#3a2d28',
  wall: '#fff1d6',
  roof: '#e2593f',
  door: '#2c6e63',
  glass: '#ffd56b',
  lawn: '#79c267',
};

const House = ({finish}: {finish: Finish}) => (
  <AbsoluteFill>
    <svg viewBox="0 0 1280 720" stroke={finish.stroke} strokeWidth={6} strokeLinejoin="round">
      <rect width={1280} height={720} fill={finish.paper} stroke="none" />
      <rect x={-10} y={590} width={1300} height={150} fill={finish.lawn} />
      <rect x={360} y={300} width={560} height={290} fill={finish.wall} />
      <path d="M310 300L640 90L970 300Z" fill={finish.roof} />
      <rect x={580} y={400} width={120} height={190} fill={finish.door} />
      <path d="M420 380h110v110H420ZM475 380v110M420 435h110" fill={finish.glass} />
      <path d="M750 380h110v110H750ZM805 380v110M750 435h110" fill={finish.glass} />
      <circle cx={640} cy={220} r={46} fill={finish.glass} />
    </svg>
  </AbsoluteFill>
);

export const BlueprintToHouse = ({direction}: Props) => {
  return (
    <TransitionSeries>
      <TransitionSeries.Sequence durationInFrames={70}>
        <House finish={draft} />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition
        presentation={wipe({direction})}
        timing={linearTiming({durationInFrames: 45})}
      />
      <TransitionSeries.Sequence durationInFrames={95}>
        <House finish={built} />
      </TransitionSeries.Sequence>
    </TransitionSeries>
  );
};
