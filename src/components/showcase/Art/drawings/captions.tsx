import {amber, fixed, times, wave, white, type Drawing} from './kit';

export const captions: Drawing = {
  background: '#17111f',
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
