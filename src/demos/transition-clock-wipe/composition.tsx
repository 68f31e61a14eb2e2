import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {clockWipe} from '@remotion/transitions/clock-wipe';
import {AbsoluteFill, useVideoConfig} from 'remotion';

type Props = {
  frames: number;
};

type DialProps = {background: string; face: string; ink: string; label: string; angle: number};

const Dial = ({background, face, ink, label, angle}: DialProps) => (
  <AbsoluteFill>
    <svg viewBox="0 0 1280 720" textAnchor="middle" strokeLinecap="round">
      <rect width={1280} height={720} fill={background} />
      <circle cx={640} cy={360} r={290} fill={face} />
      {Array.from({length: 12}, (_, hour) => (
        <path
          key={hour}
          d="M640 100v34"
          stroke={ink}
          strokeWidth={hour % 3 === 0 ? 16 : 6}
          transform={`rotate(${hour * 30} 640 360)`}
        />
      ))}
      <path d="M640 360V200" stroke={ink} strokeWidth={18} transform={`rotate(${angle} 640 360)`} />
      <path d="M640 360V150" stroke={ink} strokeWidth={10} />
      <text x={640} y={530} fontSize={64} fontWeight={700} fill={ink}>
        {label}
      </text>
    </svg>
  </AbsoluteFill>
);

export const ShopHours = ({frames}: Props) => {
  const {width, height} = useVideoConfig();

  return (
    <TransitionSeries>
      <TransitionSeries.Sequence durationInFrames={75}>
        <Dial background="#2b2344" face="#3d3264" ink="#cfc4ff" label="Closed" angle={330} />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition
        presentation={clockWipe({width, height})}
        timing={linearTiming({durationInFrames: frames})}
      />
      <TransitionSeries.Sequence durationInFrames={105}>
        <Dial background="#ffd166" face="#fff6dc" ink="#7a3b12" label="Open" angle={270} />
      </TransitionSeries.Sequence>
    </TransitionSeries>
  );
};
