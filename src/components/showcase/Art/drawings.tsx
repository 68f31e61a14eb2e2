import type {ReactNode} from 'react';

/** Length of each drawing's loop in frames, at 30 frames per second. */
export const loopFrames = 120;

const blue = '#4f7cff';
const coral = '#ff6a4d';
const mint = '#7fdcae';
const amber = '#ffd166';
const violet = '#b48bff';
const white = '#f4f6fb';
const panel = '#1b2234';
const line = '#39445c';

/** A wave between -1 and 1 that comes round in one loop. */
const wave = (frame: number, phase = 0, turns = 1): number =>
  Math.sin((frame / loopFrames) * Math.PI * 2 * turns + phase);

/** How far a part of the loop has come, from 0 to 1. */
const part = (frame: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, ((frame % loopFrames) - from) / (to - from)));

const times = <T,>(count: number, make: (index: number) => T): T[] =>
  Array.from({length: count}, (_, index) => make(index));

/** A number from 0 to 1 that is always the same for an index. */
const scatter = (index: number): number => ((index * 7919 + 104729) % 1009) / 1009;

const fixed = (value: number): number => Math.round(value * 10) / 10;

/** Joins points to a path. */
const polyline = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L')}`;

interface Drawing {
  ground: string;
  /** Draws one frame on a canvas of 640 by 360 units. */
  draw: (frame: number) => ReactNode;
}

const codeColors = [violet, white, mint, blue, amber, white];

const code: Drawing = {
  ground: '#141a2a',
  draw: (frame) => (
    <>
      <rect x={90} y={50} width={460} height={260} rx={18} fill={panel} />
      {times(3, (i) => (
        <circle key={i} cx={118 + i * 22} cy={76} r={6} fill={line} />
      ))}
      {times(6, (i) => {
        const moved = part(frame, 20 + i * 6, 50 + i * 6) - part(frame, 80 + i * 4, 104 + i * 4);
        return times(2, (j) => (
          <rect
            key={`${i}-${j}`}
            x={fixed(120 + (i % 3) * 26 + j * (110 + scatter(i) * 60) + moved * (i % 2 ? 40 : 14))}
            y={106 + i * 31}
            width={fixed((j ? 90 : 84) + scatter(i * 2 + j) * 50)}
            height={13}
            rx={6.5}
            fill={codeColors[(i + j * 2) % codeColors.length]}
            opacity={j ? 0.55 : 1}
          />
        ));
      })}
    </>
  ),
};

const bars: Drawing = {
  ground: '#1d1430',
  draw: (frame) => (
    <>
      {times(14, (i) => {
        const height = 70 + 55 * wave(frame, i * 0.7) + 70 * scatter(i);
        return (
          <rect
            key={i}
            x={70 + i * 36.5}
            y={fixed(300 - height)}
            width={24}
            height={fixed(height)}
            rx={6}
            fill={i % 5 === 2 ? coral : '#7d4dd8'}
          />
        );
      })}
      <path d="M60 308H580" stroke={white} strokeWidth={4} strokeLinecap="round" />
    </>
  ),
};

const layers: Drawing = {
  ground: '#0d0f16',
  draw: (frame) => (
    <>
      {[white, blue, mint, coral].map((fill, i) => {
        const y = 245 - i * 46 - i * 9 * wave(frame);
        return (
          <path
            key={fill}
            d={`M320 ${fixed(y - 64)}L470 ${fixed(y)}L320 ${fixed(y + 64)}L170 ${fixed(y)}Z`}
            fill={fill}
            fillOpacity={0.16 + i * 0.1}
            stroke={fill}
            strokeWidth={3}
          />
        );
      })}
    </>
  ),
};

const calendar: Drawing = {
  ground: '#0e1330',
  draw: (frame) => (
    <>
      {times(17 * 7, (i) => {
        const [x, y] = [i % 17, Math.floor(i / 17)];
        const light = 0.5 + 0.5 * wave(frame, -(x + y) * 0.35);
        return (
          <rect
            key={i}
            x={66 + x * 30}
            y={76 + y * 30}
            width={24}
            height={24}
            rx={6}
            fill={scatter(i) > 0.82 ? amber : violet}
            opacity={fixed(0.12 + 0.88 * light * scatter(i * 3 + 1))}
          />
        );
      })}
    </>
  ),
};

