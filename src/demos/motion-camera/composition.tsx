import {CameraMotionBlur} from '@remotion/motion-blur';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

type Props = {
  shutterAngle: number;
  samples: number;
};

const blades = ['#ff595e', '#ffca3a', '#8ac926', '#1982c4', '#6a4c93'];

const Pinwheel = () => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill>
      <svg viewBox="0 0 1280 720">
        {blades.map((color, i) => (
          <path
            key={color}
            d="M640 340C700 240 690 150 640 70C600 150 590 240 640 340Z"
            fill={color}
            transform={`rotate(${i * 72 + frame * 14} 640 340)`}
          />
        ))}
        <circle cx={640} cy={340} r={26} fill="#3d405b" />
      </svg>
    </AbsoluteFill>
  );
};

export const BlurredPinwheel = ({shutterAngle, samples}: Props) => {
  return (
    <AbsoluteFill style={{backgroundColor: '#e9f5fb'}}>
      <div
        style={{
          position: 'absolute',
          left: 630,
          top: 340,
          width: 20,
          height: 380,
          backgroundColor: '#a98467',
        }}
      />
      <CameraMotionBlur shutterAngle={shutterAngle} samples={samples}>
        <Pinwheel />
      </CameraMotionBlur>
    </AbsoluteFill>
  );
};
