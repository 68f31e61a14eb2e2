import {measureText} from '@remotion/layout-utils';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

type Props = {
  text: string;
  fontSize: number;
};

export const MeasuredText = ({text, fontSize}: Props) => {
  const frame = useCurrentFrame();
  const {width, height} = measureText({
    text,
    fontFamily: 'sans-serif',
    fontSize,
    fontWeight: 'bold',
    validateFontIsLoaded: false,
  });
  const drawn = interpolate(frame, [15, 45], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#fffbea', color: '#2b2118'}}>
      <div
        style={{
          position: 'absolute',
          left: 80,
          top: 240,
          width: width * drawn,
          height,
          backgroundColor: '#ffd84d',
        }}
      />
      <div
        style={{
          position: 'absolute',
          left: 80,
          top: 240,
          lineHeight: `${height}px`,
          fontFamily: 'sans-serif',
          fontSize,
          fontWeight: 'bold',
          whiteSpace: 'nowrap',
        }}
      >
        {text}
      </div>
      <div style={{position: 'absolute', left: 80, bottom: 80, fontSize: 44}}>
        {width.toFixed(0)} × {height.toFixed(0)} pixels
      </div>
    </AbsoluteFill>
  );
};
