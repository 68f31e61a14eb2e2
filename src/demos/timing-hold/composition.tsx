import {TransitionSeries, type TransitionTiming} from '@remotion/transitions';
import {wipe} from '@remotion/transitions/wipe';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

type HoldOptions = {move: number; hold: number};

const holdTiming = ({move, hold}: HoldOptions): TransitionTiming => ({
  getDurationInFrames: () => 2 * move + hold,
  getProgress: ({frame}) => {
    const options = {
      easing: Easing.inOut(Easing.cubic),
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    } as const;
    const first = interpolate(frame, [0, move], [0, 0.5], options);
    const second = interpolate(frame, [move + hold, 2 * move + hold], [0, 0.5], options);
    return first + second;
  },
});

type SeasonProps = {background: string; crown: string; grass: string; name: string};

const Season = ({background, crown, grass, name}: SeasonProps) => (
  <AbsoluteFill style={{backgroundColor: background}}>
    <svg viewBox="0 0 1280 720" textAnchor="middle">
      <rect y={560} width={1280} height={160} fill={grass} />
      <path d="M610 580L625 330H655L670 580Z" fill="#6b4a35" />
      <circle cx={640} cy={250} r={170} fill={crown} />
      <circle cx={510} cy={330} r={110} fill={crown} />
      <circle cx={770} cy={330} r={110} fill={crown} />
      <text x={name === 'Summer' ? 1050 : 230} y={660} fontSize={72} fontWeight={700} fill="#fff">
        {name}
      </text>
    </svg>
  </AbsoluteFill>
);

export const SeasonsSideBySide = ({move, hold}: HoldOptions) => {
  const frame = useCurrentFrame();
  const timing = holdTiming({move, hold});
  const length = timing.getDurationInFrames({fps: 30});
  const progress = timing.getProgress({frame: frame - 20, fps: 30});

  return (
    <AbsoluteFill>
      <TransitionSeries>
        <TransitionSeries.Sequence durationInFrames={20 + length}>
          <Season background="#9adcf5" crown="#3f9b4f" grass="#6cbf58" name="Summer" />
        </TransitionSeries.Sequence>
        <TransitionSeries.Transition presentation={wipe()} timing={timing} />
        <TransitionSeries.Sequence durationInFrames={160}>
          <Season background="#f7d9a8" crown="#d9622b" grass="#b98a45" name="Fall" />
        </TransitionSeries.Sequence>
      </TransitionSeries>
      <div style={{width: progress * 1280, height: 16, backgroundColor: '#2a1a3e'}} />
    </AbsoluteFill>
  );
};
