import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {fade} from '@remotion/transitions/fade';
import {AbsoluteFill} from 'remotion';

type Props = {
  frames: number;
  shouldFadeOutExitingScene: boolean;
};

const towers = [
  {x: 90, width: 170, height: 300},
  {x: 280, width: 130, height: 430},
  {x: 430, width: 210, height: 240},
  {x: 660, width: 140, height: 500},
  {x: 820, width: 190, height: 330},
  {x: 1030, width: 160, height: 410},
];

type SkylineProps = {sky: string; city: string; lights: string; orb: string; orbY: number};

const Skyline = ({sky, city, lights, orb, orbY}: SkylineProps) => (
  <AbsoluteFill>
    <svg viewBox="0 0 1280 720">
      <rect width={1280} height={720} fill={sky} />
      <circle cx={1000} cy={orbY} r={90} fill={orb} />
      {towers.map(({x, width, height}) => (
        <g key={x}>
          <rect x={x} y={720 - height} width={width} height={height} rx={12} fill={city} />
          {[0, 1, 2].map((row) => (
            <path
              key={row}
              d={`M${x + 30} ${760 - height + row * 60}h${width - 60}`}
              stroke={lights}
              strokeWidth={24}
              strokeDasharray="24 20"
            />
          ))}
        </g>
      ))}
    </svg>
  </AbsoluteFill>
);

export const DayToNight = ({frames, shouldFadeOutExitingScene}: Props) => {
  return (
    <AbsoluteFill style={{backgroundColor: '#000'}}>
      <TransitionSeries>
        <TransitionSeries.Sequence durationInFrames={70}>
          <Skyline sky="#8fd3ff" city="#3d6a9e" lights="#5d8cc2" orb="#ffe08a" orbY={150} />
        </TransitionSeries.Sequence>
        <TransitionSeries.Transition
          presentation={fade({shouldFadeOutExitingScene})}
          timing={linearTiming({durationInFrames: frames})}
        />
        <TransitionSeries.Sequence durationInFrames={110}>
          <Skyline sky="#141a3a" city="#080c1f" lights="#ffc247" orb="#e9ecff" orbY={190} />
        </TransitionSeries.Sequence>
      </TransitionSeries>
    </AbsoluteFill>
  );
};
