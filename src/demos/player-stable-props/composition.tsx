import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

type Props = {
  typedPerSecond: number;
};

const rows = [
  {name: 'memo()', perKey: 0, color: '#52b788'},
  {name: 'no memo()', perKey: 1, color: '#ffb703'},
  {name: 'new component', perKey: 1, color: '#e63946', isMounted: true},
];

export const KeysTyped = ({typedPerSecond}: Props) => {
  const frame = useCurrentFrame();
  const keys = Math.floor((frame / 30) * typedPerSecond);
  const sinceKey = frame - (keys / typedPerSecond) * 30;

  return (
    <AbsoluteFill style={{backgroundColor: '#0b132b', color: '#e0e6f0', padding: 60, fontSize: 40}}>
      <div>A text field next to the Player: {keys} keys</div>
      {rows.map(({name, perKey, color, isMounted}) => (
        <div key={name} style={{display: 'flex', alignItems: 'center', gap: 40, marginTop: 50}}>
          <div style={{width: 320}}>{name}</div>
          <div
            style={{
              width: 200,
              height: 112,
              borderRadius: 10,
              backgroundColor: color,
              opacity:
                isMounted && keys > 0
                  ? interpolate(sinceKey, [0, 6], [0, 1], {extrapolateRight: 'clamp'})
                  : 1,
            }}
          />
          <div>
            {perKey * keys} {isMounted ? 'mounts' : 'extra renders'}
          </div>
        </div>
      ))}
    </AbsoluteFill>
  );
};
