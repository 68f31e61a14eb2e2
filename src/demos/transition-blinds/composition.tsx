import {
  linearTiming,
  TransitionSeries,
  type TransitionPresentation,
  type TransitionPresentationComponentProps,
} from '@remotion/transitions';
import {AbsoluteFill, Easing} from 'remotion';

type BlindsProps = {slats: number};

const Blinds = ({
  children,
  passedProps,
  presentationDirection,
  presentationProgress,
}: TransitionPresentationComponentProps<BlindsProps>) => {
  if (presentationDirection === 'exiting') {
    return <AbsoluteFill>{children}</AbsoluteFill>;
  }

  const slat = 100 / passedProps.slats;
  const open = Math.min(1, presentationProgress) * slat;
  const mask = `repeating-linear-gradient(#000 0 ${open}%, transparent ${open}% ${slat}%)`;

  return <AbsoluteFill style={{maskImage: mask}}>{children}</AbsoluteFill>;
};

const blinds = (props: BlindsProps): TransitionPresentation<BlindsProps> => {
  return {component: Blinds, props};
};

const Wall = () => (
  <AbsoluteFill style={{backgroundColor: '#e8dccb'}}>
    <svg viewBox="0 0 1280 720">
      <path d="M0 560H1280" stroke="#c9b79c" strokeWidth={12} />
      <path d="M560 560V380h160v180" fill="#b5583b" />
      <g fill="none" stroke="#3c7a4c" strokeWidth={22} strokeLinecap="round">
        <path d="M640 380C560 300 500 320 470 240M640 380C720 290 780 330 820 220M640 380V170" />
      </g>
    </svg>
  </AbsoluteFill>
);

const Garden = () => (
  <AbsoluteFill style={{backgroundColor: '#74c7ec'}}>
    <svg viewBox="0 0 1280 720">
      <circle cx={230} cy={190} r={100} fill="#ffd84d" />
      <path d="M0 480Q320 380 640 480T1280 480V720H0Z" fill="#58b368" />
      <path d="M0 580Q320 500 640 580T1280 580V720H0Z" fill="#2f8a4f" />
      <path d="M900 500V300" stroke="#6b4423" strokeWidth={36} />
      <circle cx={900} cy={250} r={130} fill="#1f6b3d" />
    </svg>
  </AbsoluteFill>
);

export const VenetianBlinds = ({slats}: BlindsProps) => {
  return (
    <TransitionSeries>
      <TransitionSeries.Sequence durationInFrames={70}>
        <Wall />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition
        presentation={blinds({slats})}
        timing={linearTiming({durationInFrames: 40, easing: Easing.out(Easing.cubic)})}
      />
      <TransitionSeries.Sequence durationInFrames={110}>
        <Garden />
      </TransitionSeries.Sequence>
    </TransitionSeries>
  );
};
