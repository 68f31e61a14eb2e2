import {linearTiming, TransitionSeries} from '@remotion/transitions';
import {fade} from '@remotion/transitions/fade';
import {slide} from '@remotion/transitions/slide';
import {wipe} from '@remotion/transitions/wipe';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  presentation: 'fade' | 'slide' | 'wipe';
  overlap: number;
};

const FIRST_SCENE = 60;

const Scene = ({name, color}: {name: string; color: string}) => (
  <AbsoluteFill style={{background: color, alignItems: 'center', paddingTop: 150}}>
    <div style={{color: '#10131a', fontSize: 150, fontWeight: 700}}>{name}</div>
  </AbsoluteFill>
);

const Bar = ({from, length, color}: {from: number; length: number; color: string}) => (
  <div style={{marginLeft: from, width: length, height: 40, borderRadius: 12, background: color}} />
);

export const SceneOverlap = ({presentation, overlap}: Props) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const toPixels = 1120 / durationInFrames;
  const secondStart = FIRST_SCENE - overlap;
  const secondScene = durationInFrames - secondStart;
  const timing = linearTiming({durationInFrames: overlap});
  const transitions = {
    fade: <TransitionSeries.Transition timing={timing} presentation={fade()} />,
    slide: <TransitionSeries.Transition timing={timing} presentation={slide()} />,
    wipe: <TransitionSeries.Transition timing={timing} presentation={wipe()} />,
  };

  return (
    <AbsoluteFill style={{background: '#10131a'}}>
      <TransitionSeries>
        <TransitionSeries.Sequence durationInFrames={FIRST_SCENE}>
          <Scene name="Scene A" color="#4f7cff" />
        </TransitionSeries.Sequence>
        {transitions[presentation]}
        <TransitionSeries.Sequence durationInFrames={secondScene}>
          <Scene name="Scene B" color="#3ddc97" />
        </TransitionSeries.Sequence>
      </TransitionSeries>
      <AbsoluteFill
        style={{top: 510, height: 210, padding: '24px 80px', gap: 22, background: '#10131a'}}
      >
        <Bar from={0} length={FIRST_SCENE * toPixels} color="#4f7cff" />
        <Bar from={secondStart * toPixels} length={secondScene * toPixels} color="#3ddc97" />
        <AbsoluteFill
          style={{left: 80 + frame * toPixels, width: 8, height: 150, background: '#ff6a4d'}}
        />
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
