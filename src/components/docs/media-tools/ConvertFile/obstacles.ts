import {audioCodecs, videoCodecs, type Choice} from './choice';
import type {Abilities} from './messages';

/** Why a choice can't be carried out with a file in this browser; undefined when nothing speaks against it. */
export const obstacleTo = (choice: Choice, abilities: Abilities): string | undefined => {
  const {container, video, audio} = choice;
  const {hasVideo, audioTracks} = abilities;
  const keepsVideo = hasVideo && video !== 'drop';
  const keepsAudio = audioTracks > 0 && audio !== 'drop';
  if (!keepsVideo && !keepsAudio) return 'The new file would be empty.';
  if (keepsVideo) {
    const known = videoCodecs[container];
    const canCopy = known.some((codec) => abilities.video[codec] === 'copy');
    const codec = video === 'default' ? known[0] : video;
    if (codec && !(video === 'default' && canCopy) && (abilities.video[codec] ?? 'no') === 'no') {
      return `This browser can't convert the video to ${codec}. Choose another codec or container.`;
    }
  }
  if (keepsAudio) {
    const codec = audioCodecs[container];
    if ((abilities.audio[codec] ?? 'no') === 'no') {
      return `This browser can't convert the audio to ${codec}. Leave it out, or choose another container.`;
    }
    if (container === 'wav' && audioTracks > 1) {
      return 'A WAV file holds one audio track, and this file has more than one.';
    }
  }
  return undefined;
};
