import {blue, coral, fixed, part, times, white, type Drawing} from './kit';

export const cursor: Drawing = {
  background: '#172033',
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
