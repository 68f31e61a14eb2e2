import type {Caption} from '@remotion/captions';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  delayInMs: number;
};

const captions: Caption[] = [
  {text: 'Fold', startMs: 0, endMs: 500, timestampMs: 250, confidence: 0.98},
  {text: ' the', startMs: 500, endMs: 700, timestampMs: 600, confidence: 0.99},
  {text: ' paper', startMs: 700, endMs: 1300, timestampMs: 1000, confidence: 0.91},
  {text: ' once', startMs: 1700, endMs: 2300, timestampMs: 2000, confidence: 0.74},
];

export const CaptionsOnATimeline = ({delayInMs}: Props) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const now = (frame / fps) * 1000;
  const toX = (ms: number) => 60 + (ms / 3000) * 1160;

  return (
    <AbsoluteFill style={{backgroundColor: '#582f0e', color: '#ede0d4'}}>
      <svg viewBox="0 0 1280 720" fill="#ede0d4">
        {captions.map(({text, startMs, endMs, timestampMs, confidence}) => {
          const start = startMs + delayInMs;
          const end = endMs + delayInMs;
          const isSpoken = now >= start && now < end;
          return (
            <g key={startMs}>
              <rect
                x={toX(start)}
                y={250}
                width={toX(end) - toX(start) - 4}
                height={130}
                rx={10}
                fill={isSpoken ? '#e6ad5c' : '#7f4f24'}
              />
              <text
                x={toX(start) + 12}
                y={325}
                fontSize={40}
                fill={isSpoken ? '#3b1f08' : '#ede0d4'}
              >
                {text.trim()}
              </text>
              <text
                x={toX(start) + 12}
                y={365}
                fontSize={26}
                fill={isSpoken ? '#3b1f08' : '#c9a88a'}
              >
                {confidence?.toFixed(2)}
              </text>
              <circle cx={toX((timestampMs ?? startMs) + delayInMs)} cy={250} r={9} />
            </g>
          );
        })}
        <rect x={toX(now) - 2} y={200} width={4} height={230} />
        <text x={60} y={560} fontSize={44}>
          {Math.round(now)} ms
        </text>
      </svg>
    </AbsoluteFill>
  );
};
