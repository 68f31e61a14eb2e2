import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

type Props = {
  clickAt: number;
};

const lanes = ['no media', 'muted', 'with sound', 'with sound, after a click'];

export const FourAttempts = ({clickAt}: Props) => {
  const frame = useCurrentFrame();
  const click = clickAt * 30;
  const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

  return (
    <AbsoluteFill style={{backgroundColor: '#22223b', color: '#f2e9e4', fontSize: 38}}>
      {lanes.map((lane, i) => {
        const start = i === 3 ? click : 0;
        const width = interpolate(frame, [start, 150], [0, 1160], clamp);
        const isHeard = i === 3 && frame >= click;
        return (
          <div key={lane} style={{position: 'absolute', left: 60, top: 60 + i * 150, width: 1160}}>
            <div style={{display: 'flex', justifyContent: 'space-between', marginBottom: 14}}>
              <span>{lane}</span>
              <span style={{color: isHeard ? '#9bf6c2' : '#c9ada7'}}>
                {frame < start
                  ? 'waits'
                  : isHeard
                    ? 'plays, heard'
                    : i === 2
                      ? 'plays, its sound muted'
                      : 'plays, silent'}
              </span>
            </div>
            <div style={{height: 24, backgroundColor: '#4a4e69'}}>
              <div
                style={{
                  height: 24,
                  width,
                  marginLeft: interpolate(start, [0, 150], [0, 1160]),
                  backgroundColor: isHeard ? '#9bf6c2' : '#c9ada7',
                }}
              />
            </div>
          </div>
        );
      })}
      {frame >= click && frame < click + 20 ? (
        <div style={{position: 'absolute', left: 60, bottom: 24}}>The visitor clicks</div>
      ) : null}
    </AbsoluteFill>
  );
};
