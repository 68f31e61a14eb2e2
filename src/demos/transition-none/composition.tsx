import {linearTiming, TransitionSeries, useTransitionProgress} from '@remotion/transitions';
import {none} from '@remotion/transitions/none';
import {AbsoluteFill, interpolate, useVideoConfig} from 'remotion';

type Props = {
  stagger: number;
  color: string;
};

const columns = 8;
const rows = 5;

const Tiles = ({stagger, color}: Props) => {
  const {exiting} = useTransitionProgress();
  const {width, height} = useVideoConfig();
  const size = {x: width / columns, y: height / rows};

  return (
    <svg viewBox={`0 0 ${width} ${height}`} fill={color}>
      {Array.from({length: columns * rows}, (_, i) => {
        const column = i % columns;
        const row = Math.floor(i / columns);
        const start = ((column + row) / (columns + rows - 2)) * stagger;
        const scale = interpolate(exiting, [start, start + 1 - stagger], [1, 0], {
          extrapolateLeft: 'clamp',
          extrapolateRight: 'clamp',
        });

        return (
          <rect
            key={i}
            x={(column + 0.5 - scale / 2) * size.x}
            y={(row + 0.5 - scale / 2) * size.y}
            // One pixel more, so that no seam shows between whole tiles.
            width={size.x * scale + (scale === 1 ? 1 : 0)}
            height={size.y * scale + (scale === 1 ? 1 : 0)}
          />
        );
      })}
    </svg>
  );
};

const Headline = () => {
  const {entering} = useTransitionProgress();

  return (
    <AbsoluteFill
      style={{
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: '#fff4e0',
        color: '#2a1a3e',
        fontSize: 150,
        fontWeight: 700,
        letterSpacing: `${(1 - entering) * 0.4}em`,
      }}
    >
      Chapter two
    </AbsoluteFill>
  );
};

export const DissolvingTiles = ({stagger, color}: Props) => {
  return (
    <TransitionSeries>
      <TransitionSeries.Sequence durationInFrames={70} style={{zIndex: 1}}>
        <Tiles stagger={stagger} color={color} />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition
        presentation={none()}
        timing={linearTiming({durationInFrames: 50})}
      />
      <TransitionSeries.Sequence durationInFrames={100}>
        <Headline />
      </TransitionSeries.Sequence>
    </TransitionSeries>
  );
};
