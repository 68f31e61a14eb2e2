import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {fade} from '@remotion/transitions/fade';
import {wipe} from '@remotion/transitions/wipe';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

type Props = {
  first: number;
  second: number;
};

const sceneFrames = 50;
const colors = ['#ff8468', '#ffd166', '#6fd6b8'];

const Shot = ({index}: {index: number}) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: colors[index], padding: 70, color: '#1b1b2b'}}>
      <div style={{fontSize: 120, fontWeight: 700}}>Shot {index + 1}</div>
      <div style={{fontSize: 64}}>its frame {frame}</div>
    </AbsoluteFill>
  );
};

export const ThreeShots = ({first, second}: Props) => {
  const frame = useCurrentFrame();
  const starts = [0, sceneFrames - first, 2 * sceneFrames - first - second];
  const total = 3 * sceneFrames - first - second;
  const toPixels = 1140 / (3 * sceneFrames);

  return (
    <AbsoluteFill style={{backgroundColor: '#1b1b2b'}}>
      <TransitionSeries style={{height: 420}}>
        <TransitionSeries.Sequence durationInFrames={sceneFrames}>
          <Shot index={0} />
        </TransitionSeries.Sequence>
        <TransitionSeries.Transition
          presentation={wipe()}
          timing={linearTiming({durationInFrames: first})}
        />
        <TransitionSeries.Sequence durationInFrames={sceneFrames}>
          <Shot index={1} />
        </TransitionSeries.Sequence>
        <TransitionSeries.Transition
          presentation={fade()}
          timing={linearTiming({durationInFrames: second})}
        />
        <TransitionSeries.Sequence durationInFrames={sceneFrames}>
          <Shot index={2} />
        </TransitionSeries.Sequence>
      </TransitionSeries>
      <svg viewBox="-70 0 1280 720">
        {starts.map((start, i) => (
          <rect
            key={start}
            x={start * toPixels}
            y={460 + i * 56}
            width={sceneFrames * toPixels}
            height={44}
            rx={10}
            fill={colors[i]}
          />
        ))}
        <path d={`M0 650H${total * toPixels}`} stroke="#fff" strokeWidth={6} />
        <text x={total * toPixels} y={700} fontSize={40} textAnchor="end" fill="#fff">
          {total} frames
        </text>
        <path d={`M${frame * toPixels} 440V660`} stroke="#fff" strokeWidth={4} />
      </svg>
    </AbsoluteFill>
  );
};
