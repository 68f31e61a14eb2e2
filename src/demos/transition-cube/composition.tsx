import {
  linearTiming,
  TransitionSeries,
  type TransitionPresentation,
  type TransitionPresentationComponentProps,
} from '@remotion/transitions';
import {AbsoluteFill, Easing, useVideoConfig} from 'remotion';

type TurnProps = {perspective: number};

const CubeFace = ({
  children,
  passedProps,
  presentationDirection,
  presentationProgress,
}: TransitionPresentationComponentProps<TurnProps>) => {
  const {width} = useVideoConfig();
  const quarter = presentationDirection === 'entering' ? 1 : 0;
  const angle = (quarter - presentationProgress) * 90;

  return (
    <AbsoluteFill style={{perspective: passedProps.perspective}}>
      <AbsoluteFill
        style={{
          // Step back to the center of the cube, turn it, and come forward to the face.
          transform: `translateZ(${-width / 2}px) rotateY(${angle}deg) translateZ(${width / 2}px)`,
          backfaceVisibility: 'hidden',
        }}
      >
        {children}
      </AbsoluteFill>
    </AbsoluteFill>
  );
};

const cubeTurn = (props: TurnProps): TransitionPresentation<TurnProps> => {
  return {component: CubeFace, props};
};

type FaceProps = {color: string; ink: string; value: string; unit: string};

const Face = ({color, ink, value, unit}: FaceProps) => (
  <AbsoluteFill style={{backgroundColor: color, color: ink, padding: 90}}>
    <div style={{fontSize: 300, fontWeight: 700, lineHeight: 1}}>{value}</div>
    <div style={{fontSize: 70, marginTop: 40}}>{unit}</div>
    <div style={{marginTop: 'auto', height: 24, backgroundColor: ink, borderRadius: 12}} />
  </AbsoluteFill>
);

export const CubeTurn = ({perspective}: TurnProps) => {
  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e15'}}>
      <TransitionSeries>
        <TransitionSeries.Sequence durationInFrames={75}>
          <Face color="#ff8a5c" ink="#3b1206" value="128" unit="cups this morning" />
        </TransitionSeries.Sequence>
        <TransitionSeries.Transition
          presentation={cubeTurn({perspective})}
          timing={linearTiming({durationInFrames: 50, easing: Easing.inOut(Easing.quad)})}
        />
        <TransitionSeries.Sequence durationInFrames={95}>
          <Face color="#5ce0c6" ink="#06332b" value="4.9" unit="stars on average" />
        </TransitionSeries.Sequence>
      </TransitionSeries>
    </AbsoluteFill>
  );
};
