import {springTiming, TransitionSeries} from '@remotion/transitions';
import {flip, type FlipDirection} from '@remotion/transitions/flip';
import {AbsoluteFill} from 'remotion';

type Props = {
  direction: FlipDirection;
  perspective: number;
};

const Card = ({children, color}: {children: React.ReactNode; color: string}) => (
  <AbsoluteFill>
    <svg viewBox="0 0 1280 720">
      <rect x={450} y={80} width={380} height={560} rx={40} fill={color} />
      {children}
    </svg>
  </AbsoluteFill>
);

export const TurnedCard = ({direction, perspective}: Props) => {
  return (
    <AbsoluteFill style={{backgroundColor: '#174f43'}}>
      <TransitionSeries>
        <TransitionSeries.Sequence durationInFrames={80}>
          <Card color="#c23a4b">
            <rect
              x={480}
              y={110}
              width={320}
              height={500}
              rx={24}
              fill="none"
              stroke="#fff"
              strokeWidth={8}
            />
            {[200, 280, 360, 440, 520].map((y) => (
              <path
                key={y}
                d={`M500 ${y}l70 -40 70 40 70 -40 70 40`}
                fill="none"
                stroke="#ffd3d8"
                strokeWidth={8}
              />
            ))}
          </Card>
        </TransitionSeries.Sequence>
        <TransitionSeries.Transition
          presentation={flip({direction, perspective})}
          timing={springTiming({config: {damping: 200}, durationInFrames: 50})}
        />
        <TransitionSeries.Sequence durationInFrames={90}>
          <Card color="#fffaf0">
            <path d="M640 240L720 360L640 480L560 360Z" fill="#d8364a" />
            <text x={485} y={180} fontSize={90} fontWeight={700} fill="#d8364a">
              A
            </text>
            <text
              x={485}
              y={180}
              fontSize={90}
              fontWeight={700}
              fill="#d8364a"
              transform="rotate(180 640 360)"
            >
              A
            </text>
          </Card>
        </TransitionSeries.Sequence>
      </TransitionSeries>
    </AbsoluteFill>
  );
};
