import {AbsoluteFill, random, useCurrentFrame} from 'remotion';

type Props = {
  tabs: number;
};

const Bird = ({x, color, label}: {x: number; color: string; label: string}) => (
  <div style={{position: 'relative', height: 360}}>
    <div style={{position: 'absolute', left: 48, top: 32, fontSize: 40}}>{label}</div>
    <svg style={{position: 'absolute', left: x, top: 130}} width={160} height={120}>
      <path d="M10 40Q50 0 80 60Q110 0 150 40Q110 40 80 110Q50 40 10 40Z" fill={color} />
    </svg>
  </div>
);

export const TwoBirds = ({tabs}: Props) => {
  const frame = useCurrentFrame();
  // Each tab of a render takes every nth frame, and its clock started at another time.
  const tab = frame % tabs;
  const clock = frame + (tabs === 1 ? 0 : (random(`start-of-tab-${tab}`) - 0.5) * 24);

  return (
    <AbsoluteFill style={{backgroundColor: '#eaf4e6', color: '#22351c'}}>
      <Bird x={frame * 9} color="#2f7d4f" label="moved by the frame" />
      <Bird
        x={clock * 9}
        color="#c0532f"
        label={`moved by a clock, in ${tabs === 1 ? 'one tab' : `${tabs} tabs`}`}
      />
    </AbsoluteFill>
  );
};
