import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {slide} from '@remotion/transitions/slide';
import {AbsoluteFill, Easing} from 'remotion';

type Props = {
  direction: 'from-left' | 'from-right' | 'from-top' | 'from-bottom';
  frames: number;
};

type PostcardProps = {sky: string; far: string; near: string; place: string};

const Postcard = ({sky, far, near, place}: PostcardProps) => (
  <AbsoluteFill>
    <svg viewBox="0 0 1280 720">
      <rect width={1280} height={720} fill={sky} />
      <path d="M0 470C220 250 330 250 520 420S900 200 1280 470V720H0Z" fill={far} />
      <path d="M0 560C320 460 520 640 760 560S1120 500 1280 560V720H0Z" fill={near} />
      <path d="M0 650H1280" stroke="#fff" strokeWidth={14} strokeDasharray="80 48" />
      <text x={80} y={150} fontSize={110} fontWeight={700} fill="#10131a">
        {place}
      </text>
    </svg>
  </AbsoluteFill>
);

export const RoadTrip = ({direction, frames}: Props) => {
  return (
    <TransitionSeries>
      <TransitionSeries.Sequence durationInFrames={70}>
        <Postcard sky="#ffe1b8" far="#f0986b" near="#a4473f" place="Canyon" />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition
        presentation={slide({direction})}
        timing={linearTiming({durationInFrames: frames, easing: Easing.inOut(Easing.cubic)})}
      />
      <TransitionSeries.Sequence durationInFrames={110}>
        <Postcard sky="#c9f2e4" far="#5cb693" near="#1f6f5c" place="Meadow" />
      </TransitionSeries.Sequence>
    </TransitionSeries>
  );
};
