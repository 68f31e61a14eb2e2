import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  speed: number;
};

const rates = [60, 30, 24, 12];
const colors = ['#ffd166', '#7bdff2', '#f78fb3', '#b8f2a0'];

export const FrameRates = ({speed}: Props) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  return (
    <AbsoluteFill style={{backgroundColor: '#191b24', color: '#e8eaf2', fontSize: 36}}>
      {rates.map((rate, row) => {
        // The last frame that a video with this rate has shown by now.
        const shown = Math.floor((frame / fps) * rate);
        const seconds = shown / rate;
        const turn = (seconds * speed) % 2;
        const x = 180 + (turn < 1 ? turn : 2 - turn) * 940;
        return (
          <div key={rate} style={{position: 'absolute', top: 20 + row * 172, width: '100%'}}>
            <div style={{position: 'absolute', left: 40, top: 16}}>
              {rate} fps, frame {shown}
            </div>
            <div
              style={{
                position: 'absolute',
                left: x,
                top: 76,
                width: 64,
                height: 64,
                borderRadius: 32,
                backgroundColor: colors[row],
              }}
            />
          </div>
        );
      })}
    </AbsoluteFill>
  );
};
