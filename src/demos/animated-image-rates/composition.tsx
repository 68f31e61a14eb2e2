import {AbsoluteFill, AnimatedImage, staticFile} from 'remotion';

type Props = {
  playbackRate: number;
  loopBehavior: 'loop' | 'pause-after-finish' | 'clear-after-finish';
};

const src = staticFile('demo/wheel.gif');

export const TwoWheels = ({playbackRate, loopBehavior}: Props) => {
  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#264027',
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 80,
      }}
    >
      <AnimatedImage src={src} width={480} height={480} fit="cover" />
      <AnimatedImage
        src={src}
        width={480}
        height={480}
        fit="cover"
        playbackRate={playbackRate}
        loopBehavior={loopBehavior}
      />
    </AbsoluteFill>
  );
};
