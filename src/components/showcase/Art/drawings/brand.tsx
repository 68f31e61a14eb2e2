import {amber, coral, fixed, mint, wave, type Drawing} from './kit';

export const brand: Drawing = {
  background: '#2b1a5e',
  draw: (frame) => (
    <>
      <circle cx={fixed(210 + 26 * wave(frame))} cy={180} r={92} fill={coral} />
      <rect
        x={250}
        y={fixed(94 + 20 * wave(frame, 1))}
        width={172}
        height={172}
        rx={26}
        fill={amber}
        opacity={0.92}
      />
      <path
        d="M-96 84L0 -88L96 84Z"
        fill={mint}
        opacity={0.92}
        strokeLinejoin="round"
        transform={`translate(440 186) rotate(${fixed(10 * wave(frame, 2))})`}
      />
    </>
  ),
};
