import React from 'react';
import {AbsoluteFill, interpolate, random, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  text: string;
  color: string;
};

const rays = 72;

export const VoiceRing: React.FC<Props> = ({text, color}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const words = text.split(' ');
  const perWord = durationInFrames / words.length;
  const index = Math.min(words.length - 1, Math.floor(frame / perWord));
  const inWord = frame - index * perWord;
  const enter = spring({frame: inWord, fps, config: {damping: 13}});
  const loudness = interpolate(inWord, [0, 5, perWord], [0.15, 1, 0.15]);

  return (
    <AbsoluteFill style={{background: 'linear-gradient(160deg, #fff, #e4eaff)'}}>
      <svg viewBox="0 0 1280 720" textAnchor="middle">
        <g transform="translate(640 360)">
          <circle r={214 + loudness * 10} fill={color} opacity={0.1} />
          {Array.from({length: rays}, (_, i) => {
            const length =
              14 +
              loudness *
                96 *
                (0.3 + 0.7 * random(`${i % (rays / 2)}-${index}-${Math.floor(frame / 3)}`));
            return (
              <rect
                key={`ray-${i}`}
                x={-5}
                y={-226 - length}
                width={10}
                height={length}
                rx={5}
                fill={color}
                opacity={0.45 + 0.55 * ((i % 3) / 2)}
                transform={`rotate(${(i * 360) / rays})`}
              />
            );
          })}
          <text
            y={34}
            fill="#10131a"
            fontSize={96}
            fontWeight={700}
            transform={`scale(${0.7 + enter * 0.3})`}
          >
            {words[index]}
          </text>
        </g>
      </svg>
    </AbsoluteFill>
  );
};
