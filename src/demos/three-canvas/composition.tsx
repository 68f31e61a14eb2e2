import {ThreeCanvas} from '@remotion/three';
import {interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  columns: number;
  camera: number;
};

const Columns = ({count}: {count: number}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const turn = interpolate(frame, [0, durationInFrames], [-0.6, 0.6]);

  return (
    <group rotation={[0, turn, 0]}>
      {Array.from({length: count * count}, (_, i) => {
        const x = (i % count) - (count - 1) / 2;
        const z = Math.floor(i / count) - (count - 1) / 2;
        const delay = Math.hypot(x, z) * 5;
        const grown = spring({frame: frame - delay, fps, config: {damping: 12}});
        const height = 0.05 + grown * (1 + Math.cos(x) + Math.cos(z));
        return (
          <mesh key={`${x} ${z}`} position={[x, height / 2 - 1, z]}>
            <boxGeometry args={[0.8, height, 0.8]} />
            <meshStandardMaterial color={`hsl(${190 + height * 40}, 75%, 55%)`} />
          </mesh>
        );
      })}
    </group>
  );
};

export const City = ({columns, camera}: Props) => {
  const {width, height} = useVideoConfig();

  return (
    <ThreeCanvas
      width={width}
      height={height}
      style={{backgroundColor: '#161a2e'}}
      camera={{fov: 40, position: [0, 4, 13]}}
    >
      <ambientLight intensity={0.6} />
      <directionalLight position={[6, 9, 4]} intensity={2.4} />
      <group rotation={[(camera * Math.PI) / 180, 0, 0]}>
        <Columns count={columns} />
      </group>
    </ThreeCanvas>
  );
};
