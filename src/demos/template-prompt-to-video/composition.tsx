import React from 'react';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

type Props = {
  prompt: string;
};

const scenes = [
  {text: 'A lighthouse at dusk', sky: '#2b2d6e', ground: '#101534', light: '#ffd166'},
  {text: 'A storm comes in', sky: '#25404f', ground: '#0c1c26', light: '#b8dbea'},
  {text: 'A boat finds home', sky: '#c65b4a', ground: '#35182f', light: '#ffe3b0'},
] as const;
const perScene = 40;
const first = 50;

export const Story: React.FC<Props> = ({prompt}) => {
  const frame = useCurrentFrame();
  const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
  const typed = Math.round(interpolate(frame, [4, 44], [0, prompt.length], clamp));
  const index = Math.min(scenes.length - 1, Math.max(0, Math.floor((frame - first) / perScene)));
  const scene = scenes[index] ?? scenes[0];
  const inScene = frame - first - index * perScene;
  const shown = interpolate(frame, [first - 6, first], [0, 1], clamp);

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a', flexDirection: 'row', padding: 60, gap: 60}}>
      <div style={{flex: 1, display: 'flex', flexDirection: 'column', gap: 30, fontSize: 44}}>
        <div
          style={{
            minHeight: 250,
            padding: 36,
            borderRadius: 26,
            backgroundColor: '#1b2030',
            color: '#f4f6fb',
            lineHeight: 1.35,
          }}
        >
          {prompt.slice(0, typed)}
          <span style={{color: '#ff6a4d', opacity: Math.floor(frame / 8) % 2}}>|</span>
        </div>
        {scenes.map(({text, light}, i) => (
          <div
            key={text}
            style={{
              display: 'flex',
              gap: 22,
              alignItems: 'center',
              fontSize: 40,
              color: '#f4f6fb',
              opacity: interpolate(
                frame,
                [44 + i * 6, 52 + i * 6],
                [0, i === index ? 1 : 0.45],
                clamp,
              ),
            }}
          >
            <div style={{width: 30, height: 30, borderRadius: 8, backgroundColor: light}} />
            {text}
          </div>
        ))}
      </div>
      <svg
        viewBox="0 0 338 600"
        style={{width: 338, borderRadius: 34, opacity: 0.15 + shown * 0.85}}
      >
        <rect width={338} height={600} fill={scene.sky} />
        <circle
          cx={170}
          cy={250 - inScene * 0.8}
          r={58 + index * 12}
          fill={scene.light}
          opacity={0.9}
        />
        <path
          d={`M-20 400Q80 ${360 + Math.sin(frame / 9) * 16} 170 400T360 400V620H-20Z`}
          fill={scene.ground}
          opacity={0.75}
        />
        <path
          d={`M-20 450Q90 ${480 + Math.sin(frame / 7) * 16} 190 450T380 450V620H-20Z`}
          fill={scene.ground}
        />
        {index === 2 ? (
          <path
            d={`M${70 + inScene} 430h110l-24 34h-62zM${124 + inScene} 424v-110l50 96z`}
            fill="#fff"
          />
        ) : (
          <path
            d="M216 452l14-190h32l14 190zM224 254h44v-30h-44z"
            fill={index ? '#8fa7b3' : '#eceff5'}
          />
        )}
        <text x={169} y={556} fill="#fff" fontSize={29} fontWeight={700} textAnchor="middle">
          {scene.text}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
