import type {ReactNode} from 'react';
import {noise2D} from '@remotion/noise';
import {spring} from 'remotion';

interface Pen {
  main: string;
  second: string;
  /** A number from 0 to 1, always the same for a name. */
  pick: (name: string) => number;
}

const dim = '#2b3446';
const raised = '#1b2230';

const times = (count: number, draw: (index: number) => ReactNode): ReactNode[] =>
  Array.from({length: count}, (_, index) => <g key={index}>{draw(index)}</g>);

const ink = (pick: number, {main, second}: Pen): string =>
  pick < 0.45 ? main : pick < 0.7 ? second : dim;

/** The sides of a cube seen from above, around the middle of its top. */
const cube = (x: number, y: number, height: number, color: string): ReactNode => (
  <g transform={`translate(${x} ${y - height})`} stroke="#10141d" strokeWidth={2}>
    <path d={`M-60 0 0 34v${height}l-60 -34z`} fill={color} fillOpacity={0.55} />
    <path d={`M60 0 0 34v${height}l60 -34z`} fill={color} fillOpacity={0.32} />
    <path d="M0 -34 60 0 0 34-60 0z" fill={color} />
  </g>
);

/** The drawings, each on an area of 640 × 500 pixels. */
export const motifs: Record<string, (pen: Pen) => ReactNode> = {
  frames: ({main, second}) =>
    times(7, (index) => (
      <g transform={`translate(${index * 62} ${index * 30})`}>
        <rect
          width={260}
          height={170}
          rx={14}
          fill={index === 6 ? raised : 'none'}
          stroke={index === 6 ? main : '#3c475e'}
          strokeWidth={4}
        />
        <circle
          cx={60 + index * 23}
          cy={110 - Math.sin(index / 2) * 40}
          r={30}
          fill={index === 6 ? second : main}
          opacity={0.2 + index * 0.13}
        />
      </g>
    )),

  modules: (pen) => (
    <g>
      {times(12, (index) => {
        const x = 20 + (index % 3) * 90;
        const y = 30 + Math.floor(index / 3) * 115;
        return (
          <g>
            <path
              d={`M${x + 60} ${y + 30}C${x + 200} ${y + 30} 330 245 440 245`}
              fill="none"
              stroke={dim}
              strokeWidth={3}
            />
            <rect
              x={x}
              y={y}
              width={62}
              height={62}
              rx={12}
              fill={ink(pen.pick(`m${index}`), pen)}
            />
          </g>
        );
      })}
      <rect x={420} y={150} width={190} height={190} rx={28} fill={pen.main} />
      <path
        d="M480 205l-40 40 40 40M550 205l40 40-40 40"
        fill="none"
        stroke="#10141d"
        strokeWidth={16}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  ),

  mosaic: (pen) =>
    times(96, (index) => {
      const column = index % 12;
      const row = Math.floor(index / 12);
      const size = 50 * (1 - column / 15);
      return (
        <rect
          x={20 + column * 52 + (50 - size) / 2}
          y={40 + row * 52 + (50 - size) / 2}
          width={size}
          height={size}
          rx={column / 2}
          fill={
            pen.pick(`p${index}`) < 0.5 - Math.abs(row - 3.5) / 12
              ? pen.main
              : pen.pick(`q${index}`) < 0.4
                ? pen.second
                : dim
          }
        />
      );
    }),

  streaks: (pen) =>
    times(15, (index) => {
      const length = 90 + pen.pick(`l${index}`) * 420;
      const end = 380 + pen.pick(`e${index}`) * 250;
      return (
        <g>
          <rect
            x={end - length}
            y={20 + index * 31}
            width={length}
            height={14}
            rx={7}
            fill={index % 4 === 1 ? pen.second : index % 4 === 3 ? dim : pen.main}
            opacity={0.85}
          />
          <circle
            cx={end}
            cy={27 + index * 31}
            r={index % 4 === 3 ? 7 : 12}
            fill="#f4f6fb"
            opacity={index % 4 === 3 ? 0.3 : 1}
          />
        </g>
      );
    }),

  lenses: ({main, second}) => (
    <g>
      {times(80, (index) => {
        const column = index % 10;
        const row = Math.floor(index / 10);
        return (column + row) % 2 === 0 ? (
          <rect x={column * 64} y={row * 64 - 6} width={64} height={64} fill={raised} />
        ) : null;
      })}
      <circle cx={230} cy={200} r={160} fill={main} opacity={0.75} />
      <circle cx={410} cy={230} r={150} fill={second} opacity={0.65} />
      <circle cx={300} cy={350} r={120} fill="#f4f6fb" opacity={0.35} />
    </g>
  ),

  windows: ({main, second}) =>
    times(3, (index) => (
      <g transform={`translate(${30 + index * 110} ${20 + index * 95})`}>
        <rect
          width={340}
          height={240}
          rx={18}
          fill={raised}
          stroke={index === 2 ? main : dim}
          strokeWidth={4}
        />
        <path d="M0 52h340" stroke={index === 2 ? main : dim} strokeWidth={4} />
        {times(3, (dot) => (
          <circle cx={32 + dot * 28} cy={27} r={8} fill={index === 2 ? second : dim} />
        ))}
        {index === 2 && <path d="M140 100v90l78-45z" fill={main} />}
      </g>
    )),

  columns: ({main, second}) =>
    times(5, (index) => {
      const height = 120 + index * 75;
      return (
        <g>
          <rect
            x={20 + index * 122}
            y={470 - height}
            width={100}
            height={height}
            rx={16}
            fill={index === 3 ? main : raised}
            stroke={index === 3 ? main : dim}
            strokeWidth={4}
          />
          <circle
            cx={70 + index * 122}
            cy={520 - height}
            r={22}
            fill={index === 3 ? '#10141d' : index % 2 ? second : main}
          />
          {times(index + 1, (line) => (
            <rect
              x={42 + index * 122}
              y={570 - height + line * 42}
              width={56}
              height={9}
              rx={4}
              fill={index === 3 ? '#10141d' : dim}
            />
          ))}
        </g>
      );
    }),

  waveform: (pen) =>
    times(27, (index) => {
      const swell = Math.sin((index / 26) * Math.PI);
      const height = 30 + swell * (140 + pen.pick(`w${index}`) * 290);
      return (
        <rect
          x={10 + index * 23.5}
          y={250 - height / 2}
          width={14}
          height={height}
          rx={7}
          fill={index < 17 ? pen.main : index < 20 ? pen.second : dim}
        />
      );
    }),

  springs: ({main, second}) => {
    const curve = (damping: number): string =>
      Array.from({length: 81}, (_, frame) => {
        const value = spring({frame, fps: 30, config: {damping, stiffness: 60}});
        return `${frame === 0 ? 'M' : 'L'}${20 + frame * 7.6} ${450 - value * 250}`;
      }).join('');
    return (
      <g fill="none" strokeLinecap="round">
        <path d="M20 200H630" stroke={dim} strokeWidth={4} strokeDasharray="2 14" />
        {[3, 4.5, 7, 11].map((damping, index) => (
          <path
            key={damping}
            d={curve(damping)}
            stroke={index === 1 ? main : index === 2 ? second : dim}
            strokeWidth={index === 1 ? 14 : 8}
          />
        ))}
        <circle cx={628} cy={200} r={20} fill={main} />
      </g>
    );
  },

  cubes: (pen) =>
    times(12, (index) => {
      const column = index % 4;
      const row = Math.floor(index / 4);
      const color = ink(pen.pick(`c${index}`), pen);
      return cube(
        250 + (column - row) * 72 + 60,
        180 + (column + row) * 41,
        40 + pen.pick(`h${index}`) * 130,
        color === dim ? '#657089' : color,
      );
    }),

  cards: ({main, second}) =>
    times(5, (index) => (
      <g transform={`translate(40 0) rotate(${(index - 3) * 11} 330 620)`}>
        <rect
          x={180}
          y={70}
          width={290}
          height={380}
          rx={22}
          fill={index === 4 ? main : raised}
          stroke={index === 4 ? main : dim}
          strokeWidth={4}
        />
        {index === 4 ? (
          <g fill="#10141d">
            <circle cx={280} cy={190} r={56} fill={second} />
            <rect x={215} y={320} width={190} height={20} rx={10} />
            <rect x={215} y={362} width={120} height={20} rx={10} />
          </g>
        ) : (
          <rect
            x={205}
            y={95}
            width={24}
            height={24}
            rx={6}
            fill={index % 2 ? second : main}
            opacity={0.5}
          />
        )}
      </g>
    )),

  tracks: (pen) => (
    <g>
      {times(7, (row) => {
        const start = pen.pick(`s${row}`) * 220;
        const first = 120 + pen.pick(`f${row}`) * 160;
        return (
          <g transform={`translate(0 ${20 + row * 68})`}>
            <rect width={640} height={54} rx={10} fill={raised} />
            <rect
              x={start}
              width={first}
              height={54}
              rx={10}
              fill={row % 3 === 1 ? pen.second : pen.main}
              opacity={row % 2 ? 0.7 : 1}
            />
            <rect
              x={start + first + 8}
              width={Math.min(200, 632 - start - first)}
              height={54}
              rx={10}
              fill={dim}
            />
          </g>
        );
      })}
      <path d="M395 0v500" stroke="#f4f6fb" strokeWidth={6} />
      <path d="M370 -8h50l-25 34z" fill="#f4f6fb" />
    </g>
  ),

  rings: ({main, second, pick}) =>
    times(4, (index) => {
      const radius = 70 + index * 52;
      const length = 2 * Math.PI * radius;
      const share = 0.45 + pick(`r${index}`) * 0.4;
      return (
        <g
          transform={`rotate(${pick(`a${index}`) * 360} 330 250)`}
          fill="none"
          strokeWidth={26}
          strokeLinecap="round"
        >
          <circle cx={330} cy={250} r={radius} stroke={raised} />
          <circle
            cx={330}
            cy={250}
            r={radius}
            stroke={index % 2 ? second : main}
            strokeDasharray={`${length * share} ${length}`}
          />
        </g>
      );
    }),

  player: ({main, second}) => (
    <g>
      <rect
        x={30}
        y={50}
        width={580}
        height={400}
        rx={30}
        fill={raised}
        stroke={dim}
        strokeWidth={4}
      />
      <path
        d="M255 145c0-16 17-26 31-18l126 76c13 8 13 27 0 35l-126 76c-14 8-31-2-31-18z"
        fill={main}
      />
      <rect x={70} y={390} width={500} height={14} rx={7} fill={dim} />
      <rect x={70} y={390} width={310} height={14} rx={7} fill={second} />
      <circle cx={380} cy={397} r={20} fill="#f4f6fb" />
    </g>
  ),

  fan: ({main, second, pick}) => (
    <g>
      {times(17, (index) => {
        const y = 10 + index * 30;
        const done = 120 + pick(`d${index}`) * 130;
        return (
          <g>
            <path
              d={`M60 250C200 250 200 ${y} 330 ${y}`}
              fill="none"
              stroke={dim}
              strokeWidth={3}
            />
            <rect x={330} y={y - 9} width={290} height={18} rx={9} fill={raised} />
            <rect
              x={330}
              y={y - 9}
              width={done}
              height={18}
              rx={9}
              fill={index % 3 === 0 ? second : main}
            />
          </g>
        );
      })}
      <circle cx={60} cy={250} r={52} fill={main} />
      <path d="M46 224v52l42-26z" fill="#10141d" />
    </g>
  ),

  bounces: ({main, second}) => (
    <g>
      <path d="M0 440H640" stroke={dim} strokeWidth={6} strokeLinecap="round" />
      {times(40, (index) => {
        const part = index / 39;
        const height = Math.abs(Math.cos(part * Math.PI * 3.2)) * 340 * (1 - part) ** 0.8;
        return (
          <circle
            cx={30 + part * 580}
            cy={405 - height}
            r={index === 39 ? 36 : 30}
            fill={index % 5 === 4 ? second : main}
            opacity={0.12 + part * 0.88}
          />
        );
      })}
    </g>
  ),

  petals: ({main, second}) => (
    <g transform="translate(330 250)">
      {times(9, (index) => (
        <path
          d="M0 0C-95 -80 -70 -210 0 -240C70 -210 95 -80 0 0Z"
          transform={`rotate(${index * 40})`}
          fill={index % 2 ? second : main}
          opacity={0.5}
          stroke="#10141d"
          strokeWidth={3}
        />
      ))}
      <circle r={38} fill="#f4f6fb" />
    </g>
  ),

  coins: ({main, second}) =>
    times(4, (stack) =>
      times(2 + stack * 3, (index) => (
        <rect
          x={20 + stack * 155}
          y={440 - index * 40}
          width={136}
          height={34}
          rx={17}
          fill={stack % 2 ? second : main}
          opacity={1 - (index % 2) * 0.3}
        />
      )),
    ),

  noise: ({main, second}) =>
    times(54, (index) => {
      const column = index % 9;
      const row = Math.floor(index / 9);
      const value = noise2D('cover', column / 5, row / 5);
      return (
        <g transform={`translate(${36 + column * 71} ${40 + row * 82}) rotate(${value * 180})`}>
          <rect
            x={-28}
            y={-9}
            width={56}
            height={18}
            rx={9}
            fill={value > 0.25 ? main : value < -0.3 ? second : '#3c475e'}
          />
        </g>
      );
    }),

  form: ({main, second}) => (
    <g>
      <rect
        x={0}
        y={40}
        width={330}
        height={420}
        rx={22}
        fill={raised}
        stroke={dim}
        strokeWidth={4}
      />
      {[0.7, 0.35, 0.55].map((value, index) => (
        <g key={value} transform={`translate(36 ${100 + index * 92})`}>
          <rect y={-18} width={110} height={10} rx={5} fill="#657089" />
          <rect y={16} width={258} height={12} rx={6} fill={dim} />
          <rect y={16} width={258 * value} height={12} rx={6} fill={main} />
          <circle cx={258 * value} cy={22} r={17} fill="#f4f6fb" />
        </g>
      ))}
      <rect x={36} y={376} width={258} height={56} rx={14} fill={second} />
      <rect x={370} y={40} width={270} height={420} rx={22} fill={main} />
      <circle cx={505} cy={200} r={92} fill={second} />
      <rect x={420} y={350} width={170} height={24} rx={12} fill="#f4f6fb" />
      <rect x={450} y={394} width={110} height={24} rx={12} fill="#f4f6fb" opacity={0.6} />
    </g>
  ),

  network: (pen) => {
    const nodes = Array.from({length: 13}, (_, index) => {
      const angle = (index / 13) * 2 * Math.PI;
      const far = 150 + pen.pick(`f${index}`) * 110;
      return {
        x: 330 + Math.cos(angle) * far * 1.15,
        y: 250 + Math.sin(angle) * far * 0.9,
        size: 14 + pen.pick(`z${index}`) * 22,
      };
    });
    return (
      <g>
        {nodes.map(({x, y, size}, index) => (
          <g key={index}>
            <path d={`M330 250L${x} ${y}`} stroke={dim} strokeWidth={5} />
            <circle
              cx={x}
              cy={y}
              r={size}
              fill={index % 3 === 0 ? pen.second : index % 3 === 1 ? pen.main : '#657089'}
            />
          </g>
        ))}
        <rect x={245} y={185} width={170} height={130} rx={22} fill={pen.main} />
        <path d="M305 215v70l60-35z" fill="#10141d" />
      </g>
    );
  },

  packets: ({main, second}) => (
    <g>
      {[main, second].map((color, row) =>
        Array.from({length: 8}, (_, index) => {
          const isSpare = index === 0 || index === 7;
          return (
            <rect
              key={`${color}${index}`}
              x={10 + row * 210 + index * 54}
              y={60 + row * 110}
              width={46}
              height={88}
              rx={10}
              fill={isSpare ? 'none' : color}
              stroke={color}
              strokeWidth={4}
              strokeDasharray={isSpare ? '8 8' : undefined}
            />
          );
        }),
      )}
      {times(12, (index) => (
        <rect
          x={2 + index * 53.5}
          y={350}
          width={46}
          height={100}
          rx={10}
          fill={index < 6 ? main : second}
        />
      ))}
    </g>
  ),

  bytes: (pen) =>
    times(40, (index) => {
      const column = index % 8;
      const row = Math.floor(index / 8);
      const isFrame = column > 3 && column < 7 && row > 0 && row < 4;
      const value = Math.floor(pen.pick(`b${index}`) * 256)
        .toString(16)
        .padStart(2, '0');
      return isFrame ? (
        <rect
          x={column * 80}
          y={50 + row * 80}
          width={80}
          height={80}
          fill={(column + row) % 2 ? pen.main : pen.second}
        />
      ) : (
        <text
          x={40 + column * 80}
          y={106 + row * 80}
          fontSize={44}
          textAnchor="middle"
          fill={pen.pick(`t${index}`) > 0.8 ? pen.main : '#657089'}
        >
          {value}
        </text>
      );
    }),

  slides: ({main, second}) =>
    times(4, (index) => (
      <g transform={`translate(${index * 150} ${20 + (index % 2) * 34})`}>
        <rect width={180} height={320} rx={24} fill={index % 2 ? raised : dim} />
        <rect x={20} y={28} width={140} height={120} rx={14} fill={index % 2 ? second : main} />
        <rect x={20} y={172} width={110} height={18} rx={9} fill="#657089" />
        <rect x={20} y={206} width={140} height={18} rx={9} fill="#4b566d" />
        {times(4, (dot) => (
          <rect
            x={20 + dot * 36}
            y={286}
            width={28}
            height={8}
            rx={4}
            fill={dot <= index ? main : '#4b566d'}
          />
        ))}
      </g>
    )),

  finish: ({main, second, pick}) => (
    <g>
      {times(28, (index) => {
        const column = index % 14;
        const row = Math.floor(index / 14);
        return (
          <rect
            x={column * 46}
            y={20 + row * 46}
            width={46}
            height={46}
            fill={(column + row) % 2 ? '#f4f6fb' : dim}
          />
        );
      })}
      {times(9, (index) => {
        const y = 176 + index * 34;
        return (
          <g>
            <rect y={y} width={620} height={4} rx={2} fill={dim} />
            <circle
              cx={60 + pick(`runner${index}`) * 520}
              cy={y + 2}
              r={13}
              fill={index % 3 ? main : second}
            />
          </g>
        );
      })}
    </g>
  ),

  badges: ({main, second}) =>
    times(6, (index) => (
      <g transform={`translate(${(index % 3) * 210} ${30 + Math.floor(index / 3) * 220})`}>
        <rect width={180} height={190} rx={20} fill={raised} />
        <rect x={70} y={14} width={40} height={10} rx={5} fill="#4b566d" />
        <circle cx={90} cy={82} r={38} fill={index % 2 ? second : main} />
        <rect x={34} y={136} width={112} height={14} rx={7} fill="#f4f6fb" />
        <rect x={54} y={160} width={72} height={12} rx={6} fill="#657089" />
      </g>
    )),

  typing: ({main, second}) => (
    <g>
      {times(4, (index) => (
        <rect
          y={40 + index * 58}
          width={[520, 430, 560, 240][index]}
          height={28}
          rx={14}
          fill={index === 3 ? main : dim}
        />
      ))}
      <rect x={258} y={204} width={8} height={48} fill={second} />
      <rect y={300} width={620} height={150} rx={20} fill={raised} />
      <path d="M286 340 350 375 286 410z" fill={second} />
      <rect x={40} y={426} width={540} height={8} rx={4} fill={dim} />
      <rect x={40} y={426} width={200} height={8} rx={4} fill={main} />
    </g>
  ),

  growth: ({main, second}) =>
    times(9, (index) => {
      const height = 20 + index ** 2 * 5.6;
      return (
        <g>
          <rect
            x={index * 70}
            y={440 - height}
            width={52}
            height={height}
            rx={10}
            fill={index === 8 ? second : main}
            opacity={0.35 + index * 0.08}
          />
        </g>
      );
    }),

  fireworks: ({main, second}) => (
    <g transform="translate(310 230)">
      {times(10, (ray) => (
        <g transform={`rotate(${ray * 36})`}>
          {times(4, (index) => (
            <circle
              cy={-70 - index * 44}
              r={6 + index * 4}
              fill={main}
              opacity={0.3 + index * 0.23}
            />
          ))}
          <path
            transform="rotate(18) translate(-24 -200) scale(2)"
            d="M12 21C5 15 2 11.5 2 7.8 2 4.9 4.3 3 6.8 3 8.9 3 10.9 4.1 12 6.2 13.1 4.1 15.1 3 17.2 3 19.7 3 22 4.9 22 7.8 22 11.5 19 15 12 21Z"
            fill={second}
          />
        </g>
      ))}
    </g>
  ),
};
