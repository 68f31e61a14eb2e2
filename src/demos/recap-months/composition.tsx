import {AbsoluteFill, random, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  name: string;
  months: number;
};

export const Recap = ({name, months}: Props) => {
  const frame = useCurrentFrame();
  const {fps, width} = useVideoConfig();
  const kilometers = Array.from({length: months}, (_, index) =>
    Math.round(20 + 60 * random(`${name}-${String(index)}`)),
  );
  const enter = spring({frame, fps, config: {damping: 200}});
  const longest = Math.max(...kilometers);
  const column = (width - 180) / months;

  return (
    <AbsoluteFill style={{background: '#10131a', color: '#f4f6fb', padding: 90}}>
      <div style={{fontSize: 72, fontWeight: 700, opacity: enter}}>Well done, {name}</div>
      <div style={{fontSize: 48, color: '#3ddc97', opacity: enter}}>
        {kilometers.reduce((sum, value) => sum + value, 0)} km · {60 + months * 10} frames
      </div>
      {kilometers.map((value, index) => {
        const grow = spring({frame: frame - 30 - index * 10, fps, config: {damping: 18}});
        return (
          <div
            key={index}
            style={{
              position: 'absolute',
              left: 90 + index * column,
              bottom: 90,
              width: column - 12,
              height: (value / longest) * 300 * grow,
              borderRadius: 12,
              background: value === longest ? '#ffc247' : '#4f7cff',
            }}
          />
        );
      })}
    </AbsoluteFill>
  );
};