const prompt: Drawing = {
  ground: '#101a2c',
  draw: (frame) => (
    <>
      {times(3, (i) => {
        const out = part(frame, 30 + i * 12, 56 + i * 12) * (1 - part(frame, 106, 119));
        return (
          <g
            key={i}
            opacity={fixed(out)}
            transform={`translate(${fixed(320 + (i - 1) * 136 * out)} 200)`}
          >
            <rect x={-54} y={-112} width={108} height={192} rx={14} fill={[blue, coral, mint][i]} />
            <circle cy={-40} r={26} fill={white} opacity={0.9} />
            <rect x={-34} y={34} width={68} height={10} rx={5} fill={white} />
            <rect x={-22} y={52} width={44} height={10} rx={5} fill={white} opacity={0.6} />
          </g>
        );
      })}
      <rect x={150} y={36} width={340} height={40} rx={20} fill={panel} />
      <rect
        x={172}
        y={51}
        width={fixed(20 + 270 * part(frame, 0, 40))}
        height={10}
        rx={5}
        fill={white}
      />
    </>
  ),
};

const counter: Drawing = {
  ground: '#10231f',
  draw: (frame) => (
    <>
      {[0.78, 0.52, 0.34].map((share, i) => (
        <g
          key={share}
          transform={`translate(${160 + i * 160} 170) rotate(-90)`}
          fill="none"
          strokeWidth={20}
        >
          <circle r={54} stroke="#1f3d36" />
          <circle
            r={54}
            stroke={[mint, amber, coral][i]}
            strokeLinecap="round"
            pathLength={100}
            strokeDasharray={`${fixed(share * 100 * part(frame, i * 8, 50 + i * 8) + 4 * wave(frame, i))} 100`}
          />
        </g>
      ))}
      {times(3, (i) => (
        <rect
          key={i}
          x={120 + i * 160}
          y={262}
          width={80}
          height={12}
          rx={6}
          fill={white}
          opacity={0.7}
        />
      ))}
    </>
  ),
};

const sphere: Drawing = {
  ground: '#12091f',
  draw: (frame) => (
    <>
      {times(150, (i) => {
        // Points at equal distances on a sphere (Fibonacci lattice).
        const y = 1 - (i / 149) * 2;
        const ring = Math.sqrt(1 - y * y);
        const turn = i * 2.39996 + (frame / loopFrames) * Math.PI * 2;
        const depth = Math.sin(turn) * ring;
        const size = 118 + 9 * wave(frame, y * 9, 4);
        return (
          <circle
            key={i}
            cx={fixed(320 + Math.cos(turn) * ring * size)}
            cy={fixed(180 + y * size)}
            r={fixed(2.5 + (depth + 1) * 2.6)}
            fill={i % 3 ? violet : coral}
            opacity={fixed(0.3 + 0.35 * (depth + 1))}
          />
        );
      })}
    </>
  ),
};

const cursor: Drawing = {
  ground: '#172033',
  draw: (frame) => {
    const go = part(frame, 10, 50) - part(frame, 80, 116);
    const click = part(frame, 52, 76);
    return (
      <>
        <rect x={110} y={56} width={420} height={248} rx={18} fill={white} />
        <rect x={110} y={56} width={110} height={248} rx={18} fill="#dde2ec" />
        {times(4, (i) => (
          <rect key={i} x={130} y={88 + i * 34} width={70} height={12} rx={6} fill="#a5afc2" />
        ))}
        <rect x={250} y={90} width={190} height={16} rx={8} fill="#343d50" />
        <rect x={250} y={124} width={240} height={70} rx={12} fill="#dde2ec" />
        <rect x={390} y={228} width={100} height={40} rx={12} fill={blue} />
        <circle
          cx={440}
          cy={248}
          r={fixed(10 + click * 44)}
          fill="none"
          stroke={coral}
          strokeWidth={5}
          opacity={click > 0 ? fixed(1 - click) : 0}
        />
        <path
          d="M0 0V40L10 31L17 46L25 42L18 28L31 27Z"
          fill="#10131a"
          stroke={white}
          strokeWidth={3}
          transform={`translate(${fixed(270 + go * 166)} ${fixed(140 + go * 104)})`}
        />
      </>
    );
  },
};

