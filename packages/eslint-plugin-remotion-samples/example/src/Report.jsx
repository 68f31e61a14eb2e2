import {useAudioData} from '@remotion/media-utils';
import {AbsoluteFill, Audio, staticFile} from 'remotion';

const voice = staticFile('voice.mp3');

export const Report = () => {
  const data = useAudioData(voice);
  // The audio is mounted only once the waveform has loaded.
  if (!data) return null;
  return (
    <AbsoluteFill>
      <h1>{data.durationInSeconds} seconds of figures</h1>
      <Audio src={voice} />
    </AbsoluteFill>
  );
};
