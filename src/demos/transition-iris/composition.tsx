import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {iris} from '@remotion/transitions/iris';
import {AbsoluteFill, Easing, useVideoConfig} from 'remotion';

type Props = {
  frames: number;
};

const DarkRoom = () => (
  <AbsoluteFill style={{backgroundColor: '#0d0f16'}}>
    <svg viewBox="0 0 1280 720" fill="none" stroke="#39415a" strokeWidth={10}>
      <circle cx={640} cy={360} r={250} />
      {Array.from({length: 8}, (_, blade) => (
        <path
          key={blade}
          d="M640 110Q760 220 700 330"
          transform={`rotate(${blade * 45} 640 360)`}
        />
      ))}
    </svg>
  </AbsoluteFill>
);

const Lighthouse = () => (
  <AbsoluteFill>
    <svg viewBox="0 0 1280 720">
      <rect width={1280} height={720} fill="#7fd0e8" />
      <circle cx={980} cy={180} r={80} fill="#fff3b0" />
      <path d="M0 520C200 490 420 550 640 520S1080 490 1280 520V720H0Z" fill="#1f7fa8" />
      <path d="M420 560Q640 430 860 560Z" fill="#5d4a3c" />
      <path d="M585 500L605 190H675L695 500Z" fill="#fff" />
      <path d="M598 300L592 390H688L682 300ZM588 450L585 500H695L692 450Z" fill="#e4483d" />
      <rect x={596} y={140} width={88} height={56} fill="#ffd84d" />
      <path d="M584 140L640 80L696 140Z" fill="#2b3550" />
      <path d="M0 620C220 590 400 650 640 620S1040 590 1280 620V720H0Z" fill="#135f85" />
    </svg>
  </AbsoluteFill>
);

export const ShutterOpens = ({frames}: Props) => {
  const {width, height} = useVideoConfig();

  return (
    <TransitionSeries>
      <TransitionSeries.Sequence durationInFrames={70}>
        <DarkRoom />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition
        presentation={iris({width, height})}
        timing={linearTiming({durationInFrames: frames, easing: Easing.in(Easing.quad)})}
      />
      <TransitionSeries.Sequence durationInFrames={110}>
        <Lighthouse />
      </TransitionSeries.Sequence>
    </TransitionSeries>
  );
};