const map: Drawing = {
  ground: '#a9d3d6',
  draw: (frame) => {
    const travel = part(frame, 10, 92);
    return (
      <>
        {times(3, (i) => (
          <path
            key={i}
            d="M40 250C90 120 190 150 260 90S430 30 520 90S640 210 560 290S360 270 280 320S20 360 40 250Z"
            fill={['#f2dfb4', '#dfc98f', '#9fb877'][i]}
            opacity={0.55}
            transform={`translate(${320 - 320 * (1 - i * 0.2)} ${180 - 180 * (1 - i * 0.2)}) scale(${1 - i * 0.2})`}
          />
        ))}
        <path
          d="M130 240C200 150 300 250 350 180S470 110 520 150"
          fill="none"
          stroke="#fff"
          strokeWidth={5}
          strokeDasharray="2 12"
          strokeLinecap="round"
        />
        <path
          d="M130 240C200 150 300 250 350 180S470 110 520 150"
          fill="none"
          stroke="#c4472d"
          strokeWidth={6}
          strokeLinecap="round"
          pathLength={1}
          strokeDasharray={`${fixed(travel * 100) / 100} 2`}
        />
        {[
          [130, 240],
          [350, 180],
          [520, 150],
        ].map(([x, y], i) => (
          <circle
            key={x}
            cx={x}
            cy={y}
            r={travel >= i * 0.5 ? 11 : 7}
            fill={travel >= i * 0.5 ? '#c4472d' : '#fff'}
          />
        ))}
      </>
    );
  },
};

