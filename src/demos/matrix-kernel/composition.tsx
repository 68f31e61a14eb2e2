import {AbsoluteFill, useCurrentFrame} from 'remotion';

type Props = {
  kernel: 'none' | 'sharpen' | 'emboss' | 'edges' | 'blur';
};

const kernels = {
  none: [0, 0, 0, 0, 1, 0, 0, 0, 0],
  sharpen: [0, -1, 0, -1, 5, -1, 0, -1, 0],
  emboss: [-2, -1, 0, -1, 1, 1, 0, 1, 2],
  edges: [-1, -1, -1, -1, 8, -1, -1, -1, -1],
  blur: [1, 1, 1, 1, 1, 1, 1, 1, 1],
};

export const FilteredHarbor = ({kernel}: Props) => {
  const frame = useCurrentFrame();
  const numbers = kernels[kernel];

  return (
    <AbsoluteFill style={{backgroundColor: '#1c2b3a'}}>
      <svg viewBox="0 0 1280 720">
        <filter id="kernel" x="0" y="0" width="100%" height="100%">
          <feConvolveMatrix order={3} kernelMatrix={numbers.join(' ')} preserveAlpha="true" />
        </filter>
        <clipPath id="harbor">
          <rect width={860} height={720} />
        </clipPath>
        <g clipPath="url(#harbor)" filter="url(#kernel)">
          <rect width={860} height={720} fill="#f3c98b" />
          <circle cx={620} cy={210} r={90} fill="#f08a4b" />
          <rect y={430} width={860} height={290} fill="#2d6a8a" />
          {[0, 1, 2, 3].map((row) => (
            <path
              key={row}
              d={`M-160 ${480 + row * 60}${' q 40 -24 80 0 t 80 0'.repeat(8)}`}
              fill="none"
              stroke="#7fb5cc"
              strokeWidth={8}
              transform={`translate(${Math.sin(frame / 20 + row) * 40} 0)`}
            />
          ))}
          <g transform={`translate(${180 + frame} ${Math.sin(frame / 9) * 8})`}>
            <path d="M0 400h260l-50 80h-160z" fill="#7a3b2e" />
            <path d="M120 390v-250l120 210z" fill="#fffaf0" />
          </g>
        </g>
        {numbers.map((number, i) => (
          <text
            key={i}
            x={960 + (i % 3) * 110}
            y={290 + Math.floor(i / 3) * 110}
            fontSize={60}
            textAnchor="middle"
            fill={i === 4 ? '#ffc247' : '#dbe6ef'}
          >
            {number}
          </text>
        ))}
      </svg>
    </AbsoluteFill>
  );
};