const brand: Drawing = {
  ground: '#2b1a5e',
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

const captions: Drawing = {
  ground: '#17111f',
  draw: (frame) => {
    const spoken = Math.floor(frame / 20) % 3;
    return (
      <>
        <rect x={225} y={22} width={190} height={316} rx={24} fill="#3b2a63" />
        <circle cx={320} cy={fixed(140 + 5 * wave(frame, 0, 4))} r={44} fill="#ffd9c2" />
        <path d="M235 338C235 186 405 186 405 338Z" fill="#6d4bc4" />
        {times(3, (i) => (
          <rect
            key={i}
            x={[244, 300, 352][i]}
            y={244}
            width={[48, 44, 46][i]}
            height={26}
            rx={8}
            fill={i === spoken ? amber : white}
          />
        ))}
        <rect x={270} y={280} width={100} height={26} rx={8} fill={white} opacity={0.85} />
      </>
    );
  },
};

const chart: Drawing = {
  ground: '#15123a',
  draw: (frame) => {
    const points = times(41, (i) => {
      const y = 250 - i * 3.4 - 26 * Math.sin(i / 3.4) - 22 * scatter(i) + 6 * wave(frame, i / 3);
      return [60 + i * 13, y] as const;
    });
    const last = Math.max(1, Math.round(40 * part(frame, 0, 84)));
    const shown = points.slice(0, last + 1);
    const [x, y] = points[last] ?? [60, 250];
    return (
      <>
        {times(4, (i) => (
          <path key={i} d={`M60 ${90 + i * 65}H580`} stroke="#2b2764" strokeWidth={2} />
        ))}
        <path d={`${polyline(shown)}L${fixed(x)} 300L60 300Z`} fill={violet} opacity={0.25} />
        <path
          d={polyline(shown)}
          fill="none"
          stroke={violet}
          strokeWidth={6}
          strokeLinejoin="round"
        />
        <circle cx={fixed(x)} cy={fixed(y)} r={10} fill={white} />
      </>
    );
  },
};

const weather: Drawing = {
  ground: '#2f79c4',
  draw: (frame) => (
    <>
      <g transform={`translate(420 130) rotate(${fixed((frame / loopFrames) * 45)})`}>
        {times(8, (i) => (
          <rect
            key={i}
            x={-6}
            y={-108}
            width={12}
            height={28}
            rx={6}
            fill={amber}
            transform={`rotate(${i * 45})`}
          />
        ))}
        <circle r={62} fill={amber} />
      </g>
      <path
        d="M-120 50a52 52 0 0 1 12 -102a78 78 0 0 1 146 -12a58 58 0 0 1 66 114Z"
        fill={white}
        transform={`translate(${fixed(290 + 14 * wave(frame))} 200)`}
      />
      {times(6, (i) => {
        const fall = (frame / 30 + scatter(i)) % 1;
        return (
          <path
            key={i}
            d={`M${200 + i * 30} ${fixed(270 + fall * 44)}l-8 22`}
            stroke="#cfe4f8"
            strokeWidth={7}
            strokeLinecap="round"
            opacity={fixed(1 - fall)}
          />
        );
      })}
    </>
  ),
};

const hexagon = 'M0 -26L22.5 -13V13L0 26L-22.5 13V-13Z';

const energy: Drawing = {
  ground: '#0f1a1c',
  draw: (frame) => (
    <>
      {times(66, (i) => {
        const [column, row] = [i % 11, Math.floor(i / 11)];
        const [x, y] = [80 + column * 47 + (row % 2) * 23.5, 78 + row * 41];
        const level = 0.5 + 0.5 * wave(frame, column * 0.5 - row * 0.6) * scatter(i + 3);
        return (
          <path
            key={i}
            d={hexagon}
            fill={level > 0.66 ? amber : level > 0.45 ? mint : '#2f8f6b'}
            opacity={fixed(0.25 + level * 0.75)}
            transform={`translate(${x} ${y})`}
          />
        );
      })}
    </>
  ),
};

const screencast: Drawing = {
  ground: '#11162a',
  draw: (frame) => (
    <>
      <rect x={70} y={50} width={430} height={250} rx={18} fill={panel} />
      {times(6, (i) => (
        <rect
          key={i}
          x={100 + (i % 3) * 22}
          y={84 + i * 33}
          width={fixed((120 + scatter(i) * 190) * part(frame, i * 10, i * 10 + 16))}
          height={13}
          rx={6.5}
          fill={i % 2 ? blue : line}
        />
      ))}
      <g transform="translate(480 240)">
        <circle r={82} fill="#c9d4ef" stroke="#11162a" strokeWidth={8} />
        <circle cy={fixed(-18 + 3 * wave(frame, 0, 3))} r={27} fill="#343d50" />
        <path d="M-56 56C-46 4 46 4 56 56A80 80 0 0 1 -56 56Z" fill={coral} />
      </g>
    </>
  ),
};

const fluid: Drawing = {
  ground: '#1b1446',
  draw: (frame) => (
    <>
      {['#3a2a9c', '#6a4dff', '#d65bd0', '#ff8f6b'].map((fill, i) => {
        const top = times(17, (j) => {
          const y = 90 + i * 62 + 30 * wave(frame, j * 0.5 + i * 1.3) + 16 * Math.sin(j * 0.9 + i);
          return [j * 40, y] as const;
        });
        return <path key={fill} d={`${polyline(top)}L640 360L0 360Z`} fill={fill} opacity={0.8} />;
      })}
    </>
  ),
};

const lyrics: Drawing = {
  ground: '#26103a',
  draw: (frame) => (
    <>
      {times(4, (i) => {
        const width = [330, 400, 280, 360][i] ?? 300;
        const sung = part(frame, i * 28, i * 28 + 26);
        return (
          <g key={i} transform={`translate(${320 - width / 2} ${86 + i * 54})`}>
            <rect width={width} height={28} rx={14} fill={white} opacity={0.22} />
            {sung > 0 ? (
              <rect width={fixed(28 + (width - 28) * sung)} height={28} rx={14} fill="#ff6fb1" />
            ) : null}
          </g>
        );
      })}
      <circle
        cx={fixed(120 + (frame % 28) * 14)}
        cy={fixed(60 - 24 * Math.abs(wave(frame, 0, 4)))}
        r={9}
        fill={amber}
      />
    </>
  ),
};

const nodes: Drawing = {
  ground: '#f0ece4',
  draw: (frame) => {
    const places = [
      [120, 180],
      [270, 100],
      [270, 260],
      [420, 180],
      [540, 180],
    ] as const;
    const routes = [
      [0, 1],
      [0, 2],
      [1, 3],
      [2, 3],
      [3, 4],
    ] as const;
    return (
      <>
        {routes.map(([from, to], i) => {
          const [[x1, y1], [x2, y2]] = [places[from], places[to]];
          const move = part(frame, Math.floor(i / 2) * 36, Math.floor(i / 2) * 36 + 34);
          return (
            <g key={`${from}-${to}`}>
              <path d={`M${x1} ${y1}L${x2} ${y2}`} stroke="#b9b2a3" strokeWidth={5} />
              {move > 0 && move < 1 ? (
                <circle
                  cx={fixed(x1 + (x2 - x1) * move)}
                  cy={fixed(y1 + (y2 - y1) * move)}
                  r={9}
                  fill={coral}
                />
              ) : null}
            </g>
          );
        })}
        {places.map(([x, y], i) => (
          <rect
            key={`${x}-${y}`}
            x={x - 42}
            y={y - 32}
            width={84}
            height={64}
            rx={18}
            fill={['#3d5bd9', '#2fa98c', '#e0883a', '#7d5cff', '#10131a'][i]}
          />
        ))}
      </>
    );
  },
};

/** The drawing of each entry, by slug. They stand for what the videos are about; none shows one. */
export const drawings: Record<string, Drawing> = {
  hackreels: code,
  'mux-video-stats': bars,
  'nextjs-video-tutorial': layers,
  'github-unwrapped': calendar,
  revid: prompt,
  animstats: counter,
  'banger-show': sphere,
  motionshot: cursor,
  'watercolor-map': map,
  clippulse: brand,
  submagic: captions,
  polygon: chart,
  'hello-meteo': weather,
  'electricity-maps': energy,
  'remotion-recorder': screencast,
  fluidmotion: fluid,
  'mykaraoke-video': lyrics,
  'relay-app': nodes,
};
